import { Trans, useLingui } from "@lingui/react/macro";
import { resumeContent } from "@orbita/contract/resumes/content";
import { resumeLimits as limits } from "@orbita/contract/resumes/limits";
import { Text } from "@orbita/ui/base/text.tsx";
import { Lines } from "~/domain/resumes/view/dated-view.tsx";
import { FixedFrame } from "./fixed-frame.tsx";
import { EntryForm } from "./forms/entry-form.tsx";
import { LinesField } from "./forms/lines-field.tsx";
import { useEntryForm } from "./forms/use-entry-form.ts";
import { focusSoon, formOf, openerId, useResumeTools } from "./resume-context.tsx";
import styles from "./section.module.css";

const form = formOf("wishes");
const schema = resumeContent.pick({ wishes: true });

/** The talent's wishes for a job, one per line. Readers of the profile see them before they write to the talent. */
export function WishesSection() {
  const { t } = useLingui();
  const { resume, isOpen } = useResumeTools();
  return (
    <FixedFrame part="wishes" title={t`What you’re looking for`} blank={resume.wishes.length === 0}>
      {isOpen(form) ? (
        <WishesForm />
      ) : resume.wishes.length === 0 ? (
        <Text size="md" tone="muted" className={styles.empty}>
          <Trans>
            Hours, place, type of work, what you won’t do. This helps people who write to you get to the point.
          </Trans>
        </Text>
      ) : (
        <Lines lines={resume.wishes} />
      )}
    </FixedFrame>
  );
}

function WishesForm() {
  const { t } = useLingui();
  const { resume, change, closeForm } = useResumeTools();
  const { max } = limits.wishes;
  const leave = () => {
    closeForm(form);
    focusSoon(openerId(form));
  };
  const { onSubmit, listErrorOf, write, dirty } = useEntryForm({
    schema,
    defaultValues: { wishes: resume.wishes },
    onSave: ({ wishes }) => {
      if (wishes.join("\n") !== resume.wishes.join("\n")) change({ wishes }, t`“What you’re looking for” updated`);
      leave();
    },
  });
  return (
    <EntryForm form={form} dirty={dirty} onSubmit={onSubmit} onCancel={leave}>
      <LinesField
        label={t`What you’re looking for`}
        hint={t`One per line, up to ${max}.`}
        value={resume.wishes}
        error={listErrorOf("wishes")}
        onChange={(lines) => write("wishes", lines)}
      />
    </EntryForm>
  );
}
