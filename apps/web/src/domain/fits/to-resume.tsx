import { Trans } from "@lingui/react/macro";
import type { JobFitStep } from "@orbita/contract";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { IconPencil, IconPlus } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";

type Props = {
  step: JobFitStep;
  /** A link for the steps that the page does not emphasize. */
  look?: "button" | "link";
};

/** Leads to the form in the CV editor where the step can be made. Renders nothing if there is nothing to write. */
export function ToResume({ step: { section, itemId }, look = "button" }: Props) {
  if (!section) return null;
  // The editor opens the form whose button has this id.
  const link = <Link to="/resume" hash={`open-${section}:${itemId ?? "new"}`} />;
  const label = itemId ? <Trans>Edit line</Trans> : <Trans>Add line</Trans>;
  if (look === "link") return <TextLink link={link}>{label}</TextLink>;
  return (
    <ButtonLink variant="outline" icon={itemId ? IconPencil : IconPlus} link={link}>
      {label}
    </ButtonLink>
  );
}
