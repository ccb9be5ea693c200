import { useLingui } from "@lingui/react/macro";
import { channelLimits } from "@orbita/contract/channels/limits";
import { newChannel } from "@orbita/contract/channels/schema";
import { Grid } from "@orbita/ui/base/stack.tsx";
import { NativeSelect } from "@orbita/ui/fields/native-select.tsx";
import { TextArea } from "@orbita/ui/fields/text-area.tsx";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ChannelTopic, ChannelType } from "@orbita/contract";
import { kindKey } from "./queries.ts";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import { useContractForm } from "~/shell/form/use-contract-form.ts";
import type { ChannelDialogSubject } from "./channel-actions.tsx";
import { feedAdminKey } from "~/domain/moderation/admin-queries.ts";

const channelTypeLabels: Record<ChannelType, MessageDescriptor> = {
  open: msg`Open to everyone`,
  onRequest: msg`On request`,
  closed: msg`By invitation`,
};

const channelTopicLabels: Record<ChannelTopic, MessageDescriptor> = {
  trade: msg`Trade`,
  rights: msg`Rights and salary`,
  place: msg`Place`,
  other: msg`Something else`,
};

type ChannelDraft = z.output<typeof newChannel>;

const lines = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

/** Derives a URL slug from a name: lower case, joined by hyphens. */
const addressOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{Ll}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "")
    .slice(0, channelLimits.url.max);

function initialOf(editing: ChannelDialogSubject): ChannelDraft {
  const empty = { name: "", url: "", type: "open" as const, topic: "trade" as const, description: "", rules: [] };
  if (editing === "new") return empty;
  if ("proposal" in editing) return { ...empty, name: editing.proposal.name, url: addressOf(editing.proposal.name) };
  const { name, url, type, topic, description, rules } = editing.channel;
  return { name, url, type, topic, description, rules };
}

/** Saves the channel. Creating one from a proposal also accepts the proposal. */
async function save(editing: ChannelDialogSubject, draft: ChannelDraft): Promise<void> {
  if (editing !== "new" && "channel" in editing) {
    const { id, version } = editing.channel;
    await answered(api().adminChannels.change({ params: { id }, body: { ...draft, version } }));
    return;
  }
  const { id: channelId } = await answered(api().adminChannels.create({ body: draft }));
  if (editing !== "new")
    await answered(
      api().adminChannels.answerProposal({
        params: { id: editing.proposal.id },
        body: { accepted: true, channelId },
      }),
    );
}

/** The form to create a channel, to edit a channel, or to create a channel from a proposal. */
export function ChannelDialog({ editing, onClose }: { editing: ChannelDialogSubject; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const queries = useQueryClient();
  const initial = initialOf(editing);
  const { form, onSubmit, busy, failure, errorOf } = useContractForm({
    schema: newChannel,
    defaultValues: initial,
    problemFields: { "channel.urlTaken": "url" },
    submit: async (draft) => {
      await save(editing, draft);
      await Promise.all([
        queries.invalidateQueries({ queryKey: feedAdminKey }),
        queries.invalidateQueries({ queryKey: kindKey("channel") }),
      ]);
      onClose();
    },
  });
  const changed = editing !== "new" && "channel" in editing;
  return (
    <FormDialog
      width={640}
      onClose={onClose}
      title={changed ? t`Edit channel` : t`New channel`}
      onSubmit={onSubmit}
      submitLabel={changed ? t`Save` : t`Create channel`}
      busy={busy}
      failure={failure}
    >
      <Grid columns={2}>
        <TextField
          data-autofocus
          id="name"
          label={t`Name`}
          maxLength={channelLimits.name.max}
          error={errorOf("name")}
          {...form.register("name")}
        />
        <TextField
          id="url"
          label={t`Address`}
          maxLength={channelLimits.url.max}
          error={errorOf("url")}
          {...form.register("url")}
        />
        <NativeSelect
          id="type"
          label={t`Type`}
          options={(["open", "onRequest", "closed"] as const).map((value) => ({
            value,
            label: i18n._(channelTypeLabels[value]),
          }))}
          error={errorOf("type")}
          {...form.register("type")}
        />
        <NativeSelect
          id="topic"
          label={t`Topic`}
          options={(["trade", "rights", "place", "other"] as const).map((value) => ({
            value,
            label: i18n._(channelTopicLabels[value]),
          }))}
          error={errorOf("topic")}
          {...form.register("topic")}
        />
      </Grid>
      <TextArea
        id="description"
        label={t`Description`}
        rows={2}
        maxLength={channelLimits.description.max}
        error={errorOf("description")}
        {...form.register("description")}
      />
      <TextArea
        id="rules"
        label={t`Rules`}
        hint={t`One per line.`}
        rows={4}
        defaultValue={initial.rules.join("\n")}
        onChange={(event) => form.setValue("rules", lines(event.currentTarget.value), { shouldValidate: true })}
        error={errorOf("rules")}
      />
    </FormDialog>
  );
}
