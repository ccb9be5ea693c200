import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { CompletedStage } from "@orbita/contract";
import type { ReadingStage } from "@orbita/contract/resume-uploads/reading";
import { formatCount } from "~/shell/format/format.ts";

/** The title of each reading stage, before and after it has passed, and a summary of what it found. */
export function useStageLabels() {
  const { t } = useLingui();
  const count = useCounts();
  const titles: Record<ReadingStage, { done: string; doing: string }> = {
    received: { done: t`Received and stored`, doing: t`Receiving the document` },
    scanned: { done: t`Virus check`, doing: t`Virus check` },
    extracted: { done: t`Text extracted`, doing: t`Extracting the text` },
    recognised: { done: t`Experience and skills recognised`, doing: t`Recognising experience and skills` },
    linked: { done: t`Every field linked to its line`, doing: t`Linking every field to its line` },
    asked: { done: t`Also read by the AI model`, doing: t`Reading with the AI model too` },
    compared: { done: t`Compared with the AI model’s reading`, doing: t`Comparing with the AI model’s reading` },
    ready: { done: t`Ready for review`, doing: t`Ready for review` },
  };
  function facts({ stage, facts: { words, pages, hidden, experience, skills, fields, unplaced } }: CompletedStage) {
    switch (stage) {
      case "received":
        return t`Encrypted and visible only to you`;
      case "scanned":
        return t`No problems found`;
      case "extracted": {
        const found = hidden ? t`Hidden text found and ignored` : t`No hidden text`;
        return [listed(count.words(words), count.pages(pages)), hidden === undefined ? "" : found]
          .filter(Boolean)
          .join(". ");
      }
      case "recognised":
        return listed(count.experience(experience), count.skills(skills));
      case "linked":
        return listed(count.fields(fields), count.unplaced(unplaced || undefined));
      case "compared":
        return t`Without your name and contact details`;
      case "asked":
      case "ready":
        return "";
    }
  }
  return { title: (stage: ReadingStage, done: boolean) => titles[stage][done ? "done" : "doing"], facts };
}

const listed = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join(", ");

function useCounts() {
  const { t, i18n } = useLingui();
  const counting =
    (say: (value: number, shown: string) => string) =>
    (value: number | undefined): string | null =>
      value === undefined ? null : say(value, formatCount(i18n.locale, value));
  return {
    words: counting((value, shown) => t`${plural(value, { one: `${shown} word`, other: `${shown} words` })}`),
    pages: counting((value, shown) => t`${plural(value, { one: `${shown} page`, other: `${shown} pages` })}`),
    experience: counting(
      (value, shown) => t`${plural(value, { one: `${shown} position`, other: `${shown} positions` })}`,
    ),
    skills: counting((value, shown) => t`${plural(value, { one: `${shown} skill`, other: `${shown} skills` })}`),
    fields: counting((value, shown) => t`${plural(value, { one: `${shown} field`, other: `${shown} fields` })}`),
    unplaced: counting(
      (value, shown) =>
        t`${plural(value, { one: `${shown} unassigned fragment`, other: `${shown} unassigned fragments` })}`,
    ),
  };
}
