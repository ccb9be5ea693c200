import { useLingui } from "@lingui/react/macro";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { AsidePart } from "./section.tsx";
import styles from "./contacts-part.module.css";

/** The contact details that the viewer may see. */
export function ContactsPart({ email, phone }: { email: string | null; phone: string | null }) {
  const { t } = useLingui();
  return (
    <AsidePart title={t`Contact details`}>
      <div className={styles.contacts}>
        {email && <TextLink link={<a href={`mailto:${email}`} />}>{email}</TextLink>}
        {phone && <TextLink link={<a href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`} />}>{phone}</TextLink>}
      </div>
    </AsidePart>
  );
}
