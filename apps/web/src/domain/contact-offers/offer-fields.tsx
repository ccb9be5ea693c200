import { useLingui } from "@lingui/react/macro";
import { type newOffer, offerLimits as limits } from "@orbita/contract/contact-offers/schema";
import { NumberField } from "@orbita/ui/fields/number-field.tsx";
import { TextArea } from "@orbita/ui/fields/text-area.tsx";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { useController, useWatch } from "react-hook-form";
import { formatCount } from "~/shell/format/format.ts";
import type { useContractForm } from "~/shell/form/use-contract-form.ts";
import { OfferCode } from "./offer-code.tsx";
import { PostChoice } from "./post-choice.tsx";
import styles from "./offers.module.css";

export type OfferForm = Pick<ReturnType<typeof useContractForm<typeof newOffer>>, "form" | "errorOf">;

export function OfferFields(offer: OfferForm) {
  const { t, i18n } = useLingui();
  const { form, errorOf } = offer;
  const remote = useWatch({ control: form.control, name: "workplaceType" }) === "workplace_type_full_remote";
  return (
    <>
      <PostChoice {...offer} />
      <TextField
        data-autofocus
        id="title"
        label={t`Job title`}
        maxLength={limits.title.max}
        error={errorOf("title")}
        {...form.register("title")}
      />
      <div className={styles.pair}>
        <Pay {...offer} name="salaryMin" label={t`Minimum gross salary per year`} />
        <Pay {...offer} name="salaryMax" label={t`Maximum gross salary per year`} />
        <OfferCode {...offer} name="contractType" label={t`Working hours`} />
        <OfferCode {...offer} name="contractEconomicType" label={t`Contract`} optional={t`optional`} />
        <OfferCode {...offer} name="workplaceType" label={t`Workplace type`} />
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

function Pay({ form, errorOf, name, label }: OfferForm & { name: "salaryMin" | "salaryMax"; label: string }) {
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
