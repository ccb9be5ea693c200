import { adoptIdentity, defaultIdentity } from "@orbita/contract";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { renderMail, withOperator, type MailTemplate } from "./index.ts";
import { params } from "./mail-fixtures.ts";
import { templates } from "./templates/index.ts";

vi.setConfig({ testTimeout: 120_000 });

const names = Object.keys(templates) as MailTemplate[];
const borea = {
  ...defaultIdentity,
  product: "Borea & Figli",
  company: {
    name: "Borea Lavoro S.r.l.",
    vat: "02790110998",
    fiscalCode: "02790110998",
    street: "Via San Luca 4",
    postalCode: "16124",
    city: "Genova",
    province: "GE",
  },
};

beforeAll(() => renderMail("test", "it", params.test), 300_000);
afterEach(() => adoptIdentity(defaultIdentity));

it.each(names)("mail %s of a second operator after one of the first → no trace of the first name", async (name) => {
  for (const language of ["it", "en"] as const) {
    // Renders under the first name before, because compiled mails are cached.
    adoptIdentity(defaultIdentity);
    expect((await renderMail(name, language, params[name])).html).toContain(">Orbita</span>");
    adoptIdentity(borea);
    const mail = await renderMail(name, language, params[name]);
    const { html, text } = withOperator(mail, language, borea.company);
    // The examples have links to the host orbita.example, and people with addresses there.
    for (const part of [mail.subject, mail.senderName ?? "", html, text])
      expect(part.replaceAll(/\borbita\.example\b/g, "")).not.toMatch(/orbita|\{(?:product|wordmark)\}/i);
    expect(html).toContain(">Borea &amp; Figli</span>");
    expect(text).toMatch(
      /\nBorea & Figli\nBorea Lavoro S\.r\.l\.\nVia San Luca 4, 16124 Genova \(GE\)\n.*02790110998$/,
    );
  }
});
