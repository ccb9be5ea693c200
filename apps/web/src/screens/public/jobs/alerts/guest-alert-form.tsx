import { Trans, useLingui } from "@lingui/react/macro";
import { guestAlertContact, guestAlertLimits, guestFrequencies } from "@orbita/contract/saved-searches/guest-schema";
import type { Filter } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { OrbitLoader } from "@orbita/ui/base/orbit-loader.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { NativeSelect } from "@orbita/ui/fields/native-select.tsx";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { Link, useRouter } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { guestFrequencyChoices } from "~/domain/saved-searches/guest-frequency-choices.ts";
import { lastingAddress, lastingFilters } from "~/domain/saved-searches/search-address.ts";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { CaptchaLine } from "~/shell/captcha/captcha-line.tsx";
import { withPass } from "~/shell/captcha/captcha-pass.ts";
import { useCaptchaPass } from "~/shell/captcha/use-captcha-pass.ts";
import { FormBody } from "~/shell/form/form-body.tsx";
import { useContractForm } from "~/shell/form/use-contract-form.ts";
import { currentLocale } from "~/shell/i18n/catalogues.ts";
import { useTextsOf } from "~/shell/i18n/use-app-texts.ts";
import { useUnsavedSearch, type UnsavedSearchProps } from "../use-unsaved-search.ts";
import styles from "./guest-alert-form.module.css";

const longestName = 80;
const { confirmHours } = guestAlertLimits;

/** Asks a guest for an address and a frequency, and says that a confirmation mail is on its way. */
export function GuestAlertForm({ onClose, ...props }: UnsavedSearchProps & { onClose: () => void }) {
  const { t } = useLingui();
  const hasTexts = useTextsOf("app");
  const unsaved = useUnsavedSearch(props);
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (!hasTexts || !unsaved) return <OrbitLoader label={t`Loading`} />;
  if (sentTo !== null) return <Sent email={sentTo} onClose={onClose} />;
  // The key resets the form when the filters change.
  return <Form key={unsaved.suggestedName} {...unsaved} onSent={setSentTo} />;
}

type FormProps = { filters: readonly Filter[]; suggestedName: string; onSent: (email: string) => void };

function Form({ filters, suggestedName, onSent }: FormProps) {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const beginCaptcha = useCaptchaPass("jobAlert");
  const language = currentLocale(i18n);
  const { form, onSubmit, busy, failure, errorOf } = useContractForm({
    schema: guestAlertContact,
    defaultValues: { email: "", frequency: "daily", language },
    submit: async (values) => {
      const body = {
        ...values,
        name: suggestedName.slice(0, longestName).trim() || t`New jobs`,
        filters: lastingFilters(filters) as never,
        address: lastingAddress(router.state.location.searchStr),
      };
      const idempotencyKey = crypto.randomUUID();
      await withPass("jobAlert", (pass) =>
        answered(api().savedSearches.requestAlert({ body }, { ...pass, idempotencyKey })),
      );
      onSent(values.email);
    },
  });
  return (
    <FormBody onSubmit={onSubmit} onTouch={beginCaptcha} className={styles.panel}>
      <div className={styles.fields}>
        {failure && (
          <Note tone="danger" role="alert">
            {failure}
          </Note>
        )}
        <TextField
          id="alert-email"
          type="email"
          label={t`Email`}
          autoComplete="email"
          error={errorOf("email")}
          {...form.register("email")}
        />
        <NativeSelect
          id="alert-frequency"
          label={t`Alert frequency`}
          options={guestFrequencies.map((value) => ({ value, label: i18n._(guestFrequencyChoices[value]) }))}
          {...form.register("frequency")}
        />
        <Text size="sm" tone="muted">
          <Trans>
            We’ll use your address only for these alerts, until you stop them.{" "}
            <TextLink link={<Link to="/privacy" />}>Privacy notice</TextLink>
          </Trans>
        </Text>
        <CaptchaLine />
        <Button type="submit" variant="primary" busy={busy} block>
          <Trans>Get alerts</Trans>
        </Button>
      </div>
    </FormBody>
  );
}

function Sent({ email, onClose }: { email: string; onClose: () => void }) {
  const message = useRef<HTMLDivElement>(null);
  // The submit button that had the focus is gone.
  useEffect(() => message.current?.focus(), []);
  return (
    <div className={styles.panel}>
      <div className={styles.fields}>
        <div ref={message} tabIndex={-1} role="status" className={styles.sent}>
          <Text weight="medium">
            <Trans>Confirm your address</Trans>
          </Text>
          <Text size="sm" tone="muted">
            <Trans>
              We’ve sent a link to <b dir="ltr">{email}</b>. Open it within {confirmHours} hours to start your alerts.
            </Trans>
          </Text>
        </div>
        <Button variant="outline" onClick={onClose} block>
          <Trans>Close</Trans>
        </Button>
      </div>
    </div>
  );
}
