import { useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { failureText } from "~/shell/form/failure-text.ts";
import { providerIcons, socialNames, type Provider } from "~/domain/social/providers.ts";
import { useProviderRedirect } from "~/domain/social/use-provider-redirect.ts";
import styles from "./social.module.css";
import type { ReturnTo } from "~/shell/navigation/return-to.ts";

type Props = { providers: readonly Provider[]; intent: "login" | "register"; returnTo: ReturnTo | undefined };

/** The buttons of the sign-in providers, side by side. Renders nothing if none is set up. */
export function ProviderButtons({ providers, intent, returnTo }: Props) {
  const { t, i18n } = useLingui();
  const { leave, leaving, failure } = useProviderRedirect(intent, returnTo);
  if (providers.length === 0) return null;
  return (
    <>
      <div className={styles.providers}>
        {providers.map((provider) => {
          const name = socialNames[provider];
          return (
            <Button
              key={provider}
              size="lg"
              block
              icon={providerIcons[provider]}
              aria-label={t`Continue with ${name}`}
              busy={leaving === provider}
              disabled={leaving !== null && leaving !== provider}
              onClick={() => void leave(provider)}
            >
              {name}
            </Button>
          );
        })}
      </div>
      {failure !== null && (
        <Note tone="danger" role="alert">
          {failureText(i18n, failure)}
        </Note>
      )}
    </>
  );
}
