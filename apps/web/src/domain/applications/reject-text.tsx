import { Trans, useLingui } from "@lingui/react/macro";
import { applicationLimits as limits } from "@orbita/contract/applications/limits";
import { SegmentedControl } from "@orbita/ui/fields/segmented-control.tsx";
import { TextArea } from "@orbita/ui/fields/text-area.tsx";
import { formatCount } from "~/shell/format/format.ts";
import { mailLanguages, textOf, type RejectionFormError } from "./rejection-form.ts";
import type { RejectionTools } from "./use-rejection.ts";
import styles from "./reject.module.css";

type Props = {
  rejection: RejectionTools;
  /** First name of a single candidate; null for several candidates. */
  call: string | null;
};

/** Edits the rejection text in each language. Until the user types, it shows the text that the server proposes for the chosen reason. */
export function RejectText({ rejection, call }: Props) {
  const { t, i18n } = useLingui();
  const { said, change, draft, language, setLanguage, faultAt } = rejection;
  const text = textOf(said, draft, language);
  const fault = faultAt("text");
  const count = (value: number) => formatCount(i18n.locale, value);
  const used = count(text.length);
  const most = count(limits.words.max);
  return (
    <div className={styles.text}>
      <TextArea
        id="rejection-text"
        label={t`Reply text`}
        lang={language}
        rows={6}
        maxLength={limits.words.max}
        disabled={said.reason === null}
        value={text}
        onChange={(event) => change({ typed: { ...said.typed, [language]: event.currentTarget.value } })}
        aside={
          <SegmentedControl
            label={t`Text language`}
            className={styles.languages}
            segments={mailLanguages.map((value) => ({ value, label: value === "it" ? "Italiano" : "English" }))}
            value={language}
            onChange={setLanguage}
          />
        }
        error={fault?.at === "text" && fault.language === language && <FaultWords fault={fault} />}
        hint={
          <span className={styles.hint}>
            <span>
              <Reader rejection={rejection} call={call} />
            </span>
            <span className={styles.count}>
              {used} / {most}
            </span>
          </span>
        }
      />
    </div>
  );
}

/** The language that the candidate reads, and whether the text in the other language is ready. */
function Reader({ rejection: { said, draft, reads }, call }: Props) {
  if (said.reason === null) return <Trans>Select a reason and we’ll suggest a reply that you can edit.</Trans>;
  if (reads === null || call === null)
    return <Trans>Each candidate will read the text in the language they chose, so fill in both versions.</Trans>;
  const other = reads === "it" ? "en" : "it";
  const ready = textOf(said, draft, other).trim() !== "";
  if (reads === "it")
    return ready ? (
      <Trans>{call} chose Italian. The English text is ready too.</Trans>
    ) : (
      <Trans>{call} chose Italian.</Trans>
    );
  return ready ? (
    <Trans>{call} chose English. The Italian text is ready too.</Trans>
  ) : (
    <Trans>{call} chose English.</Trans>
  );
}

function FaultWords({ fault }: { fault: Extract<RejectionFormError, { at: "text" }> }) {
  if (fault.why === "missing")
    return fault.language === "it" ? <Trans>Enter the Italian text</Trans> : <Trans>Enter the English text</Trans>;
  const { quote } = fault;
  return (
    <Trans>
      “{quote}” refers to a subject that can’t be considered when selecting people. Remove these words to send your
      reply (D.Lgs. 276/2003, art. 10).
    </Trans>
  );
}
