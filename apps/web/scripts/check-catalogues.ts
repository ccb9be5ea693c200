import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { findCollisions } from "./catalogue-collisions.ts";
import { offeredLocales } from "../src/shell/i18n/locale.ts";
import { catalogueShare, type TranslationCoverage } from "./catalogue-share.ts";

/**
 * Checks the message catalogues of the web app. Fails if a catalogue differs from the code, or lacks an Italian or English text.
 * Fails also if a message has different translations in two catalogues.
 * Reports the translated share of the eight other languages, which fall back to English.
 */
const root = fileURLToPath(new URL("..", import.meta.url));
const complete = new Set<string>(offeredLocales);
const catalogues = () => globSync("src/locales/*/*.po", { cwd: root }).toSorted();

function fingerprints(): Map<string, string> {
  const withoutDate = (text: string) => text.replace(/^"POT-Creation-Date.*$/m, "");
  const of = (file: string) =>
    createHash("sha256")
      .update(withoutDate(readFileSync(root + file, "utf8")))
      .digest("hex");
  return new Map(catalogues().map((file) => [file, of(file)]));
}

const before = fingerprints();
execFileSync("pnpm", ["exec", "lingui", "extract", "--clean"], { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
const stale = [...fingerprints()].filter(([file, print]) => before.get(file) !== print).map(([file]) => file);

const shares = catalogues().map((file): TranslationCoverage & { file: string } => {
  const [, , catalogue = "", name = ""] = file.split("/");
  return { file, ...catalogueShare(readFileSync(root + file, "utf8"), { catalogue, locale: name.replace(".po", "") }) };
});

for (const locale of [...new Set(shares.map((share) => share.locale))].toSorted()) {
  const own = shares.filter((share) => share.locale === locale);
  const total = own.reduce((sum, share) => sum + share.total, 0);
  const missing = own.reduce((sum, share) => sum + share.missing.length, 0);
  console.log(
    `${locale}  ${String(Math.floor(((total - missing) / total) * 100)).padStart(3)} %  ${total - missing} of ${total}`,
  );
}

for (const file of stale)
  console.error(`stale: ${file} was not what the code says; it has been extracted again, commit it`);
const lacking = shares.filter(({ locale, missing }) => complete.has(locale) && missing.length > 0);
for (const { file, missing } of lacking) for (const text of missing) console.error(`missing: ${file}: ${text}`);
const collisions = findCollisions(
  shares.map(({ file, catalogue, locale }) => ({ catalogue, locale, text: readFileSync(root + file, "utf8") })),
).filter(({ locale }) => complete.has(locale));
for (const { locale, message, translations } of collisions)
  console.error(`collision: ${locale}: "${message}" is ${JSON.stringify(translations)}; give one of them a context`);
if (stale.length > 0 || lacking.length > 0 || collisions.length > 0) process.exitCode = 1;
