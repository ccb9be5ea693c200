import { Trans, useLingui } from "@lingui/react/macro";
import type { Maintenance } from "@orbita/contract";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import type { ReactNode } from "react";
import { ReasonDialog } from "~/shell/form/reason-dialog.tsx";
import { useChangeMaintenance, type MaintenanceChange } from "./use-change-maintenance.ts";

export type MaintenanceAction =
  | { kind: "close" | "open" | "unplan" }
  | { kind: "message"; message: Maintenance["message"] };

type MaintenanceDialogContent = {
  title: string;
  label: string;
  done: string;
  body: ReactNode;
  change: MaintenanceChange;
};

function useWords(act: MaintenanceAction): MaintenanceDialogContent {
  const { t } = useLingui();
  if (act.kind === "message")
    return {
      title: t`Save the message?`,
      label: t`Save message`,
      done: t`Message saved`,
      body: <Trans>Everyone except administrators will see this message while the platform is closed.</Trans>,
      change: { message: act.message },
    };
  const words: Record<"close" | "open" | "unplan", MaintenanceDialogContent> = {
    close: {
      title: t`Close the platform now?`,
      label: t`Close platform`,
      done: t`Platform closed`,
      body: (
        <Trans>
          From now until you reopen the platform, everyone except administrators will see the message in place of every
          page. Anything they were writing will be kept, and queued work will continue.
        </Trans>
      ),
      change: { on: true },
    },
    open: {
      title: t`Reopen the platform?`,
      label: t`Reopen platform`,
      done: t`Platform reopened`,
      body: <Trans>Waiting pages will come back automatically within 30 seconds.</Trans>,
      // Reopening also clears the planned maintenance, which would otherwise close the platform again if it has begun.
      change: { on: false, from: null, until: null },
    },
    unplan: {
      title: t`Remove the scheduled maintenance?`,
      label: t`Remove schedule`,
      done: t`Scheduled maintenance removed`,
      body: <Trans>The maintenance will no longer be announced, and the platform will stay as it is now.</Trans>,
      change: { from: null, until: null },
    },
  };
  return words[act.kind];
}

type Props = { act: MaintenanceAction; maintenance: Maintenance; onClose: () => void };

/** Confirms a maintenance change: explains its effect on users and asks for a reason. */
export function MaintenanceDialog({ act, maintenance, onClose }: Props) {
  const words = useWords(act);
  const change = useChangeMaintenance(maintenance);
  return (
    <ReasonDialog
      title={words.title}
      submitLabel={words.label}
      variant={act.kind === "close" ? "dangerFill" : "primary"}
      onClose={onClose}
      act={async (reason) => {
        await change(words.change, reason);
        showToast({ message: words.done });
      }}
    >
      <p>{words.body}</p>
    </ReasonDialog>
  );
}
