import { lazy, Suspense, type ComponentProps } from "react";
import { useAppTexts } from "~/shell/i18n/use-app-texts.ts";
import { useMe } from "~/shell/session/use-me.ts";

const SaidHere = lazy(() => import("./said-here.tsx").then((module) => ({ default: module.SaidHere })));

/** What they said last, for who is signed in: it comes after the page, with the words that it needs. */
export function SaidLater(props: ComponentProps<typeof SaidHere>) {
  const isReady = useAppTexts(useMe() !== null);
  return (
    isReady && (
      <Suspense>
        <SaidHere {...props} />
      </Suspense>
    )
  );
}
