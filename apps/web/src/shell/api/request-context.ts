import { createIsomorphicFn, getGlobalStartContext } from "@tanstack/react-start";
import type { PageContext } from "../page-context.ts";

/** The web server's context of the request being rendered; null in the browser. */
export const pageContext = createIsomorphicFn()
  .server((): PageContext | null => getGlobalStartContext() ?? null)
  .client((): PageContext | null => null);

/** The public origin of the site, the prefix of canonical and alternate links. */
export const publicOrigin = createIsomorphicFn()
  .server((): string => getGlobalStartContext()?.origin ?? "")
  .client((): string => window.location.origin);
