import { Plural, Trans } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { Icon } from "@orbita/ui/icons/icon.tsx";
import { IconAlertTriangle, IconShieldCheck } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useLingui } from "@lingui/react/macro";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import type { TimelineVerification } from "@orbita/contract";
import styles from "./detail.module.css";

/** Verifies the hash chain of the timeline: each row signs the previous one. */
export function Verification({ id }: { id: string }) {
  const { i18n } = useLingui();
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => answered(api().applications.verifyMine({ params: { id } })),
  });
  return (
    <div className={styles.verify}>
      <Button size="sm" variant="quiet" icon={IconShieldCheck} busy={isPending} onClick={() => mutate()}>
        <Trans>Verify the timeline</Trans>
      </Button>
      <p role="status" className={styles.verdict}>
        {data && <Verdict {...data} />}
        {error && failureText(i18n, error)}
      </p>
    </div>
  );
}

function Verdict({ whole, steps, brokenAt, head }: TimelineVerification) {
  const end = head?.slice(0, 12);
  if (!whole)
    return (
      <>
        <Icon icon={IconAlertTriangle} size="sm" />{" "}
        {brokenAt === 0 ? (
          <Trans>Its end is missing: something was taken away.</Trans>
        ) : (
          <Trans>It is broken at row {brokenAt}: something was changed there.</Trans>
        )}
      </>
    );
  return (
    <>
      <Plural value={steps} one="Whole: # row, unchanged." other="Whole: # rows, each of them unchanged." />{" "}
      {end && (
        <Trans>
          Its end is <code>{end}</code>.
        </Trans>
      )}
    </>
  );
}
