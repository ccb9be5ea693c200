import { useLingui } from "@lingui/react/macro";
import { resumeContent } from "@orbita/contract/resumes/content";
import { resumeLimits as limits } from "@orbita/contract/resumes/limits";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { z } from "zod";
import { EntryForm } from "./forms/entry-form.tsx";
import { useEntryForm } from "./forms/use-entry-form.ts";
import { focusSoon, openerId, useResumeTools } from "./resume-context.tsx";

const schema = z.object({
  headline: resumeContent.shape.headline,
  city: resumeContent.shape.contacts.shape.city,
});
const form = "headline";

/** Edits the headline and the city, which the header shows with the name. */
export function HeadlineForm() {
  const { t } = useLingui();
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
    defaultValues: { headline: resume.headline ?? "", city: resume.contacts.city ?? "" },
    onSave: ({ headline, city }) => {
      const next = { headline: headline || null, contacts: { ...resume.contacts, city: city || null } };
      if (next.headline !== resume.headline || next.contacts.city !== resume.contacts.city)
        change(next, t`Headline updated`);
      leave();
    },
  });
  return (
    <EntryForm form={form} dirty={dirty} onSubmit={onSubmit} onCancel={leave}>
      <TextField
        label={t({ message: "Headline", context: "CV" })}
        maxLength={limits.headline.max}
        placeholder={t`Backend developer`}
        error={errorOf("headline")}
        {...fields.register("headline")}
      />
      <TextField
        label={t`City`}
        optional={t`(optional)`}
        maxLength={limits.city.max}
        error={errorOf("city")}
        {...fields.register("city")}
      />
    </EntryForm>
  );
}
