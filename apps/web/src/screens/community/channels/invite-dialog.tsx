import { useLingui } from "@lingui/react/macro";
import type { Channel } from "@orbita/contract";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "~/shell/api/client.ts";
import { answered, problemOf } from "~/shell/api/failure.ts";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import { failureText } from "~/shell/form/failure-text.ts";
import { channelsKey } from "~/domain/channels/queries.ts";
import { PersonField } from "./person-field.tsx";

const ofTheField = ["people.notFound", "channel.alreadyIn"];

/** Invites a user to the channel. The user can accept or decline. */
export function InviteDialog({ channel, onClose }: { channel: Channel; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const queries = useQueryClient();
  const [username, setUsername] = useState("");
  const [missing, setMissing] = useState(false);
  const invite = useMutation({
    mutationFn: (name: string) =>
      answered(api().channels.invite({ params: { id: channel.id }, body: { username: name } })),
    onSuccess: async ({ name }) => {
      showToast({ message: t`Invitation sent to ${name}` });
      onClose();
      await queries.invalidateQueries({ queryKey: channelsKey });
    },
  });
  const name = `#${channel.url}`;
  const words = invite.error && failureText(i18n, invite.error);
  const here = ofTheField.includes(problemOf(invite.error)?.code ?? "");
  return (
    <FormDialog
      size="md"
      onClose={onClose}
      title={t`Invite someone to ${name}`}
      description={t`They’ll see who invited them and can accept or decline.`}
      submitLabel={t`Invite`}
      busy={invite.isPending}
      failure={here ? null : words}
      onSubmit={() => {
        const wanted = username.trim().replace(/^@/, "");
        setMissing(wanted === "");
        if (wanted) invite.mutate(wanted);
      }}
    >
      <PersonField
        label={t`Name or username`}
        value={username}
        onChange={(next) => {
          setUsername(next);
          setMissing(false);
          invite.reset();
        }}
        error={missing ? t`Enter a name or username` : here && words ? words : undefined}
      />
    </FormDialog>
  );
}
