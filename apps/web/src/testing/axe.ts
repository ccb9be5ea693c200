import axe from "axe-core";

const finite = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;

/** What comes in, and a colour on its way from one to another: what it ends as is judged. What goes on for ever lasts. */
function endMovements(): void {
  for (const movement of document.getAnimations()) if (finite(movement)) movement.finish();
}

async function found(): Promise<string[]> {
  endMovements();
  const { violations: broken } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  return broken.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`);
}

/**
 * The rules that the page breaks, with the first place of each. What lasts is judged: a page that is still being put together
 * is looked at again, and what breaks a rule for three seconds breaks it.
 */
export async function violations(): Promise<string[]> {
  const until = performance.now() + 3_000;
  for (;;) {
    const broken = await found();
    if (broken.length === 0 || performance.now() > until) return broken;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
