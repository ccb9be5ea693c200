import type { LoggerOptions } from "pino";
import { placesOf, withoutPeople } from "./without-people.ts";

/** Headers and bodies are not logged at all; these names are for what somebody logs by hand. */
const hidden = ["authorization", "cookie", "password", "token", "email", "phone", "name", "code", "clientSecret"];
const codes = /^[\w.-]{1,40}$/;

type Told = {
  type: string;
  message: string;
  code?: string;
  table?: string;
  constraint?: string;
  at: string[];
  cause?: Told;
};

/**
 * What went wrong and where. Not what else an error carries: a database says in `detail` which address was taken, a payment
 * provider which secret, and a parser what it could not read.
 */
function toldError(error: unknown, deep = 3): Told {
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

/** How every process logs: as data, with ids and codes, and without anybody's name, address, words or keys. */
export const logSettings = {
  redact: { paths: hidden, censor: "[hidden]" },
  serializers: {
    err: (error: unknown) => toldError(error),
    cause: words,
    reason: words,
    // What Fastify would say by itself holds the address with its query.
    req: ({ method }: { method?: string }) => ({ method }),
    res: ({ statusCode }: { statusCode?: number }) => ({ status: statusCode }),
  },
} satisfies LoggerOptions;
