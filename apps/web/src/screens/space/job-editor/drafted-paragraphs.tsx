import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { paragraphsOf, stillDrafted } from "@orbita/contract/job-posts/paragraphs";
import { AiLabel } from "@orbita/ui/base/ai-label.tsx";
import { Button } from "@orbita/ui/base/button.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { IconArrowBackUp } from "@tabler/icons-react";
import { useWatch } from "react-hook-form";
import { focusField, useEditor } from "./editor-context.tsx";
import { useFieldLabels } from "~/domain/job-posts/use-field-labels.ts";
import type { DescriptionProposalControl } from "./use-description-proposal.ts";
import styles from "./drafted.module.css";

/** Lists the paragraphs that an AI wrote and nobody edited; each links to its text. Editing a paragraph removes it from the list. */
export function DraftedParagraphs({ sources, undo }: Pick<DescriptionProposalControl, "sources" | "undo">) {
  const { t } = useLingui();
  const { form } = useEditor();
  const [description, drafted] = useWatch({ control: form.control, name: ["description", "draftedParagraphs"] });
  const marked = stillDrafted(description, drafted);
  const all = paragraphsOf(description);
  const fromWords = useSourceWords();
  if (marked.length === 0) return null;
  return (
    <section className={styles.drafted} aria-label={t`AI-written paragraphs`}>
      <div className={styles.head}>
        <AiLabel>{t`Written by AI`}</AiLabel>
        <Text as="span" size="sm" tone="muted">
          <Plural
            value={marked.length}
            one="# AI-written paragraph: review it before publishing. Editing it removes the AI label."
            other="# AI-written paragraphs: review them before publishing. Editing one removes its AI label."
          />
        </Text>
        {undo && (
          <Button variant="quiet" size="sm" icon={IconArrowBackUp} onClick={undo}>
            <Trans>Undo</Trans>
          </Button>
        )}
      </div>
      <ol className={styles.list}>
        {marked.map((paragraph) => {
          const number = all.indexOf(paragraph) + 1;
          const from = fromWords(sources.get(paragraph) ?? []);
          return (
            <li key={paragraph}>
              <button type="button" className={styles.row} onClick={() => select(paragraph)}>
                <span className={styles.number}>{number}</span>
                <span className={styles.words}>{paragraph.replaceAll("\n", " ")}</span>
                {from && (
                  <span className={styles.from}>
                    <Trans>Based on: {from}</Trans>
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** Selects the paragraph in the description field. */
function select(paragraph: string): void {
  focusField("description");
  const box = document.activeElement;
  if (!(box instanceof HTMLTextAreaElement)) return;
  const start = box.value.indexOf(paragraph);
  if (start >= 0) box.setSelectionRange(start, start + paragraph.length);
}

/** The labels of the fields from which a paragraph was generated. */
function useSourceWords(): (from: readonly string[]) => string {
  const { t, i18n } = useLingui();
  const labels = useFieldLabels();
  const list = new Intl.ListFormat(i18n.locale, { type: "conjunction" });
  return (from) =>
    list.format(
      new Set(
        from.map((name) => (name.startsWith("space.") ? t`the Space’s page` : (labels[name as "title"] ?? name))),
      ),
    );
}
