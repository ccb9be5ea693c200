import { useLingui } from "@lingui/react/macro";
import { type newContactRequest, contactRequestLimits as limits } from "@orbita/contract/contact-requests/schema";
import { NumberField } from "@orbita/ui/fields/number-field.tsx";
import { TextArea } from "@orbita/ui/fields/text-area.tsx";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { useController, useWatch } from "react-hook-form";
import { formatCount } from "~/shell/format/format.ts";
import type { useContractForm } from "~/shell/form/use-contract-form.ts";
import { ContactRequestCode } from "./contact-request-code.tsx";
import { PostChoice } from "./post-choice.tsx";
import styles from "./contact-requests.module.css";

export type ContactRequestForm = Pick<ReturnType<typeof useContractForm<typeof newContactRequest>>, "form" | "errorOf">;

export function ContactRequestFields(contactRequest: ContactRequestForm) {
  const { t, i18n } = useLingui();
  const { form, errorOf } = contactRequest;
  const remote = useWatch({ control: form.control, name: "workplaceType" }) === "workplace_type_full_remote";
  return (
    <>
      <PostChoice {...contactRequest} />
      <TextField
        data-autofocus
        id="title"
        label={t`Job title`}
        maxLength={limits.title.max}
        error={errorOf("title")}
        {...form.register("title")}
      />
      <div className={styles.pair}>
        <Pay {...contactRequest} name="salaryMin" label={t`Minimum gross salary per year`} />
        <Pay {...contactRequest} name="salaryMax" label={t`Maximum gross salary per year`} />
        <ContactRequestCode {...contactRequest} name="contractType" label={t`Working hours`} />
        <ContactRequestCode
          {...contactRequest}
          name="contractEconomicType"
          label={t`Contract`}
          optional={t`optional`}
        />
        <ContactRequestCode {...contactRequest} name="workplaceType" label={t`Workplace type`} />
        <TextField
          id="city"
          label={t`City`}
          optional={remote ? t`optional` : undefined}
          maxLength={limits.city.max}
          error={errorOf("city")}
          {...form.register("city")}
        />
      </div>
      <TextArea
        id="message"
        label={t`Message`}
        hint={t`Say why you’re contacting this person and what stood out in their CV.`}
        maxLength={limits.message.max}
        counter={(used, max) => `${formatCount(i18n.locale, used)} / ${formatCount(i18n.locale, max)}`}
        error={errorOf("message")}
        {...form.register("message")}
      />
    </>
  );
}

function Pay({ form, errorOf, name, label }: ContactRequestForm & { name: "salaryMin" | "salaryMax"; label: string }) {
  const { i18n } = useLingui();
  const { field } = useController({ control: form.control, name });
  return (
    <NumberField
      id={name}
      {...field}
      value={field.value ?? null}
      onChange={(value) => field.onChange(value ?? undefined)}
      label={label}
      unit="€"
      locale={i18n.locale}
      error={errorOf(name)}
    />
  );
}
