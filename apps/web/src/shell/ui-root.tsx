import "@orbita/ui/app.css";
import { useLingui } from "@lingui/react";
import { UiProvider } from "@orbita/ui/overlays/ui-provider.tsx";
import { useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { currentLocale } from "./i18n/catalogues.ts";
import { directionOf } from "./i18n/locale.ts";

/**
 * Passes the CSP nonce to the library that locks the scroll behind a dialog.
 * That library writes a style element and looks for the nonce where webpack would have put it.
 */
function announceNonce(): void {
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.content;
  if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce });
}
if (typeof document !== "undefined") announceNonce();

/** Wraps content that uses Mantine components. Only lazily loaded code imports it: public pages do without. */
export function UiRoot({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  const nonce = useRouter().options.ssr?.nonce;
  return (
    <UiProvider dir={directionOf(currentLocale(i18n))} nonce={nonce}>
      {children}
    </UiProvider>
  );
}
