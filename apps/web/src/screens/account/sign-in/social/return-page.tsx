import { Trans, useLingui } from "@lingui/react/macro";
import { productName } from "@orbita/contract/product";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { OrbitLoader } from "@orbita/ui/base/orbit-loader.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { FocusFrame } from "@orbita/ui/patterns/focus-frame.tsx";
import { Link, useNavigate, useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";
import { currentLocale, loadCatalogues } from "~/shell/i18n/catalogues.ts";
import { addressIn } from "~/shell/i18n/locale.ts";
import { checkReturnTo } from "~/shell/navigation/return-to.ts";
import { useEnter } from "~/shell/session/after-sign-in.ts";
import { handleProviderReturn, type SocialOutcome } from "./arrive.ts";
import { socialNames, type Provider } from "~/domain/social/providers.ts";
import { ReturnFailure } from "./return-failure.tsx";
import styles from "./social.module.css";

/** The page that providers redirect back to. The query string is removed from the URL before anything else happens. */
export function ReturnPage({ provider }: { provider: Provider }) {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const navigate = useNavigate();
  const enter = useEnter();
  const [outcome, setOutcome] = useState<SocialOutcome | null>(null);
  const name = socialNames[provider];

  const goOn = useEffectEvent(async ({ kind, kept }: Exclude<SocialOutcome, { kind: "failed" }>) => {
    if (kind === "in") return enter(kept.returnTo);
    if (kind === "signUp") return navigate({ to: "/sign-up/complete", replace: true });
    const href = checkReturnTo(kept.returnTo);
    await (href
      ? navigate({ href, replace: true })
      : navigate({ to: "/settings/{-$part}", params: { part: "security" }, replace: true }));
    showToast({
      message: kind === "confirmed" ? t`Identity confirmed with ${name}. You can continue now.` : t`${name} connected`,
    });
  });

  const begin = useEffectEvent(async (isHere: () => boolean) => {
    const { kept, outcome: coming } = handleProviderReturn(provider);
    const locale = kept?.locale ?? currentLocale(i18n);
    router.history.replace(addressIn(locale, `/oauth/${provider}/callback`));
    await loadCatalogues(router.options.context.i18n, locale, ["app"]);
    const come = await coming;
    if (!isHere()) return;
    if (come.kind === "failed") setOutcome(come);
    else await goOn(come);
  });
  useEffect(() => {
    let left = false;
    void begin(() => !left);
    return () => {
      left = true;
    };
  }, []);

  return (
    <FocusFrame skipLabel={t`Skip to content`} home={<Link to="/" />} homeLabel={productName} width="narrow">
      {outcome?.kind === "failed" ? (
        <ReturnFailure provider={provider} kept={outcome.kept} error={outcome.error} />
      ) : (
        <>
          <Heading level={1} size="lg">
            <Trans>One moment</Trans>
          </Heading>
          <div role="status" className={styles.wait}>
            <OrbitLoader label={t`Connecting to ${name}`} />
          </div>
        </>
      )}
    </FocusFrame>
  );
}
