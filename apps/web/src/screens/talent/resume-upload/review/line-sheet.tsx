import { Trans, useLingui } from "@lingui/react/macro";
import { Dialog } from "@orbita/ui/overlays/dialog.tsx";
import { PaperLines } from "../document/paper-lines.tsx";
import { useReview } from "./review-context.ts";
import { sourceOf } from "./source.ts";
import styles from "./review.module.css";

const around = 3;

/** A dialog for phones with the source line of a value and the lines around it. */
export function LineSheet({ path, onClose }: { path: string | null; onClose: () => void }) {
  const { t } = useLingui();
  const { reading, proposals } = useReview();
  const spans = proposals.find((proposal) => proposal.path === path)?.spans ?? [];
  const first = spans[0]?.line ?? 0;
  const last = spans.at(-1)?.line ?? first;
  const lines = reading.lines.map((_, index) => index).slice(Math.max(0, first - around), last + around + 1);
  const source = sourceOf(reading, spans);
  const line = source?.line ?? 1;
  const page = source?.page ?? 0;
  return (
    <Dialog
      opened={path !== null}
      onClose={onClose}
      closeLabel={t`Close`}
      title={
        page > 0 ? (
          <Trans>
            Page {page}, line {line}
          </Trans>
        ) : (
          <Trans>Line {line}</Trans>
        )
      }
    >
      <div className={styles.sheet}>
        <PaperLines lines={lines} still />
      </div>
    </Dialog>
  );
}
