import { Trans, useLingui } from "@lingui/react/macro";
import { productName } from "@orbita/contract/product";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { FocusFrame } from "@orbita/ui/patterns/focus-frame.tsx";
import { IconMail } from "@tabler/icons-react";
import { Link, useLocation } from "@tanstack/react-router";
import { useState } from "react";
import { useMe } from "~/shell/session/use-me.ts";
import { NewSpaceForm } from "./new-space-form.tsx";
import { SpacePreview } from "./space-preview.tsx";
import styles from "~/domain/spaces/new-space.module.css";

export function NewSpacePage() {
  const { t } = useLingui();
  const me = useMe();
  const returnTo = useLocation({ select: ({ publicHref }) => publicHref });
  const [draft, setDraft] = useState({ name: "", url: "" });
  return (
    <FocusFrame
      skipLabel={t`Skip to content`}
      home={<Link to="/" />}
      homeLabel={productName}
      width="wide"
      actions={
        <ButtonLink variant="quiet" link={<Link to="/" />}>
          <Trans>Continue later</Trans>
        </ButtonLink>
      }
      aside={<SpacePreview {...draft} />}
      asideLabel={t`How it will look`}
    >
      <Heading level={1} size="lg">
        <Trans>Open a Space</Trans>
      </Heading>
      <Text size="lg" tone="muted" className={styles.lead}>
        <Trans>Four fields are enough. You can complete the rest when you publish your first job.</Trans>
      </Text>
      {me && !me.emailVerified && (
        <Note
          tone="warning"
          icon={IconMail}
          className={styles.note}
          action={
            <TextLink link={<Link to="/verify-email" search={{ returnTo, send: true }} />}>
              <Trans>Enter the code</Trans>
            </TextLink>
          }
        >
          <Trans>Confirm your email address first.</Trans>
        </Note>
      )}
      <NewSpaceForm onDraft={setDraft} />
    </FocusFrame>
  );
}
