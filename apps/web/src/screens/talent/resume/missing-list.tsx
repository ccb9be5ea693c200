import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { IconX } from "@tabler/icons-react";
import { useId } from "react";
import { useClientState } from "~/shell/session/client-state.ts";
import { hideHint, rememberCollapsed } from "./remember.ts";
import { missingIn, filterShown, type MissingContent } from "./missing.ts";
import { useMissingLabels } from "./use-missing-labels.ts";
import { focusSoon, formOf, sectionId, useResumeTools } from "./resume-context.tsx";
import styles from "./missing.module.css";

/**
 * Suggests content that the resume lacks: what, why, and a button that opens its form. The user can hide each hint permanently.
 */
export function MissingList() {
  const { t } = useLingui();
  const { resume, openForm } = useResumeTools();
  const hidden = useClientState((state) => state.hiddenHints);
  const words = useMissingLabels();
  const title = useId();
  const shown = filterShown(missingIn(resume), hidden);
  if (shown.length === 0) return null;

  const mend = ({ at, entry }: MissingContent) => {
    if (at !== "headline" && at !== "contacts") rememberCollapsed({ [at]: false });
    openForm(at === "headline" ? "headline" : formOf(at, entry));
    if (at !== "headline") document.getElementById(sectionId(at))?.scrollIntoView({ block: "start" });
  };

  return (
    <section aria-labelledby={title} className={styles.missing}>
      <h2 id={title} className={styles.title}>
        <Trans>How to improve your CV</Trans>
      </h2>
      <ul>
        {shown.map((missing) => {
          const { what, why, act } = words(missing, resume);
          return (
            <li key={missing.kind} className={styles.row}>
              <div className={styles.words}>
                <Text as="span" size="md" weight="medium">
                  {what}
                </Text>{" "}
                <Text as="span" size="md" tone="muted">
                  {why}
                </Text>
              </div>
              <Button size="sm" onClick={() => mend(missing)}>
                {act}
              </Button>
              <IconButton
                size="sm"
                icon={IconX}
                label={t`Don’t show “${what}” again`}
                onClick={() => {
                  hideHint(missing.kind);
                  focusSoon(`${sectionId("summary")}-title`);
                }}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
