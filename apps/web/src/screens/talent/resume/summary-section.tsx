import { Trans, useLingui } from "@lingui/react/macro";
import { resumeLimits as limits } from "@orbita/contract/resumes/limits";
import { resumeContent } from "@orbita/contract/resumes/content";
import { Button } from "@orbita/ui/base/button.tsx";
import { TextArea } from "@orbita/ui/fields/text-area.tsx";
import { IconPencil, IconPlus } from "@tabler/icons-react";
import { formatCount } from "~/shell/format/format.ts";
import { rememberCollapsed } from "./remember.ts";
import { EntryForm } from "./forms/entry-form.tsx";
import { useEntryForm } from "./forms/use-entry-form.ts";
import { Marked } from "~/domain/resumes/marked.tsx";
import { focusSoon, formOf, openerId, useResumeTools } from "./resume-context.tsx";
import { SectionEmpty } from "./section-empty.tsx";
import { SectionFrame } from "./section-frame.tsx";
import type { SectionOrder } from "./use-section-order.ts";
import formStyles from "./forms/forms.module.css";
import styles from "./words.module.css";

const form = formOf("summary");

export function SummarySection({ order }: { order: SectionOrder }) {
  const { t } = useLingui();
  const { resume, isOpen, openForm } = useResumeTools();
  const { summary } = resume;
  const writing = isOpen(form);
  const open = () => {
    rememberCollapsed({ summary: false });
    openForm(form);
  };
  return (
    <SectionFrame
      section="summary"
      order={order}
      acts={
        !writing && (
          <Button
            id={openerId(form)}
            variant="quiet"
            size="sm"
            icon={summary ? IconPencil : IconPlus}
            aria-label={summary ? t`Edit summary` : t`Add summary`}
            onClick={open}
          >
            {summary ? <Trans>Edit</Trans> : <Trans>Add</Trans>}
          </Button>
        )
      }
    >
      {writing ? (
        <SummaryForm />
      ) : summary ? (
        <p className={styles.summary}>
          <Marked>{summary}</Marked>
        </p>
      ) : (
        <SectionEmpty section="summary" />
      )}
    </SectionFrame>
  );
}

const schema = resumeContent.pick({ summary: true });

function SummaryForm() {
  const { t, i18n } = useLingui();
  const { resume, change, closeForm } = useResumeTools();
  const leave = () => {
    closeForm(form);
    focusSoon(openerId(form));
  };
  const {
    form: fields,
    onSubmit,
    errorOf,
    dirty,
  } = useEntryForm({
    schema,
    defaultValues: { summary: resume.summary ?? "" },
    onSave: ({ summary }) => {
      const next = summary || null;
      if (next !== resume.summary) change({ summary: next }, t`Summary updated`);
      leave();
    },
  });
  return (
    <EntryForm form={form} dirty={dirty} onSubmit={onSubmit} onCancel={leave}>
      <TextArea
        label={t`Summary`}
        hideLabel
        className={formStyles.wide}
        rows={6}
        maxLength={limits.summary.max}
        counter={(used, max) => `${formatCount(i18n.locale, used)} / ${formatCount(i18n.locale, max)}`}
        hint={t`Say who you are at work, what you do well and what you’re looking for. Keep it to three or four lines, so people will read it all.`}
        error={errorOf("summary")}
        {...fields.register("summary")}
      />
    </EntryForm>
  );
}
