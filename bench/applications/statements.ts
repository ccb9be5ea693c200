export type Statement = { text: string; values: unknown[] };

/** What is said to the database while something is asked. */
export async function statementsOf(said: Statement[], ask: () => Promise<unknown>): Promise<Statement[]> {
  said.length = 0;
  await ask();
  return [...said];
}
