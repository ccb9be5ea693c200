import { Trans } from "@lingui/react/macro";
import { Card } from "@orbita/ui/base/card.tsx";
import { SpaceText } from "./fields.tsx";
import { PartSection } from "./part-section.tsx";
import styles from "./space-settings.module.css";

export function ContactPart() {
  return (
    <PartSection part="contact" hint={<Trans>For business requests. Who applies does not see them.</Trans>}>
      <Card as="div">
        <Card.Body className={styles.fields}>
          <SpaceText field="email" type="email" inputMode="email" autoComplete="email" dir="ltr" />
          <SpaceText field="phone" type="tel" autoComplete="tel" dir="ltr" />
        </Card.Body>
      </Card>
    </PartSection>
  );
}
