import { Trans, useLingui } from "@lingui/react/macro";
import type { OwnSpace } from "@orbita/contract";
import { contactLimits, contactMessage } from "@orbita/contract/contacts/schema";
import { TextArea } from "@orbita/ui/fields/text-area.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { FormDialog } from "~/shell/form/form-dialog.tsx";
import { useContractForm } from "~/shell/form/use-contract-form.ts";
import { formatCount } from "~/shell/format/format.ts";
import { currentLocale } from "~/shell/i18n/catalogues.ts";
import { useMe } from "~/shell/session/use-me.ts";

type Props = {
  opened: boolean;
  onClose: () => void;
  space: Pick<OwnSpace, "name" | "url">;
  field: string;
  value: string;
};

/** Dialog for a message to support, prefilled with the Space and the field that the message is about. */
export function AskSupportDialog({ opened, onClose, space, field, value }: Props) {
  const { t, i18n } = useLingui();
  const me = useMe();
  const { name, url } = space;
  const about = t`Space: ${name} (/space/${url})`;
  const asked = t`Field to edit: ${field}. Current value: “${value}”`;
  const { form, onSubmit, busy, failure, errorOf } = useContractForm({
    schema: contactMessage,
    defaultValues: {
      topic: "space",
      name: me ? `${me.firstName} ${me.lastName}` : "",
      email: me?.email ?? "",
      message: `${about}\n${asked}\n\n`,
      language: currentLocale(i18n),
    },
    submit: async (body) => {
      const { email } = body;
      await answered(api().contacts.add({ body }, {}));
      onClose();
      form.reset();
      showToast({ message: t`Message sent. We’ll reply to ${email}.` });
    },
  });
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      width={560}
      title={t`Request a change`}
      description={<Trans>Tell us the new value and the reason for the change. A person will read your message.</Trans>}
      onSubmit={onSubmit}
      submitLabel={t`Send message`}
      busy={busy}
      failure={failure}
    >
      <TextArea
        label={t`Message`}
        rows={7}
        maxLength={contactLimits.message.max}
        counter={(used, max) => `${formatCount(i18n.locale, used)} / ${formatCount(i18n.locale, max)}`}
        error={errorOf("message")}
        {...form.register("message")}
      />
    </FormDialog>
  );
}
