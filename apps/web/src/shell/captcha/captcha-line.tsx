import { Trans } from "@lingui/react/macro";
import { Text } from "@orbita/ui/base/text.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { Icon } from "@orbita/ui/icons/icon.tsx";
import { IconShieldCheck } from "@tabler/icons-react";
import { useCaptchaState } from "./captcha-pass.ts";
import styles from "./captcha-line.module.css";

function Words() {
  const { state, provider } = useCaptchaState();
  if (provider === "none") return null;
  if (state === "working") return <Trans>We’re checking that you’re not a bot. You can keep typing.</Trans>;
  if (state === "ready") return <Trans>Check complete: you’re not a bot.</Trans>;
  if (state === "failed") return <Trans>The check didn’t work. We’ll try again when you send the form.</Trans>;
  return <Trans>An automatic check blocks bots: you don’t have to do anything.</Trans>;
}

/** States that a captcha protects the form, and shows the progress of its check. */
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

/** Note that the form uses reCAPTCHA. Google's terms require it, and users should know. */
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
