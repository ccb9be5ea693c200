import { useLingui } from "@lingui/react/macro";
import type { Channel } from "@orbita/contract";
import { channelLimits } from "@orbita/contract/channels/limits";
import { channelWords } from "@orbita/contract/channels/schema";
import { TextArea } from "@orbita/ui/fields/text-area.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { useQueryClient } from "@tanstack/react-query";
import { Controller } from "react-hook-form";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import { useContractForm } from "~/shell/form/use-contract-form.ts";
import { formatCount } from "~/shell/format/format.ts";
import { noteChannel } from "~/domain/channels/queries.ts";
import { CoverField } from "./cover-field.tsx";

const linesOf = (text: string): string[] => text.split("\n").filter((line) => line.trim() !== "");
/** Paths of the rules' errors. Each rule is a line of one field, so the error of any rule is shown at that field. */
const rulePaths = Array.from({ length: channelLimits.rules }, (_, index) => `rules.${index}` as const);

/** Form for moderators: description, rules and cover of a channel. */
export function EditDialog({ channel, onClose }: { channel: Channel; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const queries = useQueryClient();
  const { form, onSubmit, busy, failure, errorOf } = useContractForm({
    schema: channelWords,
    defaultValues: {
      description: channel.description,
      rules: channel.rules,
      coverId: channel.cover,
      version: channel.version,
    },
    submit: async (body) => {
      const changed = await answered(api().channels.change({ params: { id: channel.id }, body }));
      showToast({ message: t`Saved` });
      onClose();
      await noteChannel(queries, changed);
    },
  });
  const most = formatCount(i18n.locale, channelLimits.rules);
  const rulesError = (["rules", ...rulePaths] as const)
    .map((name) => errorOf(name))
    .find((error) => error !== undefined);
  return (
    <FormDialog
      size="md"
      width={560}
      onClose={onClose}
      title={t`Edit channel`}
      description={`#${channel.url}`}
      onSubmit={onSubmit}
      submitLabel={t`Save`}
      busy={busy}
      failure={failure}
    >
      <TextArea
        data-autofocus
        id="description"
        label={t`Description`}
        rows={2}
        maxLength={channelLimits.description.max}
        counter={(used, max) => `${formatCount(i18n.locale, used)} / ${formatCount(i18n.locale, max)}`}
        error={errorOf("description")}
        {...form.register("description")}
      />
      <Controller
        control={form.control}
        name="rules"
        render={({ field }) => (
          <TextArea
            id="rules"
            label={t`Rules`}
            hint={t`One per line, up to ${most}. When moderators hide a post, they state which rule it breaks.`}
            rows={5}
            error={rulesError}
            defaultValue={(field.value ?? []).join("\n")}
            onBlur={field.onBlur}
            onChange={({ currentTarget }) => field.onChange(linesOf(currentTarget.value))}
          />
        )}
      />
      <Controller
        control={form.control}
        name="coverId"
        render={({ field }) => <CoverField value={field.value ?? null} onChange={field.onChange} />}
      />
    </FormDialog>
  );
}
