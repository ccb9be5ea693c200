import type { Area, Features, Route } from "./route.ts";

/** The part of a route that a client needs to send a request, without the schemas: public pages load heads and no Zod. */
export type Head = Pick<Route, "method" | "path" | "once" | "signsIn" | "signsOut"> & { readonly area: Area };
export type Heads = Readonly<Record<string, Readonly<Record<string, Head>>>>;

const mapHeads = <A, B>(all: Readonly<Record<string, Readonly<Record<string, A>>>>, map: (head: A) => B) =>
  Object.fromEntries(
    Object.entries(all).map(([feature, heads]) => [
      feature,
      Object.fromEntries(Object.entries(heads).map(([name, head]) => [name, map(head)])),
    ]),
  );

export function headsOf(features: Features): Heads {
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
type Packed = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A head as one space-separated line, to keep the generated files small: browsers download them. */
export const packHeads = (heads: Heads): Packed =>
  mapHeads(heads, (head) => [head.method, head.path, head.area, ...flags.filter((flag) => head[flag])].join(" "));

export const readHeads = <const P extends Packed>(packed: P) =>
  mapHeads(packed, (line): Head => {
    const [method, path, area, ...set] = line.split(" ");
    return { method, path, area, ...Object.fromEntries(set.map((flag) => [flag, true])) } as Head;
  }) as { readonly [F in keyof P]: { readonly [N in keyof P[F]]: Head } };
