import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { accountLimits } from "@orbita/contract/accounts/limits";
import { newPassword } from "@orbita/contract/accounts/schema";
import { cx } from "@orbita/ui/cx.ts";
import { VisuallyHidden } from "@orbita/ui/base/visually-hidden.tsx";
import { PasswordField } from "@orbita/ui/fields/password-field.tsx";
import { Icon } from "@orbita/ui/icons/icon.tsx";
import { IconCircle, IconCircleCheck } from "@tabler/icons-react";
import { useId } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { PasswordStrength } from "./password-strength.tsx";
import styles from "./new-password.module.css";

type PasswordRule = "length" | "letters" | "digit" | "special";

const broken: Record<PasswordRule, readonly string[]> = {
  length: ["too_small", "too_big"],
  letters: ["password.lowercase", "password.uppercase"],
  digit: ["password.digit"],
  special: ["password.special"],
};
const passwordRules = Object.keys(broken) as PasswordRule[];

/** The contract's rules that a password already meets. */
export function findMetRules(password: string): ReadonlySet<PasswordRule> {
  const { error } = newPassword.safeParse(password);
  const found = new Set<string>(error?.issues.flatMap(({ code, message }) => [code, message]));
  return new Set(passwordRules.filter((rule) => !broken[rule].some((word) => found.has(word))));
}

const { min, max } = accountLimits.password;

type Props = {
  label: string;
  size?: "md" | "lg";
  /** The typed password. Each rule below the field is marked as soon as the password meets it. */
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
          showLabel={t`Show password`}
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
        showLabel={t`Show password confirmation`}
        autoComplete="new-password"
        error={errors.confirmation}
        {...confirmation}
      />
    </>
  );
}

function PasswordRules({ id, value }: { id: string; value: string }) {
  const { t } = useLingui();
  const kept = findMetRules(value);
  const labels: Record<PasswordRule, string> = {
    length: t`From ${min} to ${plural(max, { one: "# character", other: "# characters" })}`,
    letters: t`A lowercase and an uppercase letter`,
    digit: t`A digit`,
    special: t`A special character, for example - ! ? €`,
  };
  return (
    <ul id={id} aria-label={t`Rules`} className={styles.rules}>
      {passwordRules.map((rule) => (
        <Rule key={rule} label={labels[rule]} isMet={kept.has(rule)} />
      ))}
    </ul>
  );
}

function Rule({ label, isMet }: { label: string; isMet: boolean }) {
  return (
    <li className={cx(styles.rule, isMet && styles.kept)}>
      <Icon icon={isMet ? IconCircleCheck : IconCircle} size="sm" />
      <span>
        {isMet ? (
          <Trans>
            {label}
            <VisuallyHidden>, done</VisuallyHidden>
          </Trans>
        ) : (
          <Trans>
            {label}
            <VisuallyHidden>, missing</VisuallyHidden>
          </Trans>
        )}
      </span>
    </li>
  );
}
