import { Trans } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { IconArrowLeft } from "@tabler/icons-react";
import type { FormEventHandler, ReactNode } from "react";
import { FormBody } from "~/shell/form/form-body.tsx";
import styles from "./onboarding.module.css";

type Props = {
  title: ReactNode;
  lead: ReactNode;
  busy: boolean;
  onBack: (() => void) | null;
  onSubmit: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
};

/** The layout of one question: title, lead, answer, and the buttons to go back and to continue. */
export function StepFrame({ title, lead, busy, onBack, onSubmit, children }: Props) {
  return (
    <FormBody onSubmit={onSubmit}>
      <Heading level={1} size="lg">
        {title}
      </Heading>
      <Text size="lg" tone="muted" className={styles.lead}>
        {lead}
      </Text>
      <div className={styles.answer}>{children}</div>
      <div className={styles.acts}>
        {onBack ? (
          <Button variant="quiet" size="lg" icon={IconArrowLeft} onClick={onBack}>
            <Trans>Back</Trans>
          </Button>
        ) : (
          <span />
        )}
        <Button type="submit" variant="primary" size="lg" busy={busy}>
          <Trans>Continue</Trans>
        </Button>
      </div>
    </FormBody>
  );
}
