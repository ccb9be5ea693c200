import { Trans, useLingui } from "@lingui/react/macro";
import type { Me } from "@orbita/contract";
import { productName } from "@orbita/contract/product";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { VisuallyHidden } from "@orbita/ui/base/visually-hidden.tsx";
import { FocusFrame } from "@orbita/ui/patterns/focus-frame.tsx";
import { Steps } from "@orbita/ui/patterns/steps.tsx";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { failureText } from "~/shell/form/failure-text.ts";
import { homeOf } from "~/shell/navigation/return-to.ts";
import { KindStep } from "./kind-step.tsx";
import { LanguageStep } from "./language-step.tsx";
import { NameStep } from "./name-step.tsx";
import { StartStep } from "./start-step.tsx";
import { onboardingSteps, stepAfter, stepBefore } from "./steps.ts";
import { useOnboarding } from "./use-onboarding.ts";
import styles from "./onboarding.module.css";

/** Four questions after the first sign-in. Each answer is saved at once, so that the user can leave and resume later. */
export function OnboardingPage({ me }: { me: Me }) {
  const { t, i18n } = useLingui();
  const { step, busy, failure, goTo, complete } = useOnboarding(me);
  const page = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const question = page.current?.querySelector("h1");
    question?.setAttribute("tabindex", "-1");
    question?.focus();
    window.scrollTo({ top: 0 });
  }, [step]);

  const back = stepBefore(step);
  const common = { me, busy, onBack: back && (() => void goTo(back)) };
  const onAnswer = (answer: Parameters<typeof goTo>[1]) => void goTo(stepAfter(step), answer);
  return (
    <FocusFrame
      skipLabel={t`Skip to content`}
      home={<Link to={homeOf(me)} />}
      homeLabel={productName}
      actions={
        <ButtonLink variant="quiet" link={<Link to={homeOf(me)} />}>
          <Trans>Continue later</Trans>
        </ButtonLink>
      }
    >
      <div ref={page} className={styles.page}>
        <Steps
          label={t`Steps`}
          renderDone={(name) => (
            <Trans>
              {name}
              <VisuallyHidden>, done</VisuallyHidden>
            </Trans>
          )}
          current={onboardingSteps.indexOf(step)}
          steps={[t`Your goal`, t`Language`, t`Name`, t`First step`]}
        />
        {failure !== null && (
          <Note tone="danger" role="alert" className={styles.failure}>
            {failureText(i18n, failure)}
          </Note>
        )}
        {step === "kind" && <KindStep {...common} onAnswer={onAnswer} />}
        {step === "language" && <LanguageStep {...common} onAnswer={onAnswer} />}
        {step === "name" && <NameStep {...common} onAnswer={onAnswer} />}
        {step === "start" && <StartStep {...common} onComplete={complete} />}
      </div>
    </FocusFrame>
  );
}
