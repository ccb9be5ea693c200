import { Trans, useLingui } from "@lingui/react/macro";
import type { Maintenance } from "@orbita/contract";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import type { ReactNode } from "react";
import { ReasonDialog } from "~/shell/form/reason-dialog.tsx";
import { useChangeMaintenance, type MaintenanceChange } from "./use-change-maintenance.ts";

export type MaintenanceAct =
  | { kind: "close" | "open" | "unplan" }
  | { kind: "message"; message: Maintenance["message"] };

type MaintenanceDialogContent = {
  title: string;
  label: string;
  done: string;
  body: ReactNode;
  change: MaintenanceChange;
};

function useWords(act: MaintenanceAct): MaintenanceDialogContent {
  const { t } = useLingui();
  if (act.kind === "message")
    return {
      title: t`Save the message`,
      label: t`Save the message`,
      done: t`The message is saved`,
      body: <Trans>It is read by everybody while the platform is closed.</Trans>,
      change: { message: act.message },
    };
  const words: Record<"close" | "open" | "unplan", MaintenanceDialogContent> = {
    close: {
      title: t`Close the platform now?`,
      label: t`Close the platform`,
      done: t`The platform is closed`,
      body: (
        <Trans>
          From now on everybody but administrators reads the message in place of every page, until you open again. What
          they were writing stays where it is; work in the queues goes on.
        </Trans>
      ),
      change: { on: true },
    },
    open: {
      title: t`Open the platform again?`,
      label: t`Open the platform`,
      done: t`The platform is open`,
      body: <Trans>Pages that wait come back by themselves within half a minute.</Trans>,
      // Clears the plan too: a plan that has already begun would close the platform again.
      change: { on: false, from: null, until: null },
    },
    unplan: {
      title: t`Drop the plan?`,
      label: t`Drop the plan`,
      done: t`Nothing is planned any more`,
      body: <Trans>It is no longer announced, and the platform stays as it is.</Trans>,
      change: { from: null, until: null },
    },
  };
  return words[act.kind];
}

type Props = { act: MaintenanceAct; maintenance: Maintenance; onClose: () => void };

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
