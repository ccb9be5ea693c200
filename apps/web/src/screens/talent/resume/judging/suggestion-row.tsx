import { Trans, useLingui } from "@lingui/react/macro";
import type { AssessmentSection } from "@orbita/contract/resumes/limits";
import { Button } from "@orbita/ui/base/button.tsx";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { cx } from "@orbita/ui/cx.ts";
import { IconPencil, IconPlus, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { openerId, useResumeTools } from "../resume-context.tsx";
import { ShareSuggestionDialog } from "./share-suggestion-dialog.tsx";
import { SuggestionForm } from "./suggestion-form.tsx";
import { quotedLine } from "~/domain/resumes/quoted-line.ts";
import { useSuggestion, type ResumeSuggestion } from "./use-suggestion.ts";
import styles from "./judging.module.css";

type Props = { section: AssessmentSection; item: ResumeSuggestion };

export function SuggestionRow({ section, item }: Props) {
  const { t } = useLingui();
  const { isOpen } = useResumeTools();
  const acts = useSuggestion(section, item);
  const [asking, setAsking] = useState(false);
  const { name } = acts;
  const skill = section === "proposedTechnicalSkills";
  const line = quotedLine(item);
  if (isOpen(acts.form)) return <SuggestionForm section={section} item={item} acts={acts} />;
  return (
    <div className={cx(styles.row, skill && styles.many)}>
      <div className={styles.words}>
        <Text as="b" size="md" weight="medium">
          {item.text}
        </Text>
        {line && (
          <Text size="sm" tone="muted" className={styles.line}>
            <q>{line}</q>
          </Text>
        )}
        {item.motivation && (
          <Text size="sm" tone="muted" className={styles.reason}>
            {item.motivation}
          </Text>
        )}
        {item.answer && (
          <Text size="md" className={styles.answer}>
            {item.answer}
          </Text>
        )}
        {section === "aiquestions" && !item.answer && (
          <Button variant="quiet" size="sm" icon={IconPencil} className={styles.reply} onClick={acts.edit}>
            <Trans>Answer</Trans>
          </Button>
        )}
      </div>
      <span className={styles.acts}>
        <IconButton
          size="sm"
          id={openerId(acts.form)}
          icon={IconPencil}
          label={t`Edit “${name}”`}
          className={styles.late}
          onClick={acts.edit}
        />
        {skill && (
          <Button size="sm" icon={IconPlus} aria-label={t`Add ${name} to my skills`} onClick={() => void acts.adopt()}>
            <Trans>Add</Trans>
          </Button>
        )}
        {item.shared ? (
          <Button variant="quiet" size="sm" aria-label={t`Withdraw “${name}”`} onClick={acts.withdraw}>
            <Trans>Withdraw</Trans>
          </Button>
        ) : (
          <Button size="sm" aria-haspopup="dialog" aria-label={t`Share “${name}”`} onClick={() => setAsking(true)}>
            <Trans>Share…</Trans>
          </Button>
        )}
        <IconButton size="sm" icon={IconTrash} label={t`Delete “${name}”`} onClick={acts.remove} />
      </span>
      {asking && (
        <ShareSuggestionDialog
          text={item.text}
          onClose={() => setAsking(false)}
          onShare={() => {
            setAsking(false);
            acts.share();
          }}
        />
      )}
    </div>
  );
}
