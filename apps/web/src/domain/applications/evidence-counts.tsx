import { Plural } from "@lingui/react/macro";
import type { Evidence, Verdict } from "@orbita/contract";
import { Meta } from "@orbita/ui/base/meta.tsx";

/** How many requirements are met and not met, in words. There is deliberately no score of the person. */
export function EvidenceCounts({ evidence }: { evidence: readonly Evidence[] }) {
  const of = (wanted: Verdict) => evidence.filter(({ verdict }) => verdict === wanted).length;
  const met = of("met");
  const related = of("related");
  const not = of("notMet");
  const unknown = of("unknown");
  return (
    <Meta
      items={[
        met > 0 && <Plural key="met" value={met} one="# met" other="# met" />,
        related > 0 && <Plural key="related" value={related} one="# related" other="# related" />,
        not > 0 && <Plural key="not" value={not} one="# not met" other="# not met" />,
        unknown > 0 && <Plural key="unknown" value={unknown} one="# not found" other="# not found" />,
      ]}
    />
  );
}
