import { Trans, useLingui } from "@lingui/react/macro";
import type { Member, SpaceRole } from "@orbita/contract";
import { newMember } from "@orbita/contract/members/schema";
import { Button } from "@orbita/ui/base/button.tsx";
import { Card } from "@orbita/ui/base/card.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { NativeSelect } from "@orbita/ui/fields/native-select.tsx";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { IconMail } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useId, useRef, useState } from "react";
import { FormBody } from "~/shell/form/form-body.tsx";
import { useContractForm } from "~/shell/form/use-contract-form.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { InvitePrompt, type InvitationDraft } from "./invite-prompt.tsx";
import { invitationsQuery } from "~/domain/members/queries.ts";
import { roleNames, shownRoles } from "~/domain/members/role-labels.ts";
import styles from "./members.module.css";

/**
 * Invites a person by email, after a confirmation.
 * The owner knows the members and pending invitations, so the card reports those without a request.
 * For any other address it does not reveal whether an account exists.
 */
export function InviteCard({ members }: { members: readonly Member[] }) {
  const { t, i18n } = useLingui();
  const id = useId();
  const space = useActingSpace();
  const { data: invitations = [] } = useQuery(invitationsQuery(space.id));
  const [asking, setAsking] = useState<InvitationDraft | null>(null);
  const field = useRef<HTMLInputElement | null>(null);
  const role: SpaceRole = "recruiter";
  const { form, onSubmit, busy, failure, errorOf } = useContractForm({
    schema: newMember,
    defaultValues: { email: "", role },
    submit: async (body): Promise<void> => {
      if (members.some(({ email: address }) => address === body.email))
        return form.setError(
          "email",
          { message: t`This person is already a member. Enter another address.` },
          { shouldFocus: true },
        );
      setAsking({ ...body, pending: invitations.find(({ email: address }) => address === body.email) });
    },
  });
  // A field that is still empty, or was just emptied for the next invitation, shows no error.
  const untouched = form.watch("email") === "" && !form.formState.isSubmitted;
  const email = form.register("email", { onChange: () => setAsking(null) });
  return (
    <Card aria-labelledby={id}>
      <Card.Head id={id} title={<Trans>Invite by email</Trans>} />
      <Card.Body>
        <FormBody onSubmit={onSubmit}>
          {failure && (
            <Note tone="danger" role="alert" className={styles.failure}>
              {failure}
            </Note>
          )}
          <div className={styles.invite}>
            <TextField
              {...email}
              ref={(element) => {
                email.ref(element);
                field.current = element;
              }}
              id="invite-email"
              type="email"
              label={t`Email`}
              hideLabel
              icon={IconMail}
              placeholder={t`name@company.example`}
              autoComplete="off"
              error={untouched ? undefined : errorOf("email")}
            />
            <NativeSelect
              {...form.register("role", { onChange: () => setAsking(null) })}
              id="invite-role"
              label={t`Role`}
              hideLabel
              options={shownRoles.map((value) => ({ value, label: i18n._(roleNames[value]) }))}
            />
            <Button type="submit" variant={asking ? "outline" : "primary"} busy={busy} className={styles.send}>
              <Trans>Invite</Trans>
            </Button>
          </div>
        </FormBody>
        {asking && (
          <InvitePrompt
            key={asking.email}
            {...asking}
            onSent={() => {
              setAsking(null);
              form.reset({ email: "", role });
              field.current?.focus();
            }}
            onCorrect={() => {
              setAsking(null);
              field.current?.select();
            }}
          />
        )}
      </Card.Body>
    </Card>
  );
}
