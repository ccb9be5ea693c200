import { useLingui } from "@lingui/react";
import { lazy, Suspense, useEffect, useState, type ComponentProps } from "react";
import { currentLocale, speak } from "~/shell/i18n/catalogues.ts";
import { useMe } from "~/shell/session/use-me.ts";

const SaidHere = lazy(() => import("./said-here.tsx").then((module) => ({ default: module.SaidHere })));

/** What they said last, for who is signed in: it comes after the page, with the words that it needs. */
export function SaidLater(props: ComponentProps<typeof SaidHere>) {
  const { i18n } = useLingui();
  const signedIn = useMe() !== null;
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const hear = async () => {
      await speak(i18n, currentLocale(i18n), ["app"]);
      setReady(true);
    };
    if (signedIn) void hear();
  }, [i18n, signedIn]);
  return (
    ready && (
      <Suspense>
        <SaidHere {...props} />
      </Suspense>
    )
  );
}
