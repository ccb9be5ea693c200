import { useLingui } from "@lingui/react/macro";
import { jobPostLimits as limits } from "@orbita/contract/job-posts/limits";
import { Reveal } from "@orbita/ui/patterns/reveal.tsx";
import { SelectField } from "@orbita/ui/fields/select-field.tsx";
import { FormCard } from "@orbita/ui/patterns/form-card.tsx";
import { useController, useWatch } from "react-hook-form";
import { CodeField } from "./code-field.tsx";
import { useEditor } from "./editor-context.tsx";
import { useFieldError } from "./judged.ts";
import { PostTextField } from "./plain-fields.tsx";
import { useChoiceLabels } from "./use-choice-labels.ts";

export function TravelCard() {
  const { t } = useLingui();
  const { form } = useEditor();
  const travel = useWatch({ control: form.control, name: "travelType" });
  const travels = travel !== null && travel !== "travel_type_not_required";
  return (
    <FormCard title={t`Travel`} columns={2}>
      <CodeField name="travelType" label={t`Frequency`} />
      <Reveal shown={travels}>
        <Destination />
      </Reveal>
      <Reveal row shown={travels}>
        <PostTextField
          name="travelNote"
          label={t`Travel details`}
          optional={t`optional`}
          placeholder={t`Two days a month visiting clients in Veneto`}
          max={limits.travelNote.max}
        />
      </Reveal>
    </FormCard>
  );
}

function Destination() {
  const { t } = useLingui();
  const { form, readOnly } = useEditor();
  const { field } = useController({ control: form.control, name: "travelDestination" });
  const error = useFieldError("travelDestination");
  const { destinations } = useChoiceLabels();
  return (
    <SelectField
      {...field}
      id="travelDestination"
      label={t`Destination`}
      placeholder={t`Select`}
      options={Object.entries(destinations).map(([value, label]) => ({ value, label }))}
      disabled={readOnly}
      error={error}
    />
  );
}
