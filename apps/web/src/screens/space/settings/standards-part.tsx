import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { jobPostLimits } from "@orbita/contract/job-posts/limits";
import { spaceLimits } from "@orbita/contract/spaces/limits";
import { Card } from "@orbita/ui/base/card.tsx";
import { SelectField } from "@orbita/ui/fields/select-field.tsx";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { FieldLabel, SpaceArea, SpaceListed, useSpaceField } from "./fields.tsx";
import { PartSection } from "./part-section.tsx";
import { useForm } from "~/domain/spaces/use-space-form.ts";
import styles from "~/domain/spaces/space-settings.module.css";

/** The part of the settings with working standards: defaults of every new job post, and the shared hours on the Space's page. */
export function StandardsPart() {
  const { t } = useLingui();
  return (
    <PartSection
      part="standards"
      hint={
        <Trans>
          Every new job starts with your work policy, collective agreement, reply time and location; you can edit them
          in each job. The shared hours are shown on your Space’s page.
        </Trans>
      }
    >
      <Card as="div">
        <Card.Body className={styles.fields}>
          <SpaceListed field="primaryPolicy" type="primary_policy" />
          <OnsiteHours />
          <div className={styles.wide}>
            <SpaceArea field="policyDescription" max={spaceLimits.policyDescription.max} rows={3} />
          </div>
          <SpaceListed field="ccnl" type="ccnl" placeholder={t`Search the list`} />
          <ReplyDays />
        </Card.Body>
      </Card>
    </PartSection>
  );
}

/** Fields for the hours when everyone is on site. */
function OnsiteHours() {
  const { t } = useLingui();
  const { dirty } = useForm();
  const changed = dirty.includes("onsiteStart") || dirty.includes("onsiteEnd");
  return (
    <fieldset className={styles.group} aria-describedby="space-onsite-hint">
      <legend className={styles.legend}>
        <FieldLabel changed={changed}>{t`Shared on-site hours`}</FieldLabel>
      </legend>
      <div className={styles.hours}>
        <SpaceListed field="onsiteStart" type="space_time_onsite" hideLabel placeholder={t`from`} />
        <span aria-hidden="true">–</span>
        <SpaceListed field="onsiteEnd" type="space_time_onsite" hideLabel placeholder={t`to`} />
      </div>
      <p id="space-onsite-hint" className={styles.hint}>
        <Trans>The end time must be after the start time.</Trans>
      </p>
    </fieldset>
  );
}

function ReplyDays() {
  const { t } = useLingui();
  const { value, set, readOnly, control } = useSpaceField("replyDays");
  const hint = t`Your reply time is shown on your jobs. Everyone can see whether you reply on time.`;
  const inDays = (days: number): string => t`${plural(days, { one: "# day", other: "# days" })}`;
  if (readOnly) return <TextField {...control} hint={hint} readOnly value={inDays(value)} />;
  return (
    <SelectField
      {...control}
      hint={hint}
      options={jobPostLimits.replyDays.map((number) => ({ value: String(number), label: inDays(number) }))}
      value={String(value)}
      onChange={(next) => set(Number(next))}
    />
  );
}
