import { Trans, useLingui } from "@lingui/react/macro";
import { Card } from "@orbita/ui/base/card.tsx";
import { Switch } from "@orbita/ui/fields/switch.tsx";
import { ItemList } from "@orbita/ui/patterns/item-list.tsx";
import { SettingRow } from "@orbita/ui/patterns/setting-row.tsx";
import type { ReactNode } from "react";
import { SpaceAiCard } from "~/domain/ai/space-ai-card.tsx";
import { CloseSpace } from "./close-space.tsx";
import { FieldLabel, useSpaceField } from "./fields.tsx";
import { LockedField } from "~/domain/spaces/locked-field.tsx";
import { PartSection } from "./part-section.tsx";
import { StagesCard } from "./stages-card.tsx";
import type { SpaceFieldValue } from "~/domain/spaces/space-values.ts";
import { useSpaceFieldLabels } from "~/domain/spaces/use-space-field-labels.ts";
import { useForm } from "~/domain/spaces/use-space-form.ts";
import styles from "~/domain/spaces/space-settings.module.css";

/** The part of the settings with the Space's rules, its licence, and the button to close it. */
export function RulesPart() {
  const { t, i18n } = useLingui();
  const { server, readOnly } = useForm();
  const { contract } = server;
  const price = new Intl.NumberFormat(i18n.locale, { style: "currency", currency: "EUR" }).format(
    contract.licensePrice,
  );
  const free = contract.free.total;
  const sponsored = contract.premium.total;
  return (
    <PartSection part="settings" hint={<Trans>Space rules, licence and closure.</Trans>}>
      <Card as="div">
        <ItemList
          items={[
            {
              key: "blind",
              content: (
                <RuleRow
                  field="blindFirstStage"
                  hint={
                    <Trans>
                      When this is on, new jobs hide the candidate’s name, photo, age and address until someone moves
                      the application. You can change this for each job.
                    </Trans>
                  }
                />
              ),
            },
            {
              key: "readers",
              content: (
                <RuleRow
                  field="showReaders"
                  hint={<Trans>Candidates can see which members can read their application.</Trans>}
                />
              ),
            },
          ]}
        />
      </Card>
      <StagesCard />
      <SpaceAiCard />
      <div className={styles.fields}>
        <LockedField label={t`Licence`} value={t`${price} a month`} />
        <LockedField label={t`Slots`} value={t`${free} free, ${sponsored} sponsored`} />
      </div>
      {!readOnly && <CloseSpace />}
    </PartSection>
  );
}

function RuleRow({ field, hint }: { field: SpaceFieldValue<boolean>; hint: ReactNode }) {
  const { value, set, readOnly, control } = useSpaceField(field);
  const { labels } = useSpaceFieldLabels();
  const { dirty } = useForm();
  return (
    <SettingRow
      title={<FieldLabel changed={dirty.includes(field)}>{labels[field]}</FieldLabel>}
      hint={hint}
      control={
        <Switch
          id={control.id}
          hideLabel
          label={labels[field]}
          checked={value}
          disabled={readOnly}
          onChange={(event) => set(event.target.checked)}
        />
      }
    />
  );
}
