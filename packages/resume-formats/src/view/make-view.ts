import type { ResumeTemplate } from "@orbita/contract";
import { fullName, type PrintedResume, type PrintLanguage } from "../printed.ts";
import { blockOf } from "./blocks.ts";
import { paragraphsOf } from "./entries.ts";
import { planOf } from "./plan.ts";
import type { LinkedText, ResumeView } from "./view.ts";
import { wordsIn } from "./words.ts";

const shortAddress = (url: string): string => url.replace(/^https?:\/\/(www\.)?/i, "").replace(/\/$/, "");

function contactsOf({ email, phone, city, links }: PrintedResume["contacts"]): LinkedText[] {
  const number = phone?.replaceAll(/[^+\d]/g, "") ?? "";
  return [
    { text: city ?? "", url: null },
    { text: email ?? "", url: `mailto:${email}` },
    { text: phone ?? "", url: number.length > 2 ? `tel:${number}` : null },
    ...links.map((url) => ({ text: shortAddress(url), url })),
  ].filter(({ text }) => text !== "");
}

export function makeView(resume: PrintedResume, template: ResumeTemplate, language: PrintLanguage): ResumeView {
  const place = { resume, language, template };
  const plan = planOf(template, resume.sectionOrder);
  const name = fullName(resume);
  return {
    language,
    title: name === "" ? wordsIn(language).cv : `${name}, CV`,
    name: name === "" ? wordsIn(language).cv : name,
    role: resume.headline,
    contacts: contactsOf(resume.contacts),
    summary: paragraphsOf(resume.summary),
    main: plan.main.flatMap((group) => blockOf(group, place)),
    aside: plan.aside.flatMap((group) => blockOf(group, place)),
    foot: null,
  };
}
