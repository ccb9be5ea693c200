import axe from "axe-core";

/** Names of the rules that the page breaks. */
export async function violations(): Promise<string[]> {
  const { violations: found } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
