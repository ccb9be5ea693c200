import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { Translation } from "@orbita/contract";
import { AiLabel } from "@orbita/ui/base/ai-label.tsx";
import { Button } from "@orbita/ui/base/button.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { Stack } from "@orbita/ui/base/stack.tsx";
import { Tag } from "@orbita/ui/base/tag.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { Dialog } from "@orbita/ui/overlays/dialog.tsx";
import { IconLanguage } from "@tabler/icons-react";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useEditor } from "./editor-context.tsx";
import { useTranslation } from "./use-translation.ts";
import styles from "./drafted.module.css";

/**
 * Translates the ad's text into the other language of the product.
 * Shows the result first, then can create a separate draft from it.
 */
export function TranslateButton() {
  const { t } = useLingui();
  const { form } = useEditor();
  const [language, description] = useWatch({ control: form.control, name: ["language", "description"] });
  const { translating, copying } = useTranslation();
  const [opened, setOpened] = useState(false);
  const { data } = translating;
  if (!description.trim()) return null;
  const toEnglish = language === "it";
  return (
    <div className={styles.acts}>
      <Button
        variant="quiet"
        size="sm"
        icon={IconLanguage}
        busy={translating.isPending}
        onClick={() => translating.mutate(undefined, { onSuccess: () => setOpened(true) })}
      >
        {toEnglish ? <Trans>Translate into English…</Trans> : <Trans>Translate into Italian…</Trans>}
      </Button>
      <Dialog
        opened={opened && data !== undefined}
        onClose={() => setOpened(false)}
        width={720}
        title={toEnglish ? t`English translation` : t`Italian translation`}
        description={t`We only translated words in our lists. The rest is as you wrote it.`}
        closeLabel={t`Close`}
        footNote={<AiLabel>{t`Written by AI`}</AiLabel>}
        actions={
          <Button
            variant="primary"
            size="lg"
            busy={copying.isPending}
            onClick={() => data && copying.mutate(data, { onSuccess: () => setOpened(false) })}
          >
            {toEnglish ? <Trans>Create English copy</Trans> : <Trans>Create Italian copy</Trans>}
          </Button>
        }
      >
        {data && <Translated translation={data} />}
      </Dialog>
    </div>
  );
}

function Translated({ translation: { language, title, paragraphs } }: { translation: Translation }) {
  const left = paragraphs.filter(({ translated }) => !translated).length;
  return (
    <Stack gap={4}>
      {left > 0 && (
        <Note tone="warning">
          <Plural
            value={left}
            one="# paragraph wasn’t translated: we don’t know all of its words."
            other="# paragraphs weren’t translated: we don’t know all of their words."
          />
        </Note>
      )}
      {title && (
        <Text weight="medium" size="md">
          <bdi lang={language}>{title}</bdi>
        </Text>
      )}
      <ul className={styles.paragraphs}>
        {paragraphs.map(({ text, translated, left: kept }) => (
          <li key={text} className={styles.paragraph}>
            {!translated && (
              <Tag>
                <Trans>Not translated</Trans>
              </Tag>
            )}
            <span lang={translated ? language : undefined}>{text}</span>
            {kept.length > 0 && (
              <Text as="span" size="sm" tone="muted">
                <Trans>We left this part as you wrote it: {kept.join(", ")}</Trans>
              </Text>
            )}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
