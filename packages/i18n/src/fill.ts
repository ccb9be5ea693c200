import type { ServerLanguage } from "@orbita/contract";

export type Text = Record<ServerLanguage, string>;
export type Params = Readonly<Record<string, string | number>>;

/** Texts for values of the API, by list. */
const words: Record<string, Record<string, Text>> = {
  plan: {
    free: { it: "gratuiti", en: "free" },
    premium: { it: "premium", en: "premium" },
  },
  status: {
    draft: { it: "bozza", en: "draft" },
    published: { it: "pubblicato", en: "published" },
    suspended: { it: "sospeso", en: "suspended" },
    unpublished: { it: "non più pubblicato", en: "unpublished" },
    deleted: { it: "eliminato", en: "deleted" },
  },
};

// By default Italian groups digits only from five digits on.
const numbers: Record<ServerLanguage, Intl.NumberFormat> = {
  it: new Intl.NumberFormat("it", { useGrouping: "always" }),
  en: new Intl.NumberFormat("en", { useGrouping: "always" }),
};

function written(value: string | number | undefined, how: string | undefined, language: ServerLanguage): string {
  if (value === undefined) return "";
  if (how === "plain") return String(value);
  if (how !== undefined) return words[how]?.[String(value)]?.[language] ?? String(value);
  return typeof value === "number" ? numbers[language].format(value) : value;
}

/** `{name}` is the parameter, `{name:plan}` its text in that list, `{name:plain}` a number without grouping, such as a year. */
export const fill = (text: string, language: ServerLanguage, params: Params): string =>
  text.replace(/\{(\w+)(?::(\w+))?\}/g, (_, name: string, how?: string) => written(params[name], how, language));
