import type { LoggerOptions } from "pino";
import { placesOf, withoutPeople } from "./without-people.ts";

/** Headers and bodies are never logged; these names protect objects that code logs explicitly. */
const hidden = ["authorization", "cookie", "password", "token", "email", "phone", "name", "code", "clientSecret"];
const codes = /^[\w.-]{1,40}$/;

type LoggedError = {
  type: string;
  message: string;
  code?: string;
  table?: string;
  constraint?: string;
  at: string[];
  cause?: LoggedError;
};

/**
 * Logs what failed and where, and omits all other properties of the error: PostgreSQL puts the duplicate email address in
 * `detail`, a payment provider its secret, a parser the text that it could not read.
 */
function toldError(error: unknown, deep = 3): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutPeople(String(error)), at: [] };
  const { code, table, constraint, cause } = error as Error & Record<string, unknown>;
  const ours = Object.entries({ code, table, constraint }).filter(
    ([, value]) => typeof value === "string" && codes.test(value),
  );
  return {
    type: error.constructor.name,
    message: withoutPeople(error.message),
    ...Object.fromEntries(ours),
    at: placesOf(error),
    ...(cause !== undefined && deep > 0 && { cause: toldError(cause, deep - 1) }),
  };
}

const words = (value: unknown) => (typeof value === "string" ? withoutPeople(value) : value);

/** Log settings of every process: structured, with ids and codes, without personal names, addresses, texts or keys. */
export const logSettings = {
  redact: { paths: hidden, censor: "[hidden]" },
  serializers: {
    err: (error: unknown) => toldError(error),
    cause: words,
    reason: words,
    // Fastify's default serializer logs the URL with its query.
    req: ({ method }: { method?: string }) => ({ method }),
    res: ({ statusCode }: { statusCode?: number }) => ({ status: statusCode }),
  },
} satisfies LoggerOptions;
