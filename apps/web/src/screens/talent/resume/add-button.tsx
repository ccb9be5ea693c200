import { Trans, useLingui } from "@lingui/react/macro";
import type { ResumeSection } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { IconPlus } from "@tabler/icons-react";
import { formOf, openerId } from "./resume-context.tsx";
import { sectionNames } from "~/domain/resumes/section-labels.ts";

type Props = { section: ResumeSection; onClick: () => void };

/** Button that adds an entry to a section. For screen readers the label includes the section's name. */
export function AddButton({ section, onClick }: Props) {
  const { t, i18n } = useLingui();
  const name = i18n._(sectionNames[section]);
  return (
    <Button
      id={openerId(formOf(section))}
      variant="quiet"
      size="sm"
      icon={IconPlus}
      aria-label={t`Add to ${name}`}
      onClick={onClick}
    >
      <Trans>Add</Trans>
    </Button>
  );
}
