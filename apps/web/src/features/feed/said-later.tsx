import { lazy, Suspense, type ComponentProps } from "react";
import { useAppTexts } from "~/shell/i18n/use-app-texts.ts";
import { useMe } from "~/shell/session/use-me.ts";

const SaidHere = lazy(() => import("./said-here.tsx").then((module) => ({ default: module.SaidHere })));

/** The latest posts of a person or a Space, for signed-in users. Loads after the page, together with its messages. */
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
