import { useLingui } from "@lingui/react/macro";
import { installationLimits as limits } from "@orbita/contract/installation/limits";
import { Card } from "@orbita/ui/base/card.tsx";
import { DirtyDot } from "@orbita/ui/base/dirty-dot.tsx";
import { TextField, type TextFieldProps } from "@orbita/ui/fields/text-field.tsx";
import type { FieldPath } from "react-hook-form";
import type { useContractForm } from "~/shell/form/use-contract-form.ts";
import type { identityForm, IdentityValues } from "./identity-values.ts";
import styles from "./installation.module.css";

export type IdentityFormState = ReturnType<typeof useContractForm<typeof identityForm>>;

type IdentityTextProps = Omit<TextFieldProps, "label" | "name" | "value"> & {
  state: IdentityFormState;
  name: FieldPath<IdentityValues>;
  label: string;
};

function IdentityText({ state: { form, errorOf }, name, label, ...rest }: IdentityTextProps) {
  const { t } = useLingui();
  const changed = form.getFieldState(name, form.formState).isDirty;
  return (
    <TextField
      {...rest}
      id={name}
      error={errorOf(name)}
      label={
        <>
          {label}
          {changed && <DirtyDot label={t`Unsaved changes`} />}
        </>
      }
      {...form.register(name)}
    />
  );
}

/** The fields of the operator's identity, in the order in which people read them on an invoice. */
export function IdentityFields({ state }: { state: IdentityFormState }) {
  const { t } = useLingui();
  return (
    <Card.Body className={styles.fields}>
      <IdentityText state={state} name="product" label={t`Service name`} maxLength={limits.product.max} />
      <TextField
        id="origin"
        label={t`Web address`}
        locked
        dir="ltr"
        value={window.location.origin}
        hint={t`Set in the server’s configuration`}
      />
      <IdentityText
        state={state}
        name="company.name"
        label={t({ message: "Company", context: "operator" })}
        autoComplete="organization"
        maxLength={limits.company.max}
      />
      <IdentityText state={state} name="company.vat" label={t`VAT number`} inputMode="numeric" dir="ltr" />
      <div className={styles.wide}>
        <IdentityText
          state={state}
          name="company.street"
          label={t`Registered office (street and number)`}
          autoComplete="street-address"
          maxLength={limits.street.max}
        />
      </div>
      <div className={styles.town}>
        <IdentityText state={state} name="company.postalCode" label={t`Postal code`} inputMode="numeric" dir="ltr" />
        <IdentityText state={state} name="company.city" label={t`City`} maxLength={limits.city.max} />
        <IdentityText state={state} name="company.province" label={t`Province`} maxLength={2} dir="ltr" />
      </div>
      <IdentityText
        state={state}
        name="company.fiscalCode"
        label={t`Tax code`}
        dir="ltr"
        hint={t`Leave it empty if it’s the same as the VAT number.`}
      />
      <IdentityText
        state={state}
        name="supportEmail"
        type="email"
        label={t`Support email`}
        dir="ltr"
        hint={t`Messages from the page Help and contact go here.`}
      />
      <IdentityText
        state={state}
        name="authorityEmail"
        type="email"
        label={t`Contact for authorities`}
        dir="ltr"
        hint={t`Public and mandatory (Regulation (EU) 2022/2065, art. 11)`}
      />
    </Card.Body>
  );
}
