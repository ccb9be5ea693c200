import "@orbita/ui/public.css";
import "@orbita/ui/app.css";
import { I18nProvider } from "@lingui/react";
import type { Me } from "@orbita/contract";
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import type { ReactNode } from "react";
import { render } from "vitest-browser-react";
import type { RouterContext } from "~/router.tsx";
import { WebI18n } from "~/shell/i18n/web-i18n.ts";
import { createSession } from "~/shell/session/session.ts";
import { messages as appEn } from "../locales/app/en.po";
import { messages as appIt } from "../locales/app/it.po";
import { messages as ownEn } from "../locales/own/en.po";
import { messages as ownIt } from "../locales/own/it.po";
import { messages as publicEn } from "../locales/public/en.po";
import { messages as publicIt } from "../locales/public/it.po";

const messages = { en: { ...publicEn, ...ownEn, ...appEn }, it: { ...publicIt, ...ownIt, ...appIt } };

type RenderPageOptions = {
  locale?: keyof typeof messages;
  me?: Me | null;
  /** The route pattern of the page under test; `entry` is the initial URL. */
  path?: string;
  entry?: string;
};

/** Renders one page, by default in English and for a guest, with a router whose other addresses render only their path. */
export async function renderPage(
  page: ReactNode,
  { locale = "en", me = null, path = "/", entry = "/" }: RenderPageOptions = {},
) {
  const i18n = new WebI18n({ locale, messages });
  const context: RouterContext = { i18n, locale: { current: locale }, session: createSession() };
  const root = createRootRouteWithContext<RouterContext>()({
    beforeLoad: () => ({ me }),
    component: Outlet,
  });
  const here = createRoute({ getParentRoute: () => root, path, component: () => page });
  const there = createRoute({ getParentRoute: () => root, path: "$", component: () => <p>elsewhere</p> });
  const router = createRouter({
    routeTree: root.addChildren([here, there]),
    history: createMemoryHistory({ initialEntries: [entry] }),
    context,
  });
  const screen = await render(
    <I18nProvider i18n={i18n}>
      {/* The cast is needed, because this small route tree is not the registered route tree of the app. */}
      <RouterProvider router={router as never} />
    </I18nProvider>,
  );
  return { screen, router };
}
