import type { ServerLanguage } from "@orbita/contract";
import { beforeAll, describe, expect, it } from "vitest";
import { renderMail, type MailTemplate, type RenderedMail } from "./index.ts";
import { params } from "./mail-fixtures.ts";
import { templates } from "./templates/index.ts";

const names = Object.keys(templates) as MailTemplate[];
const languages: readonly ServerLanguage[] = ["it", "en"];
const longestSubject = 60;

/** A company name that ends in a full stop, as many Italian ones do. It must not meet the full stop of a sentence. */
const company = "Lanterna S.r.l.";
const companyParams = new Set(["space", "whom", "who", "by", "with", "name"]);
const asCompany = (template: MailTemplate) =>
  Object.fromEntries(
    Object.entries(params[template]).map(([name, value]) => [name, companyParams.has(name) ? company : value]),
  ) as never;

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };
const decoded = (text: string) => text.replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name]!);
const linksOf = ({ html }: RenderedMail) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => decoded(href!));
const preheaderOf = ({ html }: RenderedMail) => decoded(/<div style="display:none[^>]*>([^<]*)<\/div>/.exec(html)![1]!);

// Loads mjml before the tests, because loading takes a second, and several on a busy machine.
beforeAll(() => renderMail("test", "it", params.test), 60_000);

describe.each(languages)("every mail in language %s", (language) => {
  it.each(names)("mail %s with its example parameters → follows the rules for mails", async (name) => {
    const mail = await renderMail(name, language, params[name]);
    const { subject, html, text } = mail;
    expect(subject.length, subject).toBeLessThanOrEqual(longestSubject);
    expect(html.match(/class="button"/g)?.length ?? 0).toBeLessThanOrEqual(1);
    expect(preheaderOf(mail)).not.toBe(subject);
    expect(preheaderOf(mail)).not.toBe("");
    for (const part of [subject, preheaderOf(mail), text.replaceAll(/https?:\S+/g, "")])
      expect(part).not.toMatch(/[{}]|undefined|\bNaN\b|\[object|\d{4}-\d\d-\d\d|\bcents\b/);
  });

  it.each(names)("links of mail %s → absolute and well formed, in HTML and text", async (name) => {
    const mail = await renderMail(name, language, params[name]);
    for (const link of linksOf(mail)) expect(new URL(link).protocol, link).toBe("https:");
    for (const [link] of mail.text.matchAll(/https?:\S*/g)) {
      expect(URL.canParse(link), link).toBe(true);
      expect(link).not.toMatch(/[.,;:)]$/);
    }
  });

  it.each(names)("mail %s about a company whose name ends in a full stop → no two full stops", async (name) => {
    const { subject, html, text } = await renderMail(name, language, asCompany(name));
    for (const part of [subject, html, text]) expect(part.match(/.{0,40}\.\./g)).toBeNull();
  });
});
