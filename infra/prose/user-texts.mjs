// The texts that users read, in English and Italian: the catalogues of the web app, the error texts, the mails, the share
// images, the back office's labels.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../", import.meta.url));
const unquote = (line) => JSON.parse(line.slice(line.indexOf('"')));

/** The texts of one catalogue of the web app. */
function readCatalogue(path) {
  return readFileSync(root + path, "utf8")
    .split("\n\n")
    .slice(1)
    .flatMap((entry) => {
      const lines = entry.split("\n");
      const at = lines.findIndex((line) => line.startsWith("msgstr "));
      if (at < 0) return [];
      const text = lines
        .slice(at)
        .filter((line) => line.includes('"'))
        .map(unquote)
        .join("");
      const source = lines.find((line) => line.startsWith("#: "))?.slice(3) ?? path;
      return [{ source, text }];
    });
}

const readCatalogues = (language) =>
  ["public", "own", "pages", "single", "salaries", "suggestions", "map", "app"].flatMap((name) =>
    readCatalogue(`apps/web/src/locales/${name}/${language}.po`),
  );

/**
 * All strings inside a value, such as the paragraphs of a mail. Leaves out strings that are only an address or a parameter. A
 * function returns a text with a number, so it is called with the number 2.
 */
function stringsOf(value) {
  if (typeof value === "function") return [value(2)];
  if (typeof value === "string") return /^(\{\w+\}|https?:.*|\{webOrigin\}.*)$/.test(value) ? [] : [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === "where" || key === "href" ? [] : stringsOf(inner)));
}

async function readServerTexts(language) {
  const { problemTexts } = await import("../../packages/i18n/src/errors/problems.ts");
  const { fieldTexts } = await import("../../packages/i18n/src/errors/fields.ts");
  const { templates } = await import("../../packages/i18n/src/mail/templates/index.ts");
  const { moderationWords } = await import("../../packages/i18n/src/mail/templates/moderation.ts");
  const { restrictionWords } = await import("../../packages/i18n/src/mail/templates/restrictions.ts");
  const { blockWords } = await import("../../packages/i18n/src/invoice-blocks.ts");
  const { shareTexts } = await import("../../apps/web/server/share-texts.ts");
  const others = { moderation: moderationWords, restrictions: restrictionWords };
  return [problemTexts, fieldTexts, templates, blockWords, others]
    .flatMap((table) =>
      Object.entries(table).flatMap(([name, texts]) =>
        stringsOf(texts[language]).map((text) => ({ source: name, text })),
      ),
    )
    .concat(stringsOf(shareTexts[language]).map((text) => ({ source: "share image", text })));
}

/** The labels of the back office: `{ it, en }`, at any depth. */
const labelsOf = (name, value, language) => {
  if (typeof value !== "object" || value === null) return [];
  if (typeof value.it === "string" && typeof value.en === "string") return [{ source: name, text: value[language] }];
  return Object.entries(value).flatMap(([key, inner]) => labelsOf(`${name}.${key}`, inner, language));
};

async function readBackOfficeLabels(language) {
  const folder = "../../packages/contract/src/back-office";
  const { entities } = await import(`${folder}/entities/index.ts`);
  const described = Object.values(entities).map(({ kind, words, fields }) => ({ kind, words, fields }));
  const history = ["action", "reason", "table"].map((kind) => import(`${folder}/history/${kind}-labels.ts`));
  const columns = ["hiring", "operation", "people", "shared"].map(
    (kind) => import(`${folder}/history/${kind}-columns.ts`),
  );
  const tables = (await Promise.all([...history, ...columns])).map((module) => ({ ...module }));
  return [...described, ...tables].flatMap((table) => labelsOf(table.kind ?? "history", table, language));
}

/** All texts of a language, each with the file or the name that it comes from. */
export const readUserTexts = async (language) => [
  ...readCatalogues(language),
  ...(await readServerTexts(language)),
  ...(await readBackOfficeLabels(language)),
];
