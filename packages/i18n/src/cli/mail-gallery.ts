import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { productName, type ServerLanguage } from "@orbita/contract";
import { renderMail, withOperator, type MailTemplate } from "../mail/index.ts";
import { params } from "../mail/mail-fixtures.ts";
import { templates } from "../mail/templates/index.ts";

/** node packages/i18n/src/cli/mail-gallery.ts <folder>: writes every mail with example values, and an index.html that shows them. */
const [folder] = process.argv.slice(2);
if (!folder) {
  process.stderr.write("usage: mail-gallery.ts <folder>\n");
  process.exit(2);
}

const operator = {
  name: "Orbita Esempio S.r.l.",
  street: "Via Esempio 1",
  postalCode: "20121",
  city: "Milano",
  province: "MI",
  vat: "00743110157",
};
const languages: readonly ServerLanguage[] = ["it", "en"];
/** Replaces the media query of the dark colours, so that a page shows the same colours on every machine. */
const schemes = { light: "@media not all", dark: "@media all" } as const;
const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

async function writeMail(name: MailTemplate, language: ServerLanguage): Promise<string> {
  const mail = await renderMail(name, language, params[name]);
  const { html, text } = withOperator(mail, language, operator);
  const frames = Object.entries(schemes).map(([scheme, media]) => {
    const file = `${name}.${language}.${scheme}.html`;
    writeFileSync(join(folder!, file), html.replaceAll("@media (prefers-color-scheme: dark)", media));
    return `<iframe loading="lazy" title="${name}, ${language}, ${scheme}" src="${file}"></iframe>`;
  });
  writeFileSync(join(folder!, `${name}.${language}.txt`), text);
  return `<section id="${name}.${language}"><h2>${name}, ${language}</h2>
<p><b>${escaped(mail.subject)}</b> (${mail.subject.length})<br>${escaped(mail.senderName ?? productName)}</p>
<div>${frames.join("")}<pre>${escaped(text)}</pre></div></section>`;
}

mkdirSync(folder, { recursive: true });
const names = Object.keys(templates) as MailTemplate[];
const sections: string[] = [];
for (const name of names) for (const language of languages) sections.push(await writeMail(name, language));
const links = names.map((name) => `<a href="#${name}.it">${name}</a>`).join(" ");
const style = `body{font:14px/1.5 system-ui;margin:24px}div{display:flex;gap:16px;align-items:start}
iframe{width:640px;height:820px;border:1px solid #ccc}pre{white-space:pre-wrap;overflow-wrap:anywhere;width:560px}`;
writeFileSync(
  join(folder, "index.html"),
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Mails</title><style>${style}</style><nav>${links}</nav>${sections.join("\n")}</html>`,
);
process.stdout.write(`${names.length} mails in ${languages.length} languages: ${join(folder, "index.html")}\n`);
