import { Plural, Trans } from "@lingui/react/macro";
import type { MyApplication } from "@orbita/contract";
import { PromiseLabel } from "@orbita/ui/base/promise-label.tsx";
import { promiseOf } from "./promise-of.ts";
import styles from "./applications.module.css";

const looks = { kept: "kept", late: "due", missed: "late" } as const;

/** Whether the promised answer came in time; renders nothing while an answer is due. */
export function KeptLabel({ application }: { application: MyApplication }) {
  const { became, days } = promiseOf(application);
  if (became === "open" || application.replyBy !== null) return null;
  return (
    <PromiseLabel size="xs" state={looks[became]} className={styles.kept}>
      {became === "missed" ? (
        <Trans>never answered</Trans>
      ) : became === "kept" ? (
        <Plural value={days} _0="answered the same day" one="answered in # day" other="answered in # days" />
      ) : (
        <Plural value={days} one="late: answered after # day" other="late: answered after # days" />
      )}
    </PromiseLabel>
  );
}
