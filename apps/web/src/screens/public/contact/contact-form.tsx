import { Trans, useLingui } from "@lingui/react/macro";
import { contactLimits, contactMessage, contactTopics } from "@orbita/contract/contacts/schema";
import type { ContactTopic } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { Grid, Stack } from "@orbita/ui/base/stack.tsx";
import { NativeSelect } from "@orbita/ui/fields/native-select.tsx";
import { TextArea } from "@orbita/ui/fields/text-area.tsx";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { withPass } from "~/shell/captcha/captcha-pass.ts";
import { useCaptchaPass } from "~/shell/captcha/use-captcha-pass.ts";
import { FormBody } from "~/shell/form/form-body.tsx";
import { FormErrors } from "~/shell/form/form-errors.tsx";
import { useContractForm } from "~/shell/form/use-contract-form.ts";
import { formatCount } from "~/shell/format/format.ts";
import { currentLocale } from "~/shell/i18n/catalogues.ts";
import { useMe } from "~/shell/session/use-me.ts";
import { CaptchaLine } from "~/shell/captcha/captcha-line.tsx";
import styles from "./contact.module.css";

const topicNames: Record<ContactTopic, MessageDescriptor> = {
  account: msg`Account and sign-in`,
  jobs: msg`Jobs and applications`,
  space: msg`Spaces and members`,
  billing: msg`Billing`,
  privacy: msg`Privacy and data`,
  accessibility: msg`Accessibility`,
  other: msg`Something else`,
};

export type ContactReceipt = { id: string; email: string };
type Props = { topic: ContactTopic | undefined; onSent: (sent: ContactReceipt) => void };

export function ContactForm({ topic, onSent }: Props) {
  const { t, i18n } = useLingui();
  const me = useMe();
  const beginCaptcha = useCaptchaPass("contact", { needed: !me });
  const labels = { topic: t`Topic`, name: t`Your name`, email: t`Email`, message: t`Message` };
  const { form, onSubmit, busy, failure, errorOf, errors } = useContractForm({
    schema: contactMessage,
    defaultValues: {
      topic: topic ?? ("" as ContactTopic),
      name: me ? `${me.firstName} ${me.lastName}` : "",
      email: me?.email ?? "",
      message: "",
      language: currentLocale(i18n),
    },
    submit: async (values) => {
      const body = { ...values, language: currentLocale(i18n) };
      const send = (pass: { captchaPass?: string }) => answered(api().contacts.add({ body }, pass));
      // Signed-in users need no captcha.
      const { id } = await (me ? send({}) : withPass("contact", send));
      onSent({ id, email: body.email });
    },
    labels,
  });
  const topicField = form.register("topic");
  return (
    <FormBody onSubmit={onSubmit} onTouch={beginCaptcha} className={styles.form}>
      <Stack gap={5}>
        {failure && (
          <Note tone="danger" role="alert">
            {failure}
          </Note>
        )}
        <FormErrors errors={errors} />
        <NativeSelect
          id="topic"
          label={labels.topic}
          placeholder={t`Select a topic`}
          options={contactTopics.map((value) => ({ value, label: i18n._(topicNames[value]) }))}
          error={errorOf("topic")}
          {...topicField}
        />
        <Grid columns={2} gap={3}>
          <TextField
            id="name"
            label={labels.name}
            autoComplete="name"
            error={errorOf("name")}
            {...form.register("name")}
          />
          <TextField
            id="email"
            type="email"
            label={labels.email}
            autoComplete="email"
            hint={t`We’ll reply to this address.`}
            error={errorOf("email")}
            {...form.register("email")}
          />
        </Grid>
        <TextArea
          id="message"
          label={labels.message}
          rows={8}
          maxLength={contactLimits.message.max}
          counter={(used, max) => `${formatCount(i18n.locale, used)} / ${formatCount(i18n.locale, max)}`}
          hint={t`If your message is about a page, include its address. Never include passwords or codes.`}
          error={errorOf("message")}
          {...form.register("message")}
        />
        {!me && <CaptchaLine />}
        <div>
          <Button type="submit" variant="primary" size="lg" busy={busy}>
            <Trans>Send message</Trans>
          </Button>
        </div>
      </Stack>
    </FormBody>
  );
}
