import axe from "axe-core";

const finite = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;

/** Finishes running animations and transitions, so that axe checks the final state. Endless animations continue. */
function endMovements(): void {
  for (const movement of document.getAnimations()) if (finite(movement)) movement.finish();
}

async function found(): Promise<string[]> {
  endMovements();
  const { violations: broken } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  return broken.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`);
}

/**
 * The accessibility rules that the page breaks, each with its first violation. Repeats the check while the page still renders; a violation
 * counts if it lasts for three seconds.
 */
export async function violations(): Promise<string[]> {
  const until = performance.now() + 3_000;
  for (;;) {
    const broken = await found();
    if (broken.length === 0 || performance.now() > until) return broken;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
