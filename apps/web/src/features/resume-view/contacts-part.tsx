import { useLingui } from "@lingui/react/macro";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { AsidePart } from "./section.tsx";
import styles from "./contacts-part.module.css";

/** How somebody is reached, for who may know. */
export function ContactsPart({ email, phone }: { email: string; phone: string | null }) {
  const { t } = useLingui();
  return (
    <AsidePart title={t`Contacts`}>
      <div className={styles.contacts}>
        <TextLink link={<a href={`mailto:${email}`} />}>{email}</TextLink>
        {phone && <TextLink link={<a href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`} />}>{phone}</TextLink>}
      </div>
    </AsidePart>
  );
}
