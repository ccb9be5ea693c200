import type { I18n, MessageDescriptor } from "@lingui/core";
import type { Me } from "@orbita/contract";
import { adoptIdentity, identity, type OperatorIdentity } from "@orbita/contract/product";
import { createRouter } from "@tanstack/react-router";
import { routeTree } from "./routeTree.gen.ts";
import { pageContext } from "./shell/api/request-context.ts";
import { addressIn, defaultLocale, splitAddress, type Locale } from "./shell/i18n/locale.ts";
import { catalogueNames, loadCatalogues, type CatalogueName } from "./shell/i18n/catalogues.ts";
import { WebI18n } from "./shell/i18n/web-i18n.ts";
import { losslessSearch } from "./shell/navigation/lossless-search.ts";
import { awaitPage, setPageShown } from "./shell/navigation/page-shown.ts";
import { expectSession } from "./shell/session/client-state.ts";
import { createSession, type SessionStore } from "./shell/session/session.ts";
import { PageFailure } from "./shell/states/page-failure.tsx";
import { NotFoundPage } from "./shell/states/not-found-page.tsx";
import { PagePending } from "./shell/states/page-pending.tsx";

export type RouterContext = { i18n: I18n; locale: { current: Locale }; session: SessionStore };
type DehydratedState = { me: Me | null | undefined; catalogues: CatalogueName[]; identity: OperatorIdentity };

/** One router for each request on the server and one for each tab in the browser, each with its own language and session. */
export function getRouter() {
  const i18n = new WebI18n({});
  const locale: { current: Locale } = { current: defaultLocale };
  const session = createSession();
  const page = pageContext();
  const nonce = page?.nonce;
  // The rendered pages are a bundle of their own, with their own copy of the identity.
  if (page) adoptIdentity(page.identity);

  const router = createRouter({
    routeTree,
    context: { i18n, locale, session } satisfies RouterContext,
    ...(nonce && { ssr: { nonce } }),
    ...losslessSearch,
    scrollRestoration: true,
    defaultPreload: "intent",
    defaultPreloadStaleTime: 10_000,
    defaultErrorComponent: PageFailure,
    defaultNotFoundComponent: NotFoundPage,
    defaultPendingComponent: PagePending,
    defaultPendingMs: 400,
    rewrite: {
      input: ({ url }) => {
        [locale.current, url.pathname] = splitAddress(url.pathname);
        return url;
      },
      output: ({ url }) => {
        url.pathname = addressIn(locale.current, url.pathname);
        return url;
      },
    },
    dehydrate: async (): Promise<DehydratedState> => ({
      me: await session.read().then(
        ({ me, isKnown }) => (isKnown ? me : undefined),
        () => undefined,
      ),
      catalogues: catalogueNames(i18n),
      identity,
    }),
    hydrate: async ({ me, catalogues, identity: operator }: DehydratedState) => {
      adoptIdentity(operator);
      // `me` is undefined if the server could not check the session cookie. The browser then checks the session again.
      if (me === undefined) expectSession();
      else session.adopt(me);
      await loadCatalogues(i18n, locale.current, catalogues);
      awaitPage();
      router.subscribe("onRendered", setPageShown);
    },
  });
  return router;
}

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    /** The tab's title; `head` sets dynamic titles instead. */
    title?: MessageDescriptor;
    /** Message catalogues that the page needs besides those of every page. The root route loads them first. */
    catalogues?: readonly CatalogueName[];
  }
  interface Register {
    router: ReturnType<typeof getRouter>;
  }
}
