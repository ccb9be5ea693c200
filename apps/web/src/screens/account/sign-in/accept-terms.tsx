import { Trans, useLingui } from "@lingui/react/macro";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { VisuallyHidden } from "@orbita/ui/base/visually-hidden.tsx";
import { CheckboxField, type CheckboxFieldProps } from "@orbita/ui/fields/checkbox-field.tsx";
import { Link } from "@tanstack/react-router";
import styles from "./account.module.css";

type Props = Omit<CheckboxFieldProps, "label" | "hint">;

/** The field to accept the terms. The links open in a new tab, so that the form keeps its input. */
export function AcceptTerms(field: Props) {
  const { t } = useLingui();
  const elsewhere = <VisuallyHidden>{t`(opens in a new tab)`}</VisuallyHidden>;
  return (
    <div>
      <CheckboxField label={t`I accept the terms of use and the privacy notice`} {...field} />
      <Meta
        className={styles.terms}
        items={[
          <TextLink key="terms" link={<Link to="/terms" target="_blank" />}>
            <Trans>Terms of use</Trans> {elsewhere}
          </TextLink>,
          <TextLink key="privacy" link={<Link to="/privacy" target="_blank" />}>
            <Trans>Privacy notice</Trans> {elsewhere}
          </TextLink>,
        ]}
      />
    </div>
  );
}
