import { Trans, useLingui } from "@lingui/react/macro";
import type { SpaceRole } from "@orbita/contract";
import { newMember } from "@orbita/contract/members/schema";
import { Button } from "@orbita/ui/base/button.tsx";
import { Card } from "@orbita/ui/base/card.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { NativeSelect } from "@orbita/ui/fields/native-select.tsx";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { IconMail } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { useId, useRef, useState } from "react";
import { api } from "~/shell/api/client.ts";
import { answered, hasCode } from "~/shell/api/failure.ts";
import { FormBody } from "~/shell/form/form-body.tsx";
import { useContractForm } from "~/shell/form/use-contract-form.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { InvitePrompt } from "./invite-prompt.tsx";
import { membersKey } from "./queries.ts";
import { roleNames, shownRoles } from "./role-words.ts";
import styles from "./members.module.css";

/** Who is registered is in at once; for everybody else the card asks whether to send an invitation. */
export function InviteCard({ alone }: { alone: boolean }) {
  const { t, i18n } = useLingui();
  const id = useId();
  const space = useActingSpace();
  const queries = useQueryClient();
  const [unknown, setUnknown] = useState<{ email: string; role: SpaceRole } | null>(null);
  const field = useRef<HTMLInputElement | null>(null);
  // Two owners cover for each other; the third is more often a colleague who selects.
  const role: SpaceRole = alone ? "owner" : "recruiter";
  const { form, onSubmit, busy, failure, errorOf } = useContractForm({
    schema: newMember,
    defaultValues: { email: "", role },
    problemFields: { "space.userAlreadyAdded": "email" },
    submit: async (body) => {
      setUnknown(null);
      try {
        const { firstName } = await answered(api().members.add({ params: { id: space.id }, body }));
        showToast({ message: t`${firstName} is in the Space now` });
        form.reset({ email: "", role });
      } catch (error) {
        if (!hasCode(error, "space.userUnknown")) throw error;
        return setUnknown(body);
      }
      await queries.invalidateQueries({ queryKey: membersKey(space.id) });
    },
  });
  // A field that nobody has filled in yet, or that was just emptied for the next one, is not wrong.
  const untouched = form.watch("email") === "" && !form.formState.isSubmitted;
  const email = form.register("email", { onChange: () => setUnknown(null) });
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
              {...form.register("role", { onChange: () => setUnknown(null) })}
              id="invite-role"
              label={t`Role`}
              hideLabel
              options={shownRoles.map((value) => ({ value, label: i18n._(roleNames[value]) }))}
            />
            <Button type="submit" variant={unknown ? "outline" : "primary"} busy={busy} className={styles.send}>
              <Trans>Invite</Trans>
            </Button>
          </div>
        </FormBody>
        {unknown && (
          <InvitePrompt
            key={unknown.email}
            {...unknown}
            onSent={() => {
              setUnknown(null);
              form.reset({ email: "", role });
              field.current?.focus();
            }}
            onCorrect={() => {
              setUnknown(null);
              field.current?.select();
            }}
          />
        )}
      </Card.Body>
    </Card>
  );
}
