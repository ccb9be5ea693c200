import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { MyContactRequest } from "@orbita/contract";
import { contactRequestLimits } from "@orbita/contract/contact-requests/schema";
import { Stack } from "@orbita/ui/base/stack.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { CheckboxField } from "@orbita/ui/fields/checkbox-field.tsx";
import { TextArea } from "@orbita/ui/fields/text-area.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import { myContactRequestQuery, myContactRequestsKey } from "./my-contact-request-queries.ts";

type SharedContacts = { email: boolean; phone: boolean };
type Props = { contactRequest: MyContactRequest; onClose: () => void };
type AnswerDialogContent = {
  share?: SharedContacts;
  accepted: boolean;
  title: string;
  label: ReactNode;
  done: string;
  children: ReactNode;
};

function AnswerDialog({
  contactRequest,
  onClose,
  accepted,
  share,
  title,
  label,
  done,
  children,
}: Props & AnswerDialogContent) {
  const { t, i18n } = useLingui();
  const queries = useQueryClient();
  const [note, setNote] = useState("");
  const { id } = contactRequest;
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      answered(
        api().contactRequests.answer(
          { params: { id }, body: { accepted, share, note: note.trim() || null } },
          { idempotencyKey: crypto.randomUUID() },
        ),
      ),
    onSuccess: async (now) => {
      queries.setQueryData(myContactRequestQuery(id).queryKey, now);
      onClose();
      showToast({ message: done });
      await queries.invalidateQueries({ queryKey: myContactRequestsKey });
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={title}
      submitLabel={label}
      onSubmit={() => mutate()}
      busy={isPending}
      failure={error && failureText(i18n, error)}
    >
      {children}
      <TextArea
        label={t`Your message`}
        optional={t`optional`}
        hint={t`They’ll see exactly what you write here.`}
        rows={3}
        maxLength={contactRequestLimits.note.max}
        value={note}
        onChange={({ currentTarget: { value } }) => setNote(value)}
      />
    </FormDialog>
  );
}

/** Asks the talent to confirm the acceptance, and lists exactly which data the Space will then see. */
export function AcceptDialog(props: Props) {
  const { t } = useLingui();
  const { space, shares } = props.contactRequest;
  const { name } = space;
  const { email, phone, name: fullName } = shares;
  const [share, setShare] = useState<SharedContacts>({
    email: shares.byDefault,
    phone: shares.byDefault && phone !== null,
  });
  return (
    <AnswerDialog
      {...props}
      accepted
      share={share}
      title={t`Share your contact details with ${name}?`}
      label={<Trans>Accept and share</Trans>}
      done={t`Contact request accepted. ${name} can now write to you.`}
    >
      <Text>
        <Trans>
          {name}’s owners and recruiters will see your name, <b>{fullName}</b>, and can message you here. Choose what
          else to share.
        </Trans>
      </Text>
      <Stack gap={2}>
        <CheckboxField
          label={t`Email`}
          hint={<bdi>{email}</bdi>}
          checked={share.email}
          onChange={({ currentTarget: { checked } }) => setShare({ ...share, email: checked })}
        />
        <CheckboxField
          label={t`Phone`}
          hint={phone ? <bdi>{phone}</bdi> : t`No phone number in your profile`}
          disabled={phone === null}
          checked={share.phone}
          onChange={({ currentTarget: { checked } }) => setShare({ ...share, phone: checked })}
        />
      </Stack>
      <Text tone="muted" size="md">
        <Trans>
          Accepting doesn’t commit you to anything else. You won’t be able to undo it, because they may already have
          seen your details.
        </Trans>
      </Text>
    </AnswerDialog>
  );
}

export function DeclineDialog(props: Props) {
  const { t } = useLingui();
  const { name } = props.contactRequest.space;
  const days = contactRequestLimits.restDays;
  return (
    <AnswerDialog
      {...props}
      accepted={false}
      title={t`Decline this contact request?`}
      label={<Trans>Decline</Trans>}
      done={t`Contact request declined`}
    >
      <Text>
        <Trans>
          {name} will see that you declined, and we won’t share any of your details. They won’t be able to contact you
          again for <Plural value={days} one="# day" other="# days" />.
        </Trans>
      </Text>
    </AnswerDialog>
  );
}
