import { Trans, useLingui } from "@lingui/react/macro";
import { jobPostLimits as limits } from "@orbita/contract/job-posts/limits";
import { Text } from "@orbita/ui/base/text.tsx";
import { SegmentedControl } from "@orbita/ui/fields/segmented-control.tsx";
import { TextArea } from "@orbita/ui/fields/text-area.tsx";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { FormCard } from "@orbita/ui/patterns/form-card.tsx";
import { useController } from "react-hook-form";
import { formatCount } from "~/shell/format/format.ts";
import { DraftedParagraphs } from "./drafted-paragraphs.tsx";
import { useEditor } from "./editor-context.tsx";
import { useFieldError, useJudged } from "./judged.ts";
import { spansIn } from "./marks.ts";
import { needsTitleId, ProposeDescriptionButton } from "./propose-description-button.tsx";
import { TranslateButton } from "./translate-button.tsx";
import { useChoiceLabels } from "./use-choice-labels.ts";
import { useDescriptionProposal } from "./use-description-proposal.ts";

export const checksTitleId = "ad-checks";

export function TextCard() {
  const { t } = useLingui();
  const { form, readOnly } = useEditor();
  const { field } = useController({ control: form.control, name: "title" });
  const error = useFieldError("title");
  const proposal = useDescriptionProposal();
  return (
    <FormCard
      title={t({ message: "Job", context: "job ad" })}
      actions={
        <>
          {!readOnly && <ProposeDescriptionButton proposal={proposal} />}
          <AdLanguage />
        </>
      }
    >
      <TextField
        {...field}
        id="title"
        label={t`Title`}
        maxLength={limits.title.max}
        end={`${field.value.length} / ${limits.title.max}`}
        readOnly={readOnly}
        error={error}
      />
      {!readOnly && field.value.trim() === "" && (
        <Text id={needsTitleId} size="sm" tone="muted">
          <Trans>Enter a title to get a suggested description.</Trans>
        </Text>
      )}
      <Description />
      <DraftedParagraphs sources={proposal.sources} undo={proposal.undo} />
      {!readOnly && <TranslateButton />}
    </FormCard>
  );
}

function AdLanguage() {
  const { t } = useLingui();
  const { form, readOnly } = useEditor();
  const { field } = useController({ control: form.control, name: "language" });
  const { languages } = useChoiceLabels();
  if (readOnly)
    return (
      <Text as="span" size="sm" tone="muted">
        {languages[field.value]}
      </Text>
    );
  return (
    <SegmentedControl
      label={t`Text language`}
      value={field.value}
      onChange={field.onChange}
      segments={[
        { value: "it", label: languages.it },
        { value: "en", label: languages.en },
      ]}
    />
  );
}

/** The field for the ad's text. The linter's findings are underlined here and explained in the list beside it. */
function Description() {
  const { t, i18n } = useLingui();
  const { form, readOnly } = useEditor();
  const { field } = useController({ control: form.control, name: "description" });
  const error = useFieldError("description");
  const { report } = useJudged();
  const found = report?.findings.filter((finding) => finding.field === "description") ?? [];
  const spans = readOnly || !report ? [] : spansIn(found, report.ad.description, field.value);
  return (
    <TextArea
      {...field}
      id="description"
      label={t`Description`}
      rows={8}
      maxLength={limits.description.max}
      counter={(used, max) => `${formatCount(i18n.locale, used)} / ${formatCount(i18n.locale, max)}`}
      hint={t`Leave a blank line to start a paragraph. Start lines with a dash to make a list.`}
      readOnly={readOnly}
      describedBy={spans.length > 0 ? checksTitleId : undefined}
      marks={spans.map(({ start, end, severity }) => ({
        start,
        end,
        tone: severity === "error" ? "danger" : "warning",
      }))}
      error={error}
    />
  );
}
