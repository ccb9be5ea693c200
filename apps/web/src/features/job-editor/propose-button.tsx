import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { Dialog } from "@orbita/ui/overlays/dialog.tsx";
import { IconCpu } from "@tabler/icons-react";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useEditor } from "./editor-context.tsx";
import type { Proposal, Way } from "./use-proposal.ts";

export const needsTitleId = "proposal-needs-title";

/** Proposes a description generated from the other fields. Asks before it changes existing text. */
export function ProposeButton({ proposal: { propose, busy } }: { proposal: Proposal }) {
  const { t } = useLingui();
  const { form } = useEditor();
  const [title, description] = useWatch({ control: form.control, name: ["title", "description"] });
  const [asked, setAsked] = useState(false);
  const untitled = title.trim() === "";
  const go = (way: Way) => {
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
        <Trans>Propose a text</Trans>
      </Button>
      <Dialog
        opened={asked}
        onClose={() => setAsked(false)}
        width={480}
        title={t`There is a text already`}
        description={t`An AI writes from the fields of the post and from what your page says. What is proposed can go below it, or take its place.`}
        closeLabel={t`Close`}
        actions={
          <>
            <Button variant="quiet" size="lg" onClick={() => go("replace")}>
              <Trans>Replace it</Trans>
            </Button>
            <Button variant="primary" size="lg" data-autofocus onClick={() => go("append")}>
              <Trans>Put it below</Trans>
            </Button>
          </>
        }
      />
    </>
  );
}
