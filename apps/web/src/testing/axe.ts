import axe from "axe-core";

/** Names of the rules that the page breaks. */
export async function violations(): Promise<string[]> {
  // A colour on its way from one to another is neither: what lasts is judged.
  for (const transition of document.getAnimations()) if (transition instanceof CSSTransition) transition.finish();
  const { violations: found } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
