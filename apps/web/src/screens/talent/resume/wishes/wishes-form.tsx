import { useLingui } from "@lingui/react/macro";
import { contractEconomicType, contractType, workplaceType } from "@orbita/contract/job-posts/draft";
import { jobWishesDraft, workPermit } from "@orbita/contract/job-wishes/schema";
import { resumeContent } from "@orbita/contract/resumes/content";
import { resumeLimits } from "@orbita/contract/resumes/limits";
import type { JobWishes } from "@orbita/contract";
import { Note } from "@orbita/ui/base/note.tsx";
import { NativeSelect } from "@orbita/ui/fields/native-select.tsx";
import { NumberField } from "@orbita/ui/fields/number-field.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { useState } from "react";
import { draftOfWishes, useSaveJobWishes } from "~/domain/job-wishes/queries.ts";
import { useNoticeLabel, usePermitLabels } from "~/domain/job-wishes/view/use-wish-lines.ts";
import { EntryForm } from "../forms/entry-form.tsx";
import { LinesField } from "../forms/lines-field.tsx";
import { useEntryForm } from "../forms/use-entry-form.ts";
import { focusSoon, openerId, useResumeTools } from "../resume-context.tsx";
import { CheckGroup, CodeChecks } from "~/domain/vocabulary/code-checks.tsx";
import { PlaceAndRadius } from "~/domain/spaces/place-and-radius.tsx";
import { JobTitlesField } from "./job-titles-field.tsx";
import styles from "./wishes.module.css";

const schema = jobWishesDraft.safeExtend({ wishes: resumeContent.shape.wishes });
const usualNotice = [0, 15, 30, 45, 60, 90, 120, 180];
const usualShares = [20, 40, 60, 80];
const withOwn = (usual: readonly number[], own: number | null) =>
  own === null || usual.includes(own) ? usual : [...usual, own].toSorted((one, other) => one - other);

/** Edits the preferences for a job: fields that jobs can be compared with, and a note in the talent's own words. */
export function WishesForm({ form, saved }: { form: string; saved: JobWishes }) {
  const { t, i18n } = useLingui();
  const { resume, change, closeForm } = useResumeTools();
  const { mutateAsync, mutate } = useSaveJobWishes();
  const permits = usePermitLabels();
  const noticeLabel = useNoticeLabel();
  const [roles, setRoles] = useState(saved.roles);
  const before = draftOfWishes(saved);
  const leave = () => {
    closeForm(form);
    focusSoon(openerId(form));
  };
  const fields = useEntryForm({
    schema,
    defaultValues: { ...before, wishes: resume.wishes },
    onSave: async ({ wishes, ...draft }) => {
      if (JSON.stringify(draft) !== JSON.stringify(before)) {
        await mutateAsync(draft);
        showToast({
          message: t`“What you’re looking for” updated`,
          action: { label: t`Undo`, run: () => mutate(before) },
        });
      }
      if (wishes.join("\n") !== resume.wishes.join("\n")) change({ wishes }, t`Note updated`);
      leave();
    },
  });
  const { onSubmit, errors, errorOf, listErrorOf, write, dirty, failure } = fields;
  const values = fields.form.watch();
  const { place, workplaces, contracts, hours, permits: chosenPermits } = values;
  const isHybridWelcome = workplaces.length === 0 || workplaces.includes("workplace_type_hybrid");
  const { max } = resumeLimits.wishes;
  return (
    <EntryForm form={form} {...{ errors, dirty, onSubmit }} onCancel={leave}>
      {failure && (
        <Note tone="danger" role="alert" className={styles.wide}>
          {failure}
        </Note>
      )}
      <JobTitlesField
        roles={roles}
        error={listErrorOf("roles")}
        onChange={(next) => {
          setRoles(next);
          write(
            "roles",
            next.map(({ id }) => id),
          );
        }}
      />
      <PlaceAndRadius place={place} error={errorOf("place")} onChange={(next) => write("place", next)} />
      <CodeChecks
        legend={t`Workplace`}
        type="workplace_type"
        codes={workplaceType.options}
        chosen={workplaces}
        onChange={(next) => {
          write("workplaces", next);
          if (next.length > 0 && !next.includes("workplace_type_hybrid")) write("remoteShare", null);
        }}
      />
      {isHybridWelcome && (
        <NativeSelect
          label={t`Remote share of hybrid jobs`}
          value={values.remoteShare ?? ""}
          error={errorOf("remoteShare")}
          options={[
            { value: "", label: t`Any share` },
            ...withOwn(usualShares, saved.remoteShare).map((share) => ({
              value: String(share),
              label: t`At least ${share}%`,
            })),
          ]}
          onChange={({ currentTarget }) =>
            write("remoteShare", currentTarget.value ? Number(currentTarget.value) : null)
          }
        />
      )}
      <CodeChecks
        legend={t`Contract`}
        type="contract_economic_type"
        codes={contractEconomicType.options}
        chosen={contracts}
        onChange={(next) => write("contracts", next)}
      />
      <CodeChecks
        legend={t`Working hours`}
        type="contract_type"
        codes={contractType.options}
        chosen={hours}
        onChange={(next) => write("hours", next)}
      />
      {(["weeklyHoursMin", "weeklyHoursMax"] as const).map((name) => (
        <NumberField
          key={name}
          id={name}
          label={name === "weeklyHoursMin" ? t`Minimum hours per week` : t`Maximum hours per week`}
          optional={t`(optional)`}
          locale={i18n.locale}
          decimals={1}
          value={values[name]}
          error={errorOf(name)}
          onChange={(value) => write(name, value)}
        />
      ))}
      <NumberField
        id="salaryMin"
        label={t`Minimum gross salary per year`}
        hint={t`Only you can see it.`}
        optional={t`(optional)`}
        locale={i18n.locale}
        unit="€"
        value={values.salaryMin}
        error={errorOf("salaryMin")}
        onChange={(value) => write("salaryMin", value)}
      />
      <NativeSelect
        label={t`Notice period`}
        value={values.noticeDays ?? ""}
        error={errorOf("noticeDays")}
        options={[
          { value: "", label: t`Not specified` },
          ...withOwn(usualNotice, saved.noticeDays).map((days) => ({ value: String(days), label: noticeLabel(days) })),
        ]}
        onChange={({ currentTarget }) => write("noticeDays", currentTarget.value ? Number(currentTarget.value) : null)}
      />
      <CheckGroup
        legend={t`You can work without a new permit in`}
        options={workPermit.options.map((value) => ({ value, label: permits[value] }))}
        chosen={chosenPermits}
        onChange={(next) => write("permits", next)}
      />
      <LinesField
        label={t`Note`}
        hint={t`What the fields above can’t say. One per line, up to ${max}.`}
        optional={t`(optional)`}
        value={resume.wishes}
        error={listErrorOf("wishes")}
        onChange={(lines) => write("wishes", lines)}
      />
    </EntryForm>
  );
}
