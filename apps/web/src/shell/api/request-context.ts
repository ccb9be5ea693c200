import { createIsomorphicFn, getGlobalStartContext } from "@tanstack/react-start";
import type { PageContext } from "../page-context.ts";

/** What the web server knows about the request being rendered; null in the browser. */
export const pageContext = createIsomorphicFn()
  .server((): PageContext | null => getGlobalStartContext() ?? null)
  .client((): PageContext | null => null);

/** The public origin, with which canonical and alternate links begin. */
export const publicOrigin = createIsomorphicFn()
  .server((): string => getGlobalStartContext()?.origin ?? "")
  .client((): string => window.location.origin);
