import type { JobFitStep } from "@orbita/contract";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Trans } from "@lingui/react/macro";
import { IconPencil, IconPlus } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";

/** A button to the form in the CV editor where the step can be made. Nothing for a step with nothing to write. */
export function ToResume({ step: { section, itemId } }: { step: JobFitStep }) {
  if (!section) return null;
  return (
    <ButtonLink
      variant="outline"
      icon={itemId ? IconPencil : IconPlus}
      // The editor opens the form whose button has this id.
      link={<Link to="/resume" hash={`open-${section}:${itemId ?? "new"}`} />}
    >
      {itemId ? <Trans>Edit line</Trans> : <Trans>Add line</Trans>}
    </ButtonLink>
  );
}
