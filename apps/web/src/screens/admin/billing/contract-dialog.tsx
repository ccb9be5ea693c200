import { useLingui } from "@lingui/react/macro";
import type { SpaceContract } from "@orbita/contract";
import { contractLimits } from "@orbita/contract/contracts/limits";
import { contractChange } from "@orbita/contract/contracts/schema";
import { Grid } from "@orbita/ui/base/stack.tsx";
import { DateField } from "@orbita/ui/fields/date-field.tsx";
import { NumberField } from "@orbita/ui/fields/number-field.tsx";
import { TextArea } from "@orbita/ui/fields/text-area.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { formatCents } from "~/domain/invoices/format.ts";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import { useContractForm } from "~/shell/form/use-contract-form.ts";
import { billingAdminKey, contractQuery } from "~/domain/invoices/admin-queries.ts";
import { Stale, useFresh } from "./use-fresh.tsx";

type Props = { id: string; contract: SpaceContract; onClose: () => void };

/** Changes the contract of a Space. The change applies to every month that has no invoice yet. */
export function ContractDialog(props: Props) {
  const fresh = useFresh(contractQuery(props.id).queryKey);
  return <ContractForm key={fresh.round} {...props} fresh={fresh} />;
}

function useContractChange({ id, contract, onClose, fresh }: Props & { fresh: ReturnType<typeof useFresh> }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { pausedSince: _, ...agreed } = contract;
  return useContractForm({
    schema: contractChange,
    defaultValues: agreed,
    submit: fresh.watched("contract.changedMeanwhile", async (body) => {
      const changed = await answered(api().contracts.change({ params: { id }, body }));
      queries.setQueryData(contractQuery(id).queryKey, changed);
      showToast({ message: t`Contract updated` });
      onClose();
      await queries.invalidateQueries({ queryKey: billingAdminKey });
    }),
  });
}

function ContractForm(props: Props & { fresh: ReturnType<typeof useFresh> }) {
  const { t, i18n } = useLingui();
  const { form, onSubmit, busy, failure, errorOf } = useContractChange(props);
  const { fresh, onClose } = props;
  const [licence, free, premium, startsOn, endsOn] = useWatch({
    control: form.control,
    name: ["licenceCents", "freeSlots", "premiumSlots", "startsOn", "endsOn"],
  });
  const { locale } = i18n;
  // An emptied field must fail validation: if it were left out, the server would keep the old value.
  const set = (name: "licenceCents" | "freeSlots" | "premiumSlots", value: number | null) =>
    form.setValue(name, value ?? Number.NaN, { shouldValidate: true });
  const shown = (value: number | undefined) => (value === undefined || Number.isNaN(value) ? null : value);
  const cents = shown(licence);
  const most = formatCents(locale, contractLimits.licenceCents.max);
  return (
    <FormDialog
      width={640}
      onClose={onClose}
      title={t`Edit contract`}
      description={t`This contract applies to every month that hasn’t been invoiced yet.`}
      onSubmit={onSubmit}
      submitLabel={t`Save`}
      busy={busy}
      failure={failure && <Stale fresh={fresh}>{failure}</Stale>}
    >
      <NumberField
        id="licenceCents"
        label={t`Monthly licence`}
        hint={t`This amount excludes VAT. A partial month is charged by the day.`}
        unit="€"
        locale={locale}
        decimals={2}
        fixedDecimals
        value={cents === null ? null : cents / 100}
        onChange={(euros) => set("licenceCents", euros === null ? null : Math.round(euros * 100))}
        error={errorOf("licenceCents") && t`Enter an amount up to ${most}`}
      />
      <Grid columns={2} gap={4}>
        <NumberField
          id="freeSlots"
          label={t`Free slots`}
          locale={locale}
          value={shown(free)}
          onChange={(value) => set("freeSlots", value)}
          error={errorOf("freeSlots")}
        />
        <NumberField
          id="premiumSlots"
          label={t`Sponsored slots`}
          locale={locale}
          value={shown(premium)}
          onChange={(value) => set("premiumSlots", value)}
          error={errorOf("premiumSlots")}
        />
        <DateField
          id="startsOn"
          label={t`Start date`}
          openLabel={t`Open calendar`}
          value={startsOn ?? ""}
          onChange={(day) => form.setValue("startsOn", day, { shouldValidate: true })}
          error={errorOf("startsOn")}
        />
        <DateField
          id="endsOn"
          label={t`End date`}
          optional={t`optional`}
          openLabel={t`Open calendar`}
          value={endsOn ?? ""}
          onChange={(day) => form.setValue("endsOn", day || null, { shouldValidate: true })}
          error={errorOf("endsOn")}
        />
      </Grid>
      <TextArea
        id="note"
        label={t`Internal note`}
        hint={t`Only administrators can see this note.`}
        rows={3}
        maxLength={contractLimits.note.max}
        error={errorOf("note")}
        {...form.register("note", { setValueAs: (value: string | null) => value?.trim() || null })}
      />
    </FormDialog>
  );
}
