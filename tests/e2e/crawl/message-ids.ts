import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { generateMessageId } from "@lingui/message-utils/generateMessageId";
import { repository } from "../product/folders.ts";

const locales = join(repository, "apps/web/src/locales");
const unquote = (line: string): string => JSON.parse(line.slice(line.indexOf('"'))) as string;

function idsOf(file: string): string[] {
  const ids: string[] = [];
  let [context, message, part] = ["", "", ""];
  for (const line of [...readFileSync(file, "utf8").split("\n"), ""]) {
    if (line === "") {
      if (message) ids.push(generateMessageId(message, context || undefined));
      [context, message, part] = ["", "", ""];
      continue;
    }
    part = /^msg\w+/.exec(line)?.[0] ?? (line.startsWith('"') ? part : "");
    if (part === "msgctxt") context += unquote(line);
    if (part === "msgid") message += unquote(line);
  }
  return ids;
}

/** The compiled ids of all texts. If an id is visible on a page, the catalogue of its text was not loaded. */
export const readMessageIds = (): string[] => [
  ...new Set(readdirSync(locales).flatMap((catalogue) => idsOf(join(locales, catalogue, "en.po")))),
];
