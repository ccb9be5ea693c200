import { footLinks, inConversation, type FooterParams } from "./foot.ts";

/** `whom`: the name of the other side, or the candidate's code in an anonymous stage. `how`: duration, kind and place of the interview. */
export type InterviewParams = FooterParams & {
  space: string;
  initial: string;
  post: string;
  link: string;
  /** The name of the Space in mails to the talent; empty in mails to members. */
  from: string;
  whom: string;
  how: string;
  with: string;
};
/** The time of the interview in the reader's time zone, also in a short form for subjects, and the name of the zone. */
export type TimeParams = { when: string; shortWhen: string; zone: string };
const about = { space: "{space}", post: "{post}" };
export const base = {
  it: {
    ...footLinks("it"),
    ...inConversation("it", "{from}"),
    about,
    button: { label: "Apri colloquio", href: "{link}" },
    reason: "Ricevi questa email perché partecipi a questo colloquio.",
  },
  en: {
    ...footLinks("en"),
    ...inConversation("en", "{from}"),
    about,
    button: { label: "Open interview", href: "{link}" },
    reason: "You’re getting this email because you’re part of this interview.",
  },
};
export const facts = {
  it: "Quando: {when} ({zone})\nCome: {how}\nCon: {with}",
  en: "When: {when} ({zone})\nHow: {how}\nWith: {with}",
};
export const quoted = {
  it: { where: "words", words: "Messaggio: “{words}”" },
  en: { where: "words", words: "Message: “{words}”" },
};
