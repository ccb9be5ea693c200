import type { Area, Features, Route } from "./route.ts";

/** What it takes to send a request, without the schemas: the browser's public pages carry these and no Zod. */
export type Head = Pick<Route, "method" | "path" | "once" | "signsIn" | "signsOut"> & { readonly area: Area };
export type Heads = Readonly<Record<string, Readonly<Record<string, Head>>>>;

export function headsOf(features: Features): Heads {
  const head = ({ method, path, area, once, signsIn, signsOut }: Route): Head => ({
    method,
    path,
    area,
    ...(once && { once }),
    ...(signsIn && { signsIn }),
    ...(signsOut && { signsOut }),
  });
  return Object.fromEntries(
    Object.entries(features).map(([feature, routes]) => [
      feature,
      Object.fromEntries(Object.entries(routes).map(([name, route]) => [name, head(route)])),
    ]),
  );
}
