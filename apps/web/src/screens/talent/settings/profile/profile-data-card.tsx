import { Trans, useLingui } from "@lingui/react/macro";
import type { Me } from "@orbita/contract";
import { accountLimits } from "@orbita/contract/accounts/limits";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { Icon } from "@orbita/ui/icons/icon.tsx";
import { FormCard } from "@orbita/ui/patterns/form-card.tsx";
import { IconCheck } from "@tabler/icons-react";
import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { failureText } from "~/shell/form/failure-text.ts";
import { fieldErrorText } from "~/shell/form/use-contract-form.ts";
import { encodeFieldError } from "~/shell/form/contract-resolver.ts";
import { AppearanceFields } from "./appearance-fields.tsx";
import { EmailField } from "./email-field.tsx";
import {
  adoptValues,
  diffProfileValues,
  errorIn,
  profileFields,
  toProfileValues,
  type ProfileField,
  type ProfileValues,
} from "./profile-form.ts";
import { ReadLanguages } from "./read-languages.tsx";
import { SaveStatus } from "~/shell/form/save-status.tsx";
import { useProfileSave } from "./use-profile-save.ts";
import { useProfileUsernameCheck } from "./use-profile-username-check.ts";
import styles from "./profile.module.css";

/**
 * Names and contacts of the user. A field is saved on blur, because each change is logged and half a name must not be.
 * A field shows its error after the first blur, and from then on while the user types.
 */
export function ProfileDataCard({ me }: { me: Me }) {
  const { t, i18n } = useLingui();
  const [values, setValues] = useState(() => toProfileValues(me));
  const [left, setLeft] = useState<ReadonlySet<ProfileField>>(new Set());
  const [known, setKnown] = useState(me);
  if (known !== me) {
    // If the account changed in another tab, its values replace those that the user did not edit here.
    setKnown(me);
    setValues(adoptValues(values, toProfileValues(known), me));
  }
  const onSaved = useCallback(
    (saved: Me, sent: Partial<ProfileValues>) => setValues((typed) => adoptValues(typed, sent, saved)),
    [],
  );
  const { state, refused, save } = useProfileSave(me, onSaved);
  const check = useProfileUsernameCheck(values.username, me.username);

  function errorOf(field: ProfileField): string | undefined {
    const wrong = errorIn(field, values[field]);
    if (wrong && left.has(field)) return fieldErrorText(i18n, encodeFieldError(wrong));
    if (wrong) return undefined;
    const refusal = refused[field];
    if (refusal?.value === values[field]) return failureText(i18n, refusal.error);
    return field === "username" && check === "taken" ? t`This username is taken. Try another one.` : undefined;
  }

  const saveNow = () => void save(values, check === "taken" ? ["username"] : []);
  const leave = (field: ProfileField) => {
    setLeft((before) => new Set(before).add(field));
    saveNow();
  };
  const onHidden = useEffectEvent(saveNow);
  useEffect(() => {
    // A closing page may be unable to send anything, so the input is saved as soon as the page is hidden.
    const listener = () => document.visibilityState === "hidden" && onHidden();
    document.addEventListener("visibilitychange", listener);
    return () => document.removeEventListener("visibilitychange", listener);
  }, []);

  const field = (name: ProfileField) => ({
    id: name,
    name,
    value: values[name],
    error: errorOf(name),
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }),
    onBlur: () => leave(name),
    onKeyDown: (event: { key: string }) => event.key === "Enter" && leave(name),
  });

  const wrong = profileFields.some((name) => errorOf(name) !== undefined);
  const unsaved = Object.keys(diffProfileValues(me, values)).length > 0;
  return (
    <FormCard
      title={<Trans>Details</Trans>}
      foot={<SaveStatus state={state} unsaved={unsaved} wrong={wrong} onRetry={saveNow} />}
    >
      <div className={styles.fields}>
        <TextField label={t`First name`} autoComplete="given-name" {...field("firstName")} />
        <TextField label={t`Last name`} autoComplete="family-name" {...field("lastName")} />
        <TextField
          label={t`Username`}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          aside={`${values.username.length} / ${accountLimits.username.max}`}
          hint={t`If you make your profile public, your username will be part of its address.`}
          end={
            <span role="status" className={styles.free}>
              {check === "free" && (
                <>
                  <Icon icon={IconCheck} size="sm" />
                  <Trans>Available</Trans>
                </>
              )}
            </span>
          }
          {...field("username")}
        />
        <TextField label={t`Phone`} type="tel" autoComplete="tel" dir="ltr" aside={t`optional`} {...field("phone")} />
        <div className={styles.wide}>
          <EmailField me={me} />
        </div>
        <AppearanceFields />
        <ReadLanguages me={me} />
      </div>
    </FormCard>
  );
}
