import { Trans, useLingui } from "@lingui/react/macro";
import { Card } from "@orbita/ui/base/card.tsx";
import { Switch } from "@orbita/ui/fields/switch.tsx";
import { ItemList } from "@orbita/ui/patterns/item-list.tsx";
import { SettingRow } from "@orbita/ui/patterns/setting-row.tsx";
import type { ReactNode } from "react";
import { SpaceAiCard } from "~/features/ai-settings/space-ai-card.tsx";
import { CloseSpace } from "./close-space.tsx";
import { FieldLabel, useSpaceField } from "./fields.tsx";
import { LockedField } from "./locked-field.tsx";
import { PartSection } from "./part-section.tsx";
import { StagesCard } from "./stages-card.tsx";
import type { FieldOf } from "./space-values.ts";
import { useFieldWords } from "./use-field-words.ts";
import { useForm } from "./use-space-form.ts";
import styles from "./space-settings.module.css";

/** Rules of the Space, its licence, and closing it. */
export function SettingsPart() {
  const { t, i18n } = useLingui();
  const { server, readOnly } = useForm();
  const { contract } = server;
  const price = new Intl.NumberFormat(i18n.locale, { style: "currency", currency: "EUR" }).format(
    contract.licensePrice,
  );
  const free = contract.free.total;
  const premium = contract.premium.total;
  return (
    <PartSection part="settings" hint={<Trans>Rules of the Space, licence, closing.</Trans>}>
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
                      New jobs start with it on: name, photo, age and address stay hidden until someone moves the
                      application. Each job can say otherwise.
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
                  hint={<Trans>Candidates see the members who can read their application.</Trans>}
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
        <LockedField label={t`Slots`} value={t`${free} free, ${premium} sponsored`} />
      </div>
      {!readOnly && <CloseSpace />}
    </PartSection>
  );
}

function RuleRow({ field, hint }: { field: FieldOf<boolean>; hint: ReactNode }) {
  const { value, set, readOnly, control } = useSpaceField(field);
  const { labels } = useFieldWords();
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
