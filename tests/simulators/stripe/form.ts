import { invalid } from "./problem.ts";

export type FormParameters = { [name: string]: string | FormParameters };

/** Decodes a form with nested parameters such as `a[b][0]=c`, as the SDK encodes them. Lists become maps by their index. */
export function decodeForm(form: string): FormParameters {
  const params: FormParameters = {};
  let next = 0;
  for (const [name, value] of new URLSearchParams(form)) {
    const path = name.split(/\]?\[/).map((part) => part.replace(/\]$/, ""));
    let at = params;
    for (const part of path.slice(0, -1)) {
      const found = at[part];
      const deeper: FormParameters = typeof found === "object" ? found : {};
      at[part] = deeper;
      at = deeper;
    }
    const last = path.at(-1) ?? "";
    at[last === "" ? String(next++) : last] = value;
  }
  return params;
}

/** Refuses parameters that are not in `words`, because Stripe refuses unknown parameters. */
export function only(params: FormParameters, words: string): void {
  const known = words.split(" ");
  for (const name of Object.keys(params))
    if (!known.includes(name)) throw invalid("parameter_unknown", `Received unknown parameter: ${name}`, name);
}

export function text(params: FormParameters, name: string): string | undefined {
  const value = params[name];
  if (typeof value === "object") throw invalid("parameter_invalid_string", `Invalid string: ${name}`, name);
  return value;
}

export function wanted(params: FormParameters, name: string): string {
  const value = text(params, name);
  if (!value) throw invalid("parameter_missing", `Missing required param: ${name}.`, name);
  return value;
}

export function integer(params: FormParameters, name: string): number | undefined {
  const value = text(params, name);
  if (value === undefined) return undefined;
  if (!/^-?\d+$/.test(value)) throw invalid("parameter_invalid_integer", `Invalid integer: ${value}`, name);
  return Number(value);
}

export function flag(params: FormParameters, name: string): boolean {
  const value = text(params, name);
  if (value === undefined) return false;
  if (value !== "true" && value !== "false")
    throw invalid("parameter_invalid_boolean", `Invalid boolean: ${value}`, name);
  return value === "true";
}

export const inner = (params: FormParameters, name: string): FormParameters | undefined => {
  const value = params[name];
  if (typeof value === "string") throw invalid("parameter_invalid_object", `Invalid object: ${name}`, name);
  return value;
};

export const list = (params: FormParameters, name: string): string[] =>
  Object.values(inner(params, name) ?? {}).filter((one) => typeof one === "string");

export const labels = (params: FormParameters): Record<string, string> =>
  Object.fromEntries(
    Object.entries(inner(params, "metadata") ?? {}).filter(
      (one): one is [string, string] => typeof one[1] === "string",
    ),
  );
