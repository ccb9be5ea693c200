import type { FormParameters } from "../form.ts";
import { invalid, Problem } from "../problem.ts";
import type { StripeWorld } from "../world.ts";

export type StripeCall = {
  world: StripeWorld;
  /** Returns the object's id in the path, decoded. */
  id: string;
  params: FormParameters;
  /** True for a call by a browser with the publishable key; it may only act on objects whose client secret it sends. */
  browser: boolean;
  key: string | null;
};
export type StripeEndpoint = (call: StripeCall) => unknown;

/** Refuses a browser that does not send the client secret of this object. */
export function holdsSecret({ browser, params }: StripeCall, secret: string): void {
  if (!browser && params.client_secret === undefined) return;
  if (params.client_secret === undefined) throw invalid("parameter_missing", "Missing required param: client_secret.");
  if (params.client_secret !== secret)
    throw new Problem(404, {
      type: "invalid_request_error",
      code: "resource_missing",
      message: "The client_secret provided does not match the client_secret of this object.",
      param: "client_secret",
    });
}

/** Returns one page of a list, newest first. */
export function page<T extends { id: string }>(all: readonly T[], params: FormParameters, url: string) {
  const limit = Math.min(Number(params.limit ?? 10), 100);
  const after = typeof params.starting_after === "string" ? params.starting_after : null;
  const from = after === null ? 0 : all.findIndex(({ id }) => id === after) + 1;
  return { object: "list", url, data: all.slice(from, from + limit), has_more: from + limit < all.length };
}

/** Whether a time fulfils the conditions of a list, such as `created[gte]`. */
export function within(created: number, given: FormParameters | undefined): boolean {
  const { gte, gt, lte, lt } = given ?? {};
  if (gte !== undefined && created < Number(gte)) return false;
  if (gt !== undefined && created <= Number(gt)) return false;
  if (lte !== undefined && created > Number(lte)) return false;
  return lt === undefined || created < Number(lt);
}
