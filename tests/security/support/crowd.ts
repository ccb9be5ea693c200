/** Makes `count` calls, a few at a time, and counts how often each result occurs. */
export async function crowd(
  count: number,
  one: (n: number) => Promise<string | null>,
  atOnce = 24,
): Promise<Record<string, number>> {
  const answers: Record<string, number> = {};
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const answer = (await one(next++)) ?? "granted";
      answers[answer] = (answers[answer] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return answers;
}
