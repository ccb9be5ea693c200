import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { Dialog } from "@orbita/ui/overlays/dialog.tsx";
import { IconCpu } from "@tabler/icons-react";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useEditor } from "./editor-context.tsx";
import type { DescriptionProposalControl, InsertionMode } from "./use-description-proposal.ts";

export const needsTitleId = "proposal-needs-title";

/** Button that asks for a description generated from the other fields. Asks before it changes existing text. */
export function ProposeDescriptionButton({ proposal: { propose, busy } }: { proposal: DescriptionProposalControl }) {
  const { t } = useLingui();
  const { form } = useEditor();
  const [title, description] = useWatch({ control: form.control, name: ["title", "description"] });
  const [asked, setAsked] = useState(false);
  const untitled = title.trim() === "";
  const go = (way: InsertionMode) => {
    setAsked(false);
    propose(way);
  };
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        icon={IconCpu}
        busy={busy}
        disabled={untitled}
        aria-describedby={untitled ? needsTitleId : undefined}
        onClick={() => (description.trim() ? setAsked(true) : go("replace"))}
      >
        <Trans>Suggest description</Trans>
      </Button>
      <Dialog
        opened={asked}
        onClose={() => setAsked(false)}
        width={480}
        title={t`This job already has a description`}
        description={t`AI will write a description from the other fields of the job and your Space’s page. You can add it below your text or replace your text.`}
        closeLabel={t`Close`}
        actions={
          <>
            <Button variant="quiet" size="lg" onClick={() => go("replace")}>
              <Trans>Replace</Trans>
            </Button>
            <Button variant="primary" size="lg" data-autofocus onClick={() => go("append")}>
              <Trans>Add below</Trans>
            </Button>
          </>
        }
      />
    </>
  );
}
