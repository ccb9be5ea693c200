import type { RouteArea, RouteGroups, Route } from "./route.ts";

/** The part of a route that a client needs to send a request. It has no schemas, so that public pages need not load Zod. */
export type RouteSummary = Pick<Route, "method" | "path" | "once" | "signsIn" | "signsOut"> & {
  readonly area: RouteArea;
};
export type RouteSummaries = Readonly<Record<string, Readonly<Record<string, RouteSummary>>>>;

const mapHeads = <A, B>(all: Readonly<Record<string, Readonly<Record<string, A>>>>, map: (head: A) => B) =>
  Object.fromEntries(
    Object.entries(all).map(([feature, heads]) => [
      feature,
      Object.fromEntries(Object.entries(heads).map(([name, head]) => [name, map(head)])),
    ]),
  );

export function headsOf(features: RouteGroups): RouteSummaries {
  return mapHeads(features, ({ method, path, area, once, signsIn, signsOut }) => ({
    method,
    path,
    area,
    ...(once && { once }),
    ...(signsIn && { signsIn }),
    ...(signsOut && { signsOut }),
  }));
}

const flags = ["once", "signsIn", "signsOut"] as const;
type PackedRouteSummaries = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Packs each route summary (method, path, area, flags) into one string, separated by spaces. Browsers download the generated files,
 * so they must be small.
 */
export const packHeads = (heads: RouteSummaries): PackedRouteSummaries =>
  mapHeads(heads, (head) => [head.method, head.path, head.area, ...flags.filter((flag) => head[flag])].join(" "));

export const readHeads = <const P extends PackedRouteSummaries>(packed: P) =>
  mapHeads(packed, (line): RouteSummary => {
    const [method, path, area, ...set] = line.split(" ");
    return { method, path, area, ...Object.fromEntries(set.map((flag) => [flag, true])) } as RouteSummary;
  }) as { readonly [F in keyof P]: { readonly [N in keyof P[F]]: RouteSummary } };
