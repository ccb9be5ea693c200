import { Trans } from "@lingui/react/macro";
import type { MyWholeApplication } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { IconFileText, IconMessageCircle } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { applyWish } from "~/domain/applications/public/apply-wish.ts";
import { MotivationDialog, SentCvDialog } from "./sent-dialogs.tsx";
import { WithdrawDialog } from "./withdraw-dialog.tsx";
import styles from "./detail.module.css";

type ApplicationDialogName = "cv" | "motivation" | "withdraw" | null;

/** Buttons to view the documents sent, to withdraw and to send again. */
export function ApplicationDetailActions({ application }: { application: MyWholeApplication }) {
  const [opened, open] = useState<ApplicationDialogName>(null);
  const { canWithdraw, canSendAgain, jobPost, motivation, answers } = application;
  const close = () => open(null);
  return (
    <>
      <Button size="sm" variant="quiet" icon={IconFileText} onClick={() => open("cv")}>
        <Trans>CV you sent</Trans>
      </Button>
      {(motivation || answers.length > 0) && (
        <Button size="sm" variant="quiet" icon={IconMessageCircle} onClick={() => open("motivation")}>
          <Trans>Cover note</Trans>
        </Button>
      )}
      {canWithdraw && (
        <Button size="sm" variant="danger" className={styles.end} onClick={() => open("withdraw")}>
          <Trans>Withdraw…</Trans>
        </Button>
      )}
      {canSendAgain && (
        <ButtonLink
          size="sm"
          variant="primary"
          className={styles.end}
          link={
            <Link
              to="/jobs/$id"
              params={{ id: jobPost.id }}
              onClick={() => sessionStorage.setItem(applyWish, jobPost.id)}
            />
          }
        >
          <Trans>Send again</Trans>
        </ButtonLink>
      )}
      {opened === "cv" && <SentCvDialog application={application} onClose={close} />}
      {opened === "motivation" && <MotivationDialog application={application} onClose={close} />}
      {opened === "withdraw" && <WithdrawDialog application={application} onClose={close} />}
    </>
  );
}
