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
  type UnseenPerson,
} from "../saying.ts";

const contactLine = ({ contacts }: UnseenPerson, between: string) =>
  [contacts!.city, contacts!.phone, contacts!.email, ...(contacts!.links ?? [])].join(between);
const head = (text: string): Block => ({ text, bold: true, size: 13, gap: 1 });

const conversational: LayoutFunction = (p) => {
  const it = p.lang === "it";
  return [
    { text: fullName(p), size: 22, bold: true },
    { text: contactLine(p, "  •  ") },
    head(it ? "Due righe su di me" : "A little about me"),
    { text: p.summary! },
    head(it ? "Dove ho lavorato finora" : "Where I've worked"),
    ...jobs(p).flatMap((job): Block[] => [
      {
        text: `**${job.title}** ${it ? "presso" : "at"} ${job.company} (${span(job, (d) => short(d, p.lang), it ? "oggi" : "now")})`,
        gap: 0.6,
      },
      { text: `${told(job)}.` },
    ]),
    head(it ? "Cosa ho studiato" : "What I studied"),
    ...p.education!.map((study): Block => ({
      text: `**${study.degreeTitle}** – ${study.institution}, ${study.start}–${study.end}${study.grade ? `, ${study.grade}` : ""}`,
    })),
    head(it ? "Con cosa lavoro" : "What I work with"),
    { text: names(p.technicalSkills).join(" / ") },
    head(it ? "Come sono con gli altri" : "How I am with people"),
    { text: names(p.softSkills).join(", ") },
    head(it ? "Le lingue che parlo" : "Languages I speak"),
    {
      text: spoken(p, " (")
        .map((text) => `${text})`)
        .join(", "),
    },
    head(it ? "Pezzi di carta" : "Bits of paper"),
    ...names(p.certifications).map((text): Block => ({ text, bullet: true })),
    head(it ? "Corsi che ho seguito" : "Courses I took"),
    ...p.courses!.map((course): Block => ({ text: names([course])[0]!, bullet: true })),
    head(it ? "Quando non lavoro" : "When I'm not working"),
    { text: names(p.interests).join(", ") },
  ];
};

const timeline: LayoutFunction = (p) => {
  const it = p.lang === "it";
  const cap = (text: string): Block => ({ text: text.toUpperCase(), colour: "#336699", bold: true, gap: 1.2 });
  return [
    { text: fullName(p).toUpperCase(), size: 20 },
    { text: jobs(p)[0]!.title!, italic: true },
    cap(it ? "Profilo" : "Profile"),
    { text: p.summary! },
    cap(it ? "Il mio percorso" : "Career path"),
    ...jobs(p).flatMap((job): Block[] => [
      {
        text: span(job, (d) => (d.slice(0, 4) === d ? d : long(d, p.lang)), it ? "oggi" : "today", " — "),
        colour: "#888888",
        gap: 0.7,
      },
      { text: job.company!, bold: true },
      { text: job.title!, italic: true },
      ...done(job).map((text): Block => ({ text, bullet: true })),
    ]),
    cap(it ? "Studi" : "Studies"),
    ...p.education!.flatMap((study): Block[] => [
      { text: `${study.start} — ${study.end}`, colour: "#888888", gap: 0.7 },
      { text: study.institution!, bold: true },
      { text: study.grade ? `${study.degreeTitle} (${study.grade})` : study.degreeTitle!, italic: true },
    ]),
    cap(it ? "Contatti" : "Contact"),
    { text: p.contacts!.phone!, column: 1 },
    { text: p.contacts!.email!, column: 1 },
    { text: p.contacts!.city!, column: 1 },
    ...p.contacts!.links!.map((text): Block => ({ text, column: 1 })),
    { ...cap(it ? "Competenze" : "Expertise"), column: 1 },
    ...names(p.technicalSkills).map((text): Block => ({ text, column: 1 })),
    { ...cap(it ? "Punti di forza" : "Personal strengths"), column: 1 },
    ...names(p.softSkills).map((text): Block => ({ text, column: 1 })),
    { ...cap(it ? "Lingue straniere e non" : "Languages"), column: 1 },
    ...spoken(p, " – ").map((text): Block => ({ text, column: 1 })),
    { ...cap(it ? "Certificati" : "Credentials"), column: 1 },
    ...names(p.certifications).map((text): Block => ({ text, column: 1 })),
    { ...cap(it ? "Passioni" : "Loves"), column: 1 },
    ...names(p.interests).map((text): Block => ({ text, column: 1 })),
  ];
};

/** A CV layout in one font size, as if typed in a hurry. */
const ragged: LayoutFunction = (p) => {
  const it = p.lang === "it";
  return [
    { text: fullName(p) },
    { text: `${it ? "cell" : "mob"} ${p.contacts!.phone} - ${p.contacts!.email}` },
    { text: `${it ? "residente a" : "based in"} ${p.contacts!.city}` },
    { text: `${it ? "esperienze" : "experience"}:`, gap: 1 },
    ...jobs(p).flatMap((job): Block[] => [
      {
        text: `- ${span(job, (d) => digits(d), it ? "oggi" : "now", "-")} ${job.company} ${job.city ? `(${job.city})` : ""}, ${job.title}`,
      },
      ...done(job).map((text): Block => ({ text: `  ${text.toLowerCase()}` })),
    ]),
    { text: `${it ? "studi" : "education"}:`, gap: 1 },
    ...p.education!.map((study): Block => ({
      text: `- ${study.end} ${study.degreeTitle}, ${study.institution}${study.grade ? ` ${it ? "voto" : "grade"} ${study.grade}` : ""}`,
    })),
    { text: `${it ? "conoscenze" : "skills"}: ${names(p.technicalSkills).join(", ")}`, gap: 1 },
    { text: `${it ? "lingue" : "languages"}: ${spoken(p, " ").join(", ")}` },
    { text: `${it ? "attestati" : "certificates"}: ${names(p.certifications).join("; ")}` },
    { text: `hobby: ${names(p.interests).join(", ")}` },
  ];
};

const headless: LayoutFunction = (p) => {
  const it = p.lang === "it";
  return [
    { text: fullName(p), bold: true, size: 16 },
    { text: contactLine(p, ", ") },
    { text: p.summary!, gap: 1 },
    ...jobs(p).flatMap((job): Block[] => [
      {
        text: `**${job.title}**, ${job.company}${job.city ? `, ${job.city}` : ""}\t${span(job, (d) => digits(d), it ? "in corso" : "present")}`,
        gap: 1,
      },
      ...done(job).map((text): Block => ({ text, bullet: true })),
    ]),
    ...p.education!.map((study): Block => ({
      text: `**${study.degreeTitle}**, ${study.institution}${study.grade ? `, ${study.grade}` : ""}\t${study.start} – ${study.end}`,
      gap: 1,
    })),
    { text: names(p.technicalSkills).join(" | "), gap: 1 },
    { text: names(p.softSkills).join(" | "), gap: 1 },
    { text: spoken(p, ": ").join(" | "), gap: 1 },
  ];
};

const prose: LayoutFunction = (p) => {
  const it = p.lang === "it";
  const say = (d: string) => long(d, p.lang);
  const [first, ...others] = jobs(p);
  return [
    { text: fullName(p), bold: true, size: 18 },
    { text: contactLine(p, " | ") },
    head(it ? "Presentazione" : "Introduction"),
    { text: p.summary! },
    head(it ? "La mia esperienza" : "My experience"),
    {
      text: it
        ? `Da ${say(first!.start!)} lavoro come ${first!.title} presso ${first!.company}. ${told(first!)}.`
        : `Since ${say(first!.start!)} I have worked as ${first!.title} at ${first!.company}. ${told(first!)}.`,
    },
    ...others.map((job): Block => ({
      text: it
        ? `Da ${say(job.start!)} a ${say(job.end!)} sono stata ${job.title} presso ${job.company}. ${told(job)}.`
        : `From ${say(job.start!)} to ${say(job.end!)} I was ${job.title} at ${job.company}. ${told(job)}.`,
      gap: 0.5,
    })),
    head(it ? "La mia formazione" : "My education"),
    ...p.education!.map((study): Block => ({
      text: it
        ? `Ho conseguito il titolo di ${study.degreeTitle} presso ${study.institution} (${study.start!.slice(0, 4)}-${study.end!.slice(0, 4)})${study.grade ? ` con votazione ${study.grade}` : ""}.`
        : `I hold a ${study.degreeTitle} from ${study.institution} (${study.start!.slice(0, 4)}-${study.end!.slice(0, 4)})${study.grade ? `, grade ${study.grade}` : ""}.`,
    })),
    head(it ? "Competenze e lingue" : "Skills and languages"),
    {
      text: it
        ? `Uso ogni giorno ${and(names(p.technicalSkills), "e")}.`
        : `Day to day I use ${and(names(p.technicalSkills), "and")}.`,
    },
    {
      text: it
        ? `Parlo ${and(
            spoken(p, " (").map((text) => `${text})`),
            "e",
          )}.`
        : `I speak ${and(
            spoken(p, " (").map((text) => `${text})`),
            "and",
          )}.`,
    },
  ];
};

/** A CV layout as a form with labels and colons. */
const labelled: LayoutFunction = (p) => {
  const it = p.lang === "it";
  return [
    { text: "CURRICULUM VITAE", bold: true, size: 14 },
    { text: `${it ? "Nome e cognome" : "Full name"}: ${fullName(p)}` },
    { text: `${it ? "Residenza" : "Address"}: ${p.contacts!.city}` },
    { text: `${it ? "Cellulare" : "Mobile"}: ${p.contacts!.phone}` },
    { text: `Email: ${p.contacts!.email}` },
    head(it ? "Esperienze di lavoro" : "Employment record"),
    ...jobs(p).flatMap((job): Block[] => [
      { text: `${it ? "Azienda" : "Employer"}: ${job.company}`, gap: 0.8 },
      { text: `${it ? "Ruolo" : "Position"}: ${job.title}` },
      { text: `${it ? "Periodo" : "Dates"}: ${span(job, (d) => digits(d), it ? "oggi" : "present", " - ")}` },
      { text: `${it ? "Mansioni" : "Duties"}: ${done(job).join("; ")}` },
    ]),
    head(it ? "Istruzione" : "Schooling"),
    ...p.education!.flatMap((study): Block[] => [
      { text: `${it ? "Titolo" : "Qualification"}: ${study.degreeTitle}`, gap: 0.8 },
      { text: `${it ? "Istituto" : "Institution"}: ${study.institution}` },
      { text: `${it ? "Anno" : "Year"}: ${study.start!.slice(0, 4)}/${study.end!.slice(0, 4)}` },
      ...(study.grade ? [{ text: `${it ? "Voto" : "Grade"}: ${study.grade}` }] : []),
    ]),
    head(it ? "Altre informazioni" : "Other information"),
    { text: `${it ? "Lingue" : "Languages"}: ${spoken(p, " - ").join(", ")}` },
    { text: `${it ? "Informatica e tecnica" : "Technical skills"}: ${names(p.technicalSkills).join(", ")}` },
    { text: `${it ? "Interessi" : "Interests"}: ${names(p.interests).join(", ")}` },
  ];
};

const oneLiners: LayoutFunction = (p) => {
  const it = p.lang === "it";
  return [
    { text: `${fullName(p)} | ${jobs(p)[0]!.title}`, bold: true, size: 15 },
    { text: contactLine(p, " · ") },
    { text: it ? "LAVORO" : "WORK", bold: true, gap: 1 },
    ...jobs(p).flatMap((job): Block[] => [
      {
        text: `${span(job, (d) => digits(d, "."), it ? "oggi" : "now", "–")} · ${job.title} · ${job.company}${job.city ? ` · ${job.city}` : ""}`,
      },
      { text: `${told(job)}.`, indent: 14 },
    ]),
    { text: it ? "SCUOLA" : "SCHOOL", bold: true, gap: 1 },
    ...p.education!.map((study): Block => ({
      text: `${study.start}–${study.end} · ${study.degreeTitle} · ${study.institution}${study.grade ? ` · ${study.grade}` : ""}`,
    })),
    { text: it ? "SO USARE" : "TOOLBOX", bold: true, gap: 1 },
    { text: names(p.technicalSkills).join(" · ") },
    { text: it ? "PARLO" : "TONGUES", bold: true, gap: 1 },
    { text: spoken(p, " ").join(" · ") },
    { text: it ? "ATTESTATI E CORSI" : "CERTIFICATES & COURSES", bold: true, gap: 1 },
    { text: [...names(p.certifications), ...names(p.courses)].join(" · ") },
    { text: it ? "FUORI DALL'UFFICIO" : "OFF THE CLOCK", bold: true, gap: 1 },
    { text: names(p.interests).join(" · ") },
  ];
};

/** A CV layout in which the first two jobs share one company, which is named once. */
const grouped: LayoutFunction = (p) => {
  const it = p.lang === "it";
  const [first, second, ...others] = jobs(p);
  const role = (job: (typeof others)[number]): Block[] => [
    { text: `${job.title}\t${span(job, (d) => short(d, p.lang), it ? "oggi" : "present")}`, italic: true },
    ...done(job).map((text): Block => ({ text, bullet: true })),
  ];
  return [
    { text: fullName(p), size: 20, bold: true },
    { text: contactLine(p, " | ") },
    head(it ? "Carriera" : "Career history"),
    { text: `${first!.company}`, bold: true },
    ...role(first!),
    ...(second ? role(second) : []),
    ...others.flatMap((job): Block[] => [{ text: job.company!, bold: true, gap: 0.8 }, ...role(job)]),
    head(it ? "Titoli" : "Education"),
    ...p.education!.flatMap((study): Block[] => [
      { text: `**${study.institution}**\t${study.start} – ${study.end}` },
      { text: study.degreeTitle!, italic: true },
    ]),
    head(it ? "Abilità" : "Abilities"),
    { text: [...names(p.technicalSkills), ...names(p.softSkills)].join(", ") },
    head(it ? "Idiomi" : "Languages"),
    ...spoken(p, "\t").map((text): Block => ({ text })),
  ];
};

export const first: Record<string, LayoutFunction> = {
  conversational,
  timeline,
  ragged,
  headless,
  prose,
  labelled,
  oneLiners,
  grouped,
};
