import { Trans, useLingui } from "@lingui/react/macro";
import type { Finding } from "@orbita/ad-linter";
import { Button } from "@orbita/ui/base/button.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { Icon } from "@orbita/ui/icons/icon.tsx";
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { pathOf, type MissingField } from "./checks.ts";
import { focusField, useEditor } from "./editor-context.tsx";
import { useErrorText } from "./judged.ts";
import { useFieldLabels } from "~/domain/job-posts/use-field-labels.ts";
import { useFix } from "./use-fix.ts";
import type { LintReport } from "./use-lint.ts";
import styles from "./checks.module.css";

const icons = { error: IconAlertCircle, advice: IconAlertTriangle, passed: IconCircleCheck };

type RowProps = { look: keyof typeof icons; title: ReactNode; law?: ReactNode; more?: ReactNode; act?: ReactNode };

function CheckRow({ look, title, law, more, act }: RowProps) {
  return (
    <li className={styles.check}>
      <Icon icon={icons[look]} size="sm" className={styles[look]} />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {law && <p className={styles.law}>{law}</p>}
        {more}
      </div>
      {act}
    </li>
  );
}

/** The fields that block publishing: one row with links to all empty fields, then a row for each invalid field. */
export function MissingRow({ missing }: { missing: readonly MissingField[] }) {
  const labels = useFieldLabels();
  const words = useErrorText();
  const needed = missing.filter(({ code }) => code === "field.required");
  const wrong = missing.filter(({ code }) => code !== "field.required");
  return (
    <>
      {needed.length > 0 && (
        <CheckRow
          look="error"
          title={<Trans>Still missing</Trans>}
          more={
            <ul className={styles.fields}>
              {needed.map(({ field, path }) => (
                <li key={field}>
                  <TextLink onClick={() => focusField(path)}>{labels[field]}</TextLink>
                </li>
              ))}
            </ul>
          }
        />
      )}
      {wrong.map(({ field, path, ...error }) => (
        <CheckRow
          key={field}
          look="error"
          title={<TextLink onClick={() => focusField(path)}>{labels[field]}</TextLink>}
          law={words(error)}
        />
      ))}
    </>
  );
}

type FindingProps = { finding: Finding; report: LintReport; onFixed: () => void };

export function FindingRow({ finding, report, onFixed }: FindingProps) {
  const { t, i18n } = useLingui();
  const { readOnly } = useEditor();
  const { apply, show } = useFix(report);
  const text = report.texts.ruleTexts[i18n.locale === "it" ? "it" : "en"][finding.rule];
  const title = text.title.replace("{quote}", finding.quote);
  const path = pathOf(finding);
  const absent = finding.rule === "payMissing" || finding.rule === "ccnlMissing";
  const isRewritten = finding.fix.kind !== "ask";
  const [act, actLabel] = isRewritten
    ? [t`Fix`, t`Fix (${title})`]
    : absent
      ? [t`Select`, t`Select (${title})`]
      : [t`Show`, t`Show (${title})`];
  return (
    <CheckRow
      look={finding.severity}
      title={title}
      law={text.law}
      more={
        isRewritten ? (
          <FixWords finding={finding} report={report} />
        ) : absent ? null : (
          <p className={styles.why}>{text.why}</p>
        )
      }
      act={
        !readOnly && (
          <Button
            size="sm"
            variant="outline"
            data-finding
            aria-label={actLabel}
            onClick={() => {
              if (isRewritten && apply(finding)) onFixed();
              else if (absent) focusField(path);
              else show(finding);
            }}
          >
            {act}
          </Button>
        )
      }
    />
  );
}

/** Shows the current text struck out, and the suggested replacement. */
function FixWords({ finding, report }: { finding: Finding; report: LintReport }) {
  const { fix, field } = finding;
  if (fix.kind === "ask") return null;
  const question = /^questions\.(\d+)$/.exec(field)?.[1];
  const read =
    question !== undefined
      ? report.ad.questions[Number(question)]
      : report.ad[field === "title" ? "title" : "description"];
  const before = (read ?? "").slice(fix.start, fix.end).trim();
  const after = fix.text.trim();
  return (
    <p className={styles.fix}>
      {before && <s>{before}</s>}
      {before && after && <span aria-hidden> → </span>}
      {after && <b>{after}</b>}
    </p>
  );
}

/** One row with all checks that the ad passed, and the laws behind them. */
export function PassedRow({ report }: { report: LintReport }) {
  const { i18n } = useLingui();
  const texts = report.texts.passedTexts[i18n.locale === "it" ? "it" : "en"];
  const passed = report.passed.map((id) => texts[id]);
  const [first, ...others] = passed;
  if (!first) return null;
  const laws = [...new Set(passed.map(({ law }) => law))];
  const rest = others.map(({ title }) => title.charAt(0).toLowerCase() + title.slice(1));
  const list = new Intl.ListFormat(i18n.locale, { type: "conjunction" });
  return <CheckRow look="passed" title={list.format([first.title, ...rest])} law={laws.join(" · ")} />;
}
