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

/** Button that verifies the hash chain of the timeline: each row contains the hash of the previous row. */
export function Verification({ id }: { id: string }) {
  const { i18n } = useLingui();
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => answered(api().applications.verifyMine({ params: { id } })),
  });
  return (
    <div className={styles.verify}>
      <Button size="sm" variant="quiet" icon={IconShieldCheck} busy={isPending} onClick={() => mutate()}>
        <Trans>Verify timeline</Trans>
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
          <Trans>Not verified: entries at the end were removed. Contact us and we’ll look into it.</Trans>
        ) : (
          <Trans>Not verified: entry {brokenAt} was edited. Contact us and we’ll look into it.</Trans>
        )}
      </>
    );
  return (
    <>
      <Plural value={steps} one="Verified: # entry, unchanged." other="Verified: # entries, all unchanged." />{" "}
      {end && (
        <Trans>
          Last entry’s code: <code>{end}</code>.
        </Trans>
      )}
    </>
  );
}
