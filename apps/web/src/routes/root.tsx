import { useLingui } from "@lingui/react";
import { colorSchemeHtmlProps, colorSchemeScript } from "@orbita/ui/hooks/color-scheme.ts";
import publicCss from "@orbita/ui/public.css?url";
import { createRootRouteWithContext, HeadContent, Outlet, redirect, Scripts, useRouter } from "@tanstack/react-router";
import { useEffect, type ReactNode } from "react";
import type { RouterContext } from "~/router.tsx";
import { currentLocale, loadCatalogues } from "~/shell/i18n/catalogues.ts";
import { LanguageProvider } from "~/shell/i18n/language-provider.tsx";
import { addressIn, directionOf } from "~/shell/i18n/locale.ts";
import { isOwnPage } from "~/shell/i18n/own-pages.ts";
import { notFoundHead, titleOfMatches } from "~/shell/navigation/page-head.ts";
import { Shell } from "~/shell/shell.tsx";

/** Whether no route matches the URL, which the router marks only with a private flag. */
const isNowhere = (matches: readonly { _notFound?: boolean }[]): boolean => matches.some((match) => match._notFound);

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: async ({ context, location, matches }) => {
    const { me, isKnown } = await context.session.read().catch(async (error: unknown) => {
      // Loads the texts of the error page.
      await loadCatalogues(context.i18n, context.locale.current, ["public"]);
      throw error;
    });
    // Loads the catalogues of all matched routes before any `head` runs.
    // The server also runs the `head` of a page whose own `beforeLoad` runs in the browser only.
    const ofPages = matches.flatMap(({ staticData }) => staticData.catalogues ?? []);
    await loadCatalogues(context.i18n, context.locale.current, [
      "public",
      ...(me ? (["own"] as const) : []),
      ...ofPages,
    ]);
    // If the account is scheduled for deletion, the user must first decide whether to keep it.
    if (me?.deletes && location.pathname !== "/account/keep" && location.pathname !== "/goodbye")
      throw redirect({ to: "/account/$part", params: { part: "keep" }, replace: true });
    // A user's own pages are in the language of the account, so the server redirects to it. In the browser, their frame redirects instead.
    if (import.meta.env.SSR && me && isOwnPage(location.pathname) && context.locale.current !== me.language)
      throw redirect({ href: addressIn(me.language, location.pathname) + location.searchStr });
    return { me, isSessionKnown: isKnown };
  },
  head: ({ match, matches }) => ({
    meta: [
      { charSet: "utf-8" },
      { name: "viewport", content: "width=device-width, initial-scale=1" },
      { name: "color-scheme", content: "light dark" },
      ...(isNowhere(matches)
        ? notFoundHead(match.context.i18n).meta
        : [{ title: titleOfMatches(match.context.i18n, matches) }]),
    ],
    links: [
      { rel: "stylesheet", href: publicCss },
      { rel: "icon", type: "image/svg+xml", href: "/favicon.svg" },
    ],
  }),
  shellComponent: Document,
  component: () => (
    <Shell>
      <Outlet />
    </Shell>
  ),
});

/** Renders the HTML document. It is outside the error boundary, so that an error in a page never blanks it. */
function Document({ children }: { children: ReactNode }) {
  const { i18n } = useRouter().options.context;
  useEffect(sayAlive, []);
  return (
    <LanguageProvider i18n={i18n}>
      <Html>{children}</Html>
    </LanguageProvider>
  );
}

/** Marks the page as hydrated; before that, buttons do nothing. End-to-end tests wait for this mark. */
function sayAlive(): void {
  document.documentElement.dataset.alive = "";
}

function Html({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  const nonce = useRouter().options.ssr?.nonce;
  const locale = currentLocale(i18n);
  return (
    <html lang={locale} dir={directionOf(locale)} {...colorSchemeHtmlProps}>
      <head>
        {/* The script that applies the theme comes first, so that a dark page never flashes white. */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: colorSchemeScript }} />
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  );
}
