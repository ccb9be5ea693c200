import { useLingui } from "@lingui/react/macro";
import { channelLimits } from "@orbita/contract/channels/limits";
import { newProposal } from "@orbita/contract/channels/schema";
import { TextArea } from "@orbita/ui/fields/text-area.tsx";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { Controller } from "react-hook-form";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import { useContractForm } from "~/shell/form/use-contract-form.ts";
import { formatCount } from "~/shell/format/format.ts";
import { PersonField } from "./person-field.tsx";

/** Proposes a missing channel. The user names three people who would write in it, so that it does not stay empty. */
export function ProposeChannelDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const { form, onSubmit, busy, failure, errorOf } = useContractForm({
    schema: newProposal,
    defaultValues: { name, why: "", people: Array.from({ length: channelLimits.proposers }, () => "") },
    submit: async (body) => {
      await answered(api().channels.propose({ body }));
      showToast({ message: t`Proposal sent. If we create the channel, we’ll invite you.` });
      onClose();
    },
  });
  const who = [t`Person 1`, t`Person 2`, t`Person 3`];
  return (
    <FormDialog
      size="md"
      width={560}
      onClose={onClose}
      title={t`Propose a channel`}
      description={t`Our team reads every proposal. If we create the channel, we’ll invite you and the people you name.`}
      onSubmit={onSubmit}
      submitLabel={t`Propose`}
      busy={busy}
      failure={failure}
    >
      <TextField
        data-autofocus
        id="name"
        label={t`Channel name`}
        prefix="#"
        maxLength={channelLimits.name.max}
        error={errorOf("name")}
        {...form.register("name")}
      />
      <TextArea
        id="why"
        label={t`Audience and topics`}
        rows={3}
        maxLength={channelLimits.why.max}
        counter={(used, max) => `${formatCount(i18n.locale, used)} / ${formatCount(i18n.locale, max)}`}
        error={errorOf("why")}
        {...form.register("why")}
      />
      {who.map((label, index) => (
        <Controller
          key={label}
          control={form.control}
          name={`people.${index}`}
          render={({ field }) => (
            <PersonField
              id={`people-${index}`}
              label={label}
              hint={index === 0 ? t`People who would post in the channel. Enter a name or username.` : undefined}
              value={field.value ?? ""}
              onChange={field.onChange}
              error={errorOf(`people.${index}`)}
            />
          )}
        />
      ))}
    </FormDialog>
  );
}
