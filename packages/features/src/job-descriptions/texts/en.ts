import type { AdTexts } from "./texts.ts";

export const en: AdTexts = {
  intro: [
    (name, title) => `${name} is looking for a person for the role of ${title}.`,
    (name, title) => `${name} is opening a position: ${title}.`,
    (name, title) => `${title}: this is the role that ${name} wants to fill.`,
  ],
  agencyIntro: [
    (name, title) => `${name}, an employment agency, is selecting a person for the role of ${title}.`,
    (name, title) => `${title}: this is the role for which ${name}, an employment agency, is selecting a person.`,
  ],
  agencyFor: [
    (name, title, company) =>
      `${name}, an employment agency, is looking for a person for the role of ${title} at ${company}.`,
    (name, title, company) =>
      `${company} is opening a position: ${title}. The selection is run by ${name}, an employment agency.`,
  ],
  authorisation: (number) => `Authorisation of the agency: ${number}.`,
  onSite: (place) => (place ? `The work is on site, in ${place}.` : "The work is on site."),
  hybrid: (place) => (place ? `The work is hybrid, based in ${place}.` : "The work is hybrid."),
  share: (percent) => `Time on site: ${percent}%.`,
  remote: (from) => (from ? `The work is fully remote, from this area: ${from}.` : "The work is fully remote."),
  seat: (place) => `Place: ${place}.`,
  sector: [
    (name, sector) => `${name} works in this sector: ${sector}.`,
    (name, sector) => `The sector of ${name} is “${sector}”.`,
  ],
  size: (from, to) => (to ? `Between ${from} and ${to} people work there.` : `At least ${from} people work there.`),
  alone: "One person works there.",
  founded: (year) => `Year of foundation: ${year}.`,
  seats: (cities, many) => (many ? `Its offices are in ${cities}.` : `Its office is in ${cities}.`),
  core: [
    (skills) => `The skills that matter most, in this order: ${skills}.`,
    (skills) => `What matters first in this role: ${skills}.`,
    (skills) => `At the centre of the role: ${skills}.`,
  ],
  must: ["What it takes", "What we ask for", "Requirements"],
  nice: ["What helps", "Nice to have", "What counts in addition"],
  years: (skill, years) => `${skill}, at least ${years} ${years === 1 ? "year" : "years"}`,
  language: (name, level) => `${name}, level ${level}`,
  schooling: (level, field) => (field ? `${level}, ${field}` : level),
  offer: ["What we offer", "Terms", "Contract and terms"],
  contract: (parts) => `Contract: ${parts}`,
  hours: (hours) => `${hours} hours a week`,
  duration: (months) => `Duration: ${months} ${months === 1 ? "month" : "months"}`,
  timetable: (hours) => `Working hours: ${hours}`,
  pay: (low, high, project) => {
    const name = project ? "Fee" : "Pay";
    if (low && high && low !== high) return `${name}: €${low} to €${high} gross a year`;
    if (low && high) return `${name}: €${low} gross a year`;
    return low ? `${name}: at least €${low} gross a year` : `${name}: up to €${high} gross a year`;
  },
  allowance: (euros) => `Allowance: €${euros} a month`,
  agreement: (name, level) =>
    level ? `Collective agreement (CCNL): ${name}, level ${level}` : `Collective agreement (CCNL): ${name}`,
  destination: { national: "in Italy", worldwide: "also abroad" },
  travel: (kind, destination, note) =>
    [kind, destination && `, ${destination}`, note && `: ${note}`].filter(Boolean).join(""),
  benefit: (name, detail) => (detail ? `${name}: ${detail}` : name),
  blind: [
    () => "At the first stage applications are read without name, photo, age and address.",
    () => "Who reads the applications sees, at the first stage, no name, photo, age or address.",
  ],
  questions: (count) =>
    count === 1
      ? "With the application there is one question to answer."
      : `With the application there are ${count} questions to answer.`,
  reply: [
    (days) => `Every application gets an answer within ${days} days.`,
    (days) => `We answer every application within ${days} days.`,
  ],
  everyone: "This ad is open to people of all genders (D.Lgs. 198/2006).",
};
