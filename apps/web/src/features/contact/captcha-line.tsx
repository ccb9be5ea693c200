import { Trans } from "@lingui/react/macro";
import { Text } from "@orbita/ui/base/text.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { Icon } from "@orbita/ui/icons/icon.tsx";
import { IconShieldCheck } from "@tabler/icons-react";
import { useCaptchaState } from "~/shell/captcha/captcha-pass.ts";
import styles from "./contact.module.css";

function Words() {
  const { state, provider } = useCaptchaState();
  if (provider === "none") return null;
  if (state === "working") return <Trans>We are checking that you are not a program. You can go on writing.</Trans>;
  if (state === "ready") return <Trans>Checked: you are not a program.</Trans>;
  if (state === "failed") return <Trans>The check did not work. We try again when you send.</Trans>;
  return <Trans>A quiet check keeps programs out: nothing to solve, nothing to click.</Trans>;
}

/** States that the form is protected by a captcha, and how far the check is. */
export function CaptchaLine() {
  const { provider } = useCaptchaState();
  if (provider === "none") return null;
  return (
    <div className={styles.line}>
      <Icon icon={IconShieldCheck} size="sm" />
      <Text as="div" size="sm" tone="muted">
        <span role="status">
          <Words />
        </span>
        {provider === "recaptcha" && <GoogleNote />}
      </Text>
    </div>
  );
}

/** Required by Google's terms, and fair to users. */
export function GoogleNote() {
  const { provider } = useCaptchaState();
  if (provider !== "recaptcha") return null;
  return (
    <>
      {" "}
      <Trans>
        This form uses Google’s reCAPTCHA:{" "}
        <TextLink link={<a href="https://policies.google.com/privacy" target="_blank" rel="noreferrer" />}>
          privacy
        </TextLink>{" "}
        and{" "}
        <TextLink link={<a href="https://policies.google.com/terms" target="_blank" rel="noreferrer" />}>
          terms
        </TextLink>
        .
      </Trans>
    </>
  );
}
