import type { Block } from "../blocks.ts";
import {
  and,
  digits,
  done,
  fullName,
  jobs,
  long,
  names,
  short,
  span,
  spoken,
  told,
  type LayoutFunction,
} from "../saying.ts";

/**
 * Do not tune on these layouts: their errors are counted but not inspected. Once inspected, a layout moves to the tuned ones and a new
 * one replaces it.
 */

/** A CV layout whose headings begin with unusual words. */
const storyteller: LayoutFunction = (p) => {
  const it = p.lang === "it";
  const title = (text: string): Block => ({ text, size: 15, italic: true, colour: "#7a3b00", gap: 1.2 });
  return [
    { text: fullName(p), size: 26, bold: true },
    {
      text: it ? `${jobs(p)[0]!.title} di ${p.contacts!.city}` : `${jobs(p)[0]!.title} from ${p.contacts!.city}`,
      size: 12,
    },
    { text: `☎ ${p.contacts!.phone}   ✉ ${p.contacts!.email}` },
    title(it ? "In due parole" : "The gist"),
    { text: p.summary! },
    title(it ? "Le aziende che mi hanno dato fiducia" : "Companies that trusted me"),
    ...jobs(p).flatMap((job): Block[] => [
      { text: job.company!, bold: true, gap: 0.6 },
      { text: `${job.title} | ${span(job, (d) => short(d, p.lang), it ? "oggi" : "present")}`, italic: true },
      { text: `${told(job)}.` },
    ]),
    title(it ? "Sui banchi" : "In the classroom"),
    ...p.education!.flatMap((study): Block[] => [
      { text: study.degreeTitle!, bold: true, gap: 0.4 },
      { text: `${study.institution} | ${study.start!.slice(0, 4)} – ${study.end!.slice(0, 4)}`, italic: true },
    ]),
    title(it ? "Gli attrezzi del mestiere" : "Tools of my trade"),
    { text: names(p.technicalSkills).join(" ~ ") },
    title(it ? "Il mio carattere" : "My character"),
    { text: names(p.softSkills).join(" ~ ") },
    title(it ? "Mi faccio capire in" : "I make myself understood in"),
    { text: spoken(p, " ").join(", ") },
    title(it ? "Per divertirmi" : "For the fun of it"),
    { text: names(p.interests).join(", ") },
  ];
};

/** A CV layout in one two-column table without borders, with the dates on the right. */
const rightDates: LayoutFunction = (p) => {
  const it = p.lang === "it";
  const title = (text: string): Block => ({ text: text.toUpperCase(), gap: 1 });
  return [
    { text: fullName(p), size: 17 },
    { text: `${p.contacts!.city}\t${p.contacts!.email}` },
    { text: `${it ? "Tel." : "Phone"} ${p.contacts!.phone}\t${p.contacts!.links![0] ?? ""}` },
    title(it ? "Impieghi" : "Positions held"),
    ...jobs(p).flatMap((job): Block[] => [
      {
        text: `${job.title}, ${job.company}\t${span(job, (d) => digits(d), it ? "ad oggi" : "to date", it ? " – " : " ")}`,
      },
      ...done(job).map((text): Block => ({ text: `• ${text}`, bullet: true })),
    ]),
    title(it ? "Formazione scolastica e universitaria" : "Degrees and diplomas"),
    ...p.education!.map((study): Block => ({
      text: `${study.degreeTitle}, ${study.institution}${study.grade ? ` (${study.grade})` : ""}\t${study.start!.slice(0, 4)}/${study.end!.slice(0, 4)}`,
    })),
    title(it ? "Specialità" : "Specialties"),
    { text: and(names(p.technicalSkills), it ? "e" : "and") },
    title(it ? "Idiomi" : "Fluency"),
    { text: spoken(p, ": ").join(" / ") },
  ];
};

/** A CV layout in plain text, as pasted into a form. */
const pasted: LayoutFunction = (p) => {
  const it = p.lang === "it";
  const rule: Block = { text: "--------------------" };
  return [
    { text: fullName(p).toUpperCase() },
    { text: `${p.contacts!.email} / ${p.contacts!.phone} / ${p.contacts!.city}` },
    rule,
    { text: it ? "OBIETTIVO" : "OBJECTIVE" },
    { text: p.summary! },
    rule,
    { text: it ? "ESPERIENZA" : "EXPERIENCE" },
    ...jobs(p).flatMap((job): Block[] => [
      { text: `${job.title} @ ${job.company}` },
      { text: span(job, (d) => long(d, p.lang), it ? "presente" : "present", it ? " / " : " to ") },
      ...done(job).map((text): Block => ({ text: `* ${text}` })),
    ]),
    rule,
    { text: it ? "ISTRUZIONE" : "EDUCATION" },
    ...p.education!.flatMap((study): Block[] => [
      { text: `${study.degreeTitle} @ ${study.institution}` },
      { text: `${study.start!.slice(0, 4)} - ${study.end!.slice(0, 4)}` },
    ]),
    rule,
    { text: it ? "SKILL" : "SKILLS" },
    ...names(p.technicalSkills).map((text): Block => ({ text: `* ${text}` })),
    rule,
    { text: it ? "LINGUE" : "LANGUAGES" },
    ...spoken(p, " - ").map((text): Block => ({ text: `* ${text}` })),
  ];
};

/** A CV layout in which each job is a short paragraph with names in bold inside the sentence. */
const boldNames: LayoutFunction = (p) => {
  const it = p.lang === "it";
  const title = (text: string): Block => ({ text, bold: true, size: 12, gap: 1 });
  return [
    { text: fullName(p), bold: true, size: 18 },
    { text: [p.contacts!.phone, p.contacts!.email, p.contacts!.city].join(" ◦ ") },
    title(it ? "Lavori" : "Jobs"),
    ...jobs(p).map((job): Block => ({
      text: `${span(job, (d) => d.slice(0, 4), it ? "oggi" : "today", "-")}: **${job.title}** ${it ? "per" : "for"} **${job.company}**. ${told(job)}.`,
      gap: 0.4,
    })),
    title(it ? "Scuole" : "Schools"),
    ...p.education!.map((study): Block => ({
      text: `${study.start!.slice(0, 4)}-${study.end!.slice(0, 4)}: **${study.degreeTitle}**, **${study.institution}**.`,
    })),
    title(it ? "Competenze tecniche e digitali" : "Technical and digital skills"),
    { text: `${names(p.technicalSkills).join(", ")}.` },
    title(it ? "Doti personali" : "Personal attributes"),
    { text: `${names(p.softSkills).join(", ")}.` },
    title(it ? "Lingue" : "Languages"),
    { text: `${spoken(p, " ").join(", ")}.` },
    title(it ? "Attestati ottenuti" : "Certificates obtained"),
    { text: `${names(p.certifications).join("; ")}.` },
  ];
};

/** A CV layout with only the year of the degree and the school first; jobs in reverse order with numbers. */
const countdown: LayoutFunction = (p) => {
  const it = p.lang === "it";
  const title = (text: string): Block => ({ text: `▌${text}`, bold: true, colour: "#116677", size: 12, gap: 1 });
  return [
    { text: `${p.contacts!.lastName!.toUpperCase()} ${p.contacts!.firstName}`, size: 18, bold: true },
    { text: `${it ? "Abitazione" : "Lives in"}: ${p.contacts!.city}` },
    { text: `${it ? "Telefono" : "Telephone"}: ${p.contacts!.phone}` },
    { text: `${it ? "Posta elettronica" : "E-mail"}: ${p.contacts!.email}` },
    title(it ? "Dove sono stato e cosa ho fatto" : "Where I have been and what I did"),
    ...jobs(p).flatMap((job, i): Block[] => [
      { text: `${jobs(p).length - i}) ${job.company} – ${job.city ?? "-"}`, gap: 0.5 },
      { text: `${it ? "Ruolo" : "Role"}: ${job.title}` },
      { text: `${it ? "Quando" : "When"}: ${span(job, (d) => long(d, p.lang), it ? "oggi" : "now", " > ")}` },
      { text: `${it ? "Cosa facevo" : "What I did"}: ${done(job).join("; ")}` },
    ]),
    title(it ? "Diplomi e lauree" : "Diplomas and degrees"),
    ...p.education!.map((study): Block => ({
      text: `${study.institution}: ${study.degreeTitle} (${study.end!.slice(0, 4)})`,
    })),
    title(it ? "Conosco e uso" : "I know and use"),
    ...names(p.technicalSkills).map((text): Block => ({ text, bullet: true })),
    title(it ? "Comunicazione in lingua" : "Foreign and native languages"),
    ...spoken(p, " → ").map((text): Block => ({ text, bullet: true })),
  ];
};

/** A CV layout in two columns, with short items on the left; each heading has another colour. */
const colourful: LayoutFunction = (p) => {
  const it = p.lang === "it";
  const colours = ["#cc0000", "#008800", "#0000cc", "#aa00aa", "#888800", "#008888"];
  let n = 0;
  const title = (text: string, column = 0): Block => ({
    text,
    bold: true,
    size: 13,
    colour: colours[n++ % colours.length]!,
    gap: 1,
    column,
  });
  return [
    { text: fullName(p), size: 24, bold: true },
    { text: p.summary!, italic: true },
    title(it ? "Esperienza sul campo" : "Field experience"),
    ...jobs(p).flatMap((job): Block[] => [
      { text: `${job.company} — ${job.title}`, bold: true, gap: 0.6 },
      {
        text: `${span(job, (d) => short(d, p.lang), it ? "in corso" : "ongoing", " → ")}${job.city ? `, ${job.city}` : ""}`,
        colour: "#666666",
      },
      ...done(job).map((text): Block => ({ text, bullet: true })),
    ]),
    title(it ? "Formazione" : "Training & education"),
    ...p.education!.flatMap((study): Block[] => [
      { text: `${study.institution} — ${study.degreeTitle}`, bold: true, gap: 0.6 },
      { text: `${study.start!.slice(0, 4)} → ${study.end!.slice(0, 4)}`, colour: "#666666" },
    ]),
    title(it ? "Scrivimi" : "Write to me", 1),
    ...[p.contacts!.email!, p.contacts!.phone!, p.contacts!.city!, ...p.contacts!.links!].map((text): Block => ({
      text,
      column: 1,
    })),
    title(it ? "So usare" : "I'm good with", 1),
    ...names(p.technicalSkills).map((text): Block => ({ text, column: 1 })),
    title(it ? "Dicono di me" : "People say I'm", 1),
    ...names(p.softSkills).map((text): Block => ({ text, column: 1 })),
    title(it ? "Lingue" : "Languages", 1),
    ...spoken(p, ": ").map((text): Block => ({ text, column: 1 })),
    title(it ? "Mi ricarico con" : "How I recharge", 1),
    ...names(p.interests).map((text): Block => ({ text, column: 1 })),
  ];
};

/** A CV layout without headings: one paragraph of prose for the whole career. */
const oneParagraph: LayoutFunction = (p) => {
  const it = p.lang === "it";
  const say = (d: string) => long(d, p.lang);
  const life = jobs(p).map((job) =>
    job.isCurrent
      ? it ? `Dal ${job.start!.slice(0, 4)} sono ${job.title} presso ${job.company}.` : `Since ${job.start!.slice(0, 4)} I have been ${job.title} at ${job.company}.`
      : it ? `Prima, da ${say(job.start!)} a ${say(job.end!)}, ho lavorato presso ${job.company} come ${job.title}.` : `Before that, from ${say(job.start!)} to ${say(job.end!)}, I worked at ${job.company} as ${job.title}.`,
  ); // prettier-ignore
  return [
    { text: fullName(p), bold: true, size: 14 },
    { text: `${p.contacts!.email}, ${p.contacts!.phone}, ${p.contacts!.city}` },
    { text: it ? "Esperienze" : "Experience", bold: true, gap: 1 },
    { text: life.join(" ") },
    { text: it ? "Studi" : "Education", bold: true, gap: 1 },
    {
      text: p
        .education!.map((study) =>
          it
            ? `Mi sono formata presso ${study.institution} (${study.start!.slice(0, 4)}-${study.end!.slice(0, 4)}), ottenendo la ${study.degreeTitle}.`
            : `I studied at ${study.institution} (${study.start!.slice(0, 4)}-${study.end!.slice(0, 4)}), earning a ${study.degreeTitle}.`,
        )
        .join(" "),
    },
    { text: it ? "Lingue" : "Languages", bold: true, gap: 1 },
    { text: it ? `Parlo ${and(spoken(p, " "), "e")}.` : `I speak ${and(spoken(p, " "), "and")}.` },
  ];
};

/** A CV layout whose headings are underlined by the next line, with jobs as tables of three cells. */
const threeCells: LayoutFunction = (p) => {
  const it = p.lang === "it";
  const title = (text: string): Block => ({ text, bold: true, gap: 1 });
  return [
    { text: fullName(p), bold: true, size: 16 },
    { cells: [it ? "Città" : "City", p.contacts!.city!], text: "" },
    { cells: ["Email", p.contacts!.email!], text: "" },
    { cells: [it ? "Cell." : "Mobile", p.contacts!.phone!], text: "" },
    title(it ? "Esperienze maturate" : "Experience gained"),
    ...jobs(p).map((job): Block => ({
      cells: [span(job, (d) => digits(d), it ? "oggi" : "now", "-"), job.title!, job.company!],
      text: "",
    })),
    title(it ? "Titoli" : "Education"),
    ...p.education!.map((study): Block => ({
      cells: [`${study.start!.slice(0, 4)}-${study.end!.slice(0, 4)}`, study.degreeTitle!, study.institution!],
      text: "",
    })),
    title(it ? "Lingue" : "Languages"),
    ...spoken(p, "§").map((text): Block => ({ cells: text.split("§"), text: "" })),
    title(it ? "Conoscenze tecniche" : "Technical knowledge"),
    { text: names(p.technicalSkills).join(", ") },
  ];
};

export const held: Record<string, LayoutFunction> = {
  storyteller,
  rightDates,
  pasted,
  boldNames,
  countdown,
  colourful,
  oneParagraph,
  threeCells,
};
