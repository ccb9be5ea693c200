import { Trans, useLingui } from "@lingui/react/macro";
import { accountLimits } from "@orbita/contract/accounts/limits";
import { cx } from "@orbita/ui/cx.ts";
import { VisuallyHidden } from "@orbita/ui/base/visually-hidden.tsx";
import { PasswordField } from "@orbita/ui/fields/password-field.tsx";
import { Icon } from "@orbita/ui/icons/icon.tsx";
import { IconCircle, IconCircleCheck } from "@tabler/icons-react";
import { useId } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { keptRules, passwordRules, type PasswordRule } from "./password-rules.ts";
import { PasswordStrength } from "./password-strength.tsx";
import styles from "./new-password.module.css";

const { min, max } = accountLimits.password;

type Props = {
  label: string;
  size?: "md" | "lg";
  /** The current input; each rule is marked as soon as it is met. */
  value: string;
  /** The user's own words, such as name and email, which make a password easy to guess. */
  own: readonly string[];
  password: UseFormRegisterReturn;
  confirmation: UseFormRegisterReturn;
  errors: { password: string | undefined; confirmation: string | undefined };
};

/** A new password and its confirmation, each with its own show button. Used for sign-up, reset and change. */
export function NewPasswordFields({ label, size = "lg", value, own, password, confirmation, errors }: Props) {
  const { t } = useLingui();
  const rulesId = useId();
  return (
    <>
      <div>
        <PasswordField
          id={password.name}
          size={size}
          label={label}
          showLabel={t`Show the password`}
          autoComplete="new-password"
          describedBy={rulesId}
          error={errors.password}
          {...password}
        />
        <PasswordRules id={rulesId} value={value} />
        <PasswordStrength password={value} own={own} />
      </div>
      <PasswordField
        id={confirmation.name}
        size={size}
        label={t`Confirm password`}
        showLabel={t`Show the confirmation`}
        autoComplete="new-password"
        error={errors.confirmation}
        {...confirmation}
      />
    </>
  );
}

function PasswordRules({ id, value }: { id: string; value: string }) {
  const { t } = useLingui();
  const kept = keptRules(value);
  const labels: Record<PasswordRule, string> = {
    length: t`From ${min} to ${max} characters`,
    letters: t`A lowercase and an uppercase letter`,
    digit: t`A digit`,
    special: t`A special character, for example - ! ? €`,
  };
  return (
    <ul id={id} aria-label={t`Rules`} className={styles.rules}>
      {passwordRules.map((rule) => (
        <li key={rule} className={cx(styles.rule, kept.has(rule) && styles.kept)}>
          <Icon icon={kept.has(rule) ? IconCircleCheck : IconCircle} size="sm" />
          <span>
            {labels[rule]}
            <VisuallyHidden>{kept.has(rule) ? <Trans>, done</Trans> : <Trans>, missing</Trans>}</VisuallyHidden>
          </span>
        </li>
      ))}
    </ul>
  );
}
