import type { LoggerOptions } from "pino";
import { stackFramesOf, redactPeople } from "./redact-people.ts";

/**
 * Properties whose values are censored in the log. Headers and bodies are never logged; this protects objects that code
 * logs explicitly.
 */
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
 * Logs the type, message, code and stack of an error, and omits its other properties: PostgreSQL puts the duplicate email address
 * in `detail`, a payment provider its secret, a parser the text that it could not read.
 */
function toLoggedError(error: unknown, deep = 3): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: redactPeople(String(error)), at: [] };
  const { code, table, constraint, cause } = error as Error & Record<string, unknown>;
  const ours = Object.entries({ code, table, constraint }).filter(
    ([, value]) => typeof value === "string" && codes.test(value),
  );
  return {
    type: error.constructor.name,
    message: redactPeople(error.message),
    ...Object.fromEntries(ours),
    at: stackFramesOf(error),
    ...(cause !== undefined && deep > 0 && { cause: toLoggedError(cause, deep - 1) }),
  };
}

const words = (value: unknown) => (typeof value === "string" ? redactPeople(value) : value);

/** Log settings of every process: structured, with ids and codes, without personal names, addresses, texts or keys. */
export const logSettings = {
  redact: { paths: hidden, censor: "[hidden]" },
  serializers: {
    err: (error: unknown) => toLoggedError(error),
    cause: words,
    reason: words,
    // Replaces Fastify's default serializer, which logs the URL with its query.
    req: ({ method }: { method?: string }) => ({ method }),
    res: ({ statusCode }: { statusCode?: number }) => ({ status: statusCode }),
  },
} satisfies LoggerOptions;
