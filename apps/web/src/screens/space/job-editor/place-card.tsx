import { useLingui } from "@lingui/react/macro";
import { jobPostLimits as limits } from "@orbita/contract/job-posts/limits";
import { Reveal } from "@orbita/ui/patterns/reveal.tsx";
import { RangeField } from "@orbita/ui/fields/range-field.tsx";
import { SelectField } from "@orbita/ui/fields/select-field.tsx";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { FormCard } from "@orbita/ui/patterns/form-card.tsx";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useController, useWatch } from "react-hook-form";
import { placeName } from "~/shell/format/place.ts";
import { PlaceField } from "~/domain/spaces/place-field.tsx";
import { countriesIn } from "~/domain/spaces/countries.ts";
import { ownSpaceQuery } from "~/domain/spaces/queries.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { CodeField } from "./code-field.tsx";
import { useEditor } from "./editor-context.tsx";
import { useFieldError } from "./judged.ts";
import { usePresenceLabels } from "./use-presence-labels.ts";
import styles from "./editor.module.css";

const usualPresence = limits.usualOfficePresence;
const regionLength = 80;

export function PlaceCard() {
  const { t } = useLingui();
  const { form, readOnly, write } = useEditor();
  const { field } = useController({ control: form.control, name: "location" });
  const error = useFieldError("location");
  const workplace = useWatch({ control: form.control, name: "workplaceType" });
  const remote = workplace === "workplace_type_full_remote";
  const { data: own } = useQuery({ ...ownSpaceQuery(useActingSpace().id), enabled: !readOnly });

  /** Writes defaults into the fields that the chosen way of working reveals, so that the user does not see an empty slider. */
  function begin(code: string | null): void {
    const { officePresence, remoteFrom } = form.getValues();
    if (code === "workplace_type_hybrid" && officePresence === null) write("officePresence", usualPresence);
    if (code === "workplace_type_full_remote" && remoteFrom === null)
      write("remoteFrom", { country: "IT", region: null });
  }

  return (
    <FormCard title={t({ message: "Location", context: "place" })} columns={2}>
      <CodeField name="workplaceType" label={t`Workplace`} onChosen={begin} />
      {readOnly ? (
        <TextField label={t`Office`} readOnly value={field.value ? placeName(field.value) : ""} />
      ) : (
        <PlaceField
          {...field}
          id="location"
          label={t`Office`}
          own={own?.locations}
          optional={remote ? t`optional` : undefined}
          onChange={(place) => field.onChange(place)}
          error={error}
        />
      )}
      <Reveal row shown={workplace === "workplace_type_hybrid"}>
        <Presence />
      </Reveal>
      <Reveal row shown={remote}>
        <RemoteFrom />
      </Reveal>
    </FormCard>
  );
}

function Presence() {
  const { t } = useLingui();
  const { form, readOnly } = useEditor();
  const { field } = useController({ control: form.control, name: "officePresence" });
  const error = useFieldError("officePresence");
  const presenceWords = usePresenceLabels();
  const value = field.value ?? usualPresence;
  return (
    <RangeField
      {...field}
      id="officePresence"
      label={t`Time on site`}
      value={value}
      {...limits.officePresence}
      words={presenceWords(value)}
      disabled={readOnly}
      error={error}
    />
  );
}

/** The country from which remote work is allowed, and optionally its region. */
function RemoteFrom() {
  const { t, i18n } = useLingui();
  const { form, readOnly } = useEditor();
  const { field } = useController({ control: form.control, name: "remoteFrom" });
  const error = useFieldError("remoteFrom");
  const [countries] = useState(() => countriesIn(i18n.locale));
  const from = field.value;
  return (
    <div className={styles.halves}>
      <SelectField
        id="remoteFrom"
        name="remoteFrom"
        label={t`Remote work area`}
        options={countries}
        value={from?.country ?? null}
        onChange={(country) => field.onChange(country ? { country, region: from?.region ?? null } : null)}
        onBlur={field.onBlur}
        searchable={{ nothingFound: t`No countries found` }}
        disabled={readOnly}
        error={error}
      />
      {from && (
        <TextField
          id="remoteFrom.region"
          label={t`Region`}
          optional={t`optional`}
          hint={t`Select a region only if the job requires one.`}
          maxLength={regionLength}
          readOnly={readOnly}
          value={from.region ?? ""}
          onChange={(event) => field.onChange({ ...from, region: event.currentTarget.value || null })}
          onBlur={field.onBlur}
        />
      )}
    </div>
  );
}
