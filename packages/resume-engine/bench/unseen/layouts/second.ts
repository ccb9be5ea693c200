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

/** A CV layout with company and place above title and dates; both lines have a right-aligned part. */
const harvard: LayoutFunction = (p) => {
  const it = p.lang === "it";
  const title = (text: string): Block => ({ text, bold: true, gap: 1.1 });
  return [
    { text: fullName(p).toUpperCase(), bold: true, size: 14, indent: 180 },
    { text: [p.contacts!.email, p.contacts!.phone, p.contacts!.city, ...p.contacts!.links!].join(" | "), indent: 60 },
    title(it ? "PERCORSO DI STUDI" : "EDUCATION"),
    ...p.education!.flatMap((study): Block[] => [
      { text: `**${study.institution}**\t${study.end}` },
      { text: `__${study.degreeTitle}__` },
      ...(study.grade ? [{ text: study.grade, bullet: true }] : []),
    ]),
    title(it ? "ESPERIENZA PROFESSIONALE MATURATA" : "PROFESSIONAL BACKGROUND"),
    ...jobs(p).flatMap((job): Block[] => [
      { text: `**${job.company}**\t${job.city ?? ""}`, gap: 0.4 },
      { text: `__${job.title}__\t${span(job, (d) => short(d, p.lang), it ? "attuale" : "Current")}` },
      ...done(job).map((text): Block => ({ text, bullet: true })),
    ]),
    title(it ? "COMPETENZE & INTERESSI" : "SKILLS & INTERESTS"),
    { text: `**${it ? "Tecniche" : "Technical"}:** ${names(p.technicalSkills).join(", ")}` },
    {
      text: `**${it ? "Lingue" : "Languages"}:** ${spoken(p, " (")
        .map((text) => `${text})`)
        .join(", ")}`,
    },
    { text: `**${it ? "Interessi" : "Interests"}:** ${names(p.interests).join(", ")}` },
  ];
};

/** A CV layout whose headings are questions; the current job has its own section. */
const questions: LayoutFunction = (p) => {
  const it = p.lang === "it";
  const ask = (text: string): Block => ({ text, size: 14, colour: "#aa3322", gap: 1 });
  const [now, ...before] = jobs(p);
  return [
    { text: it ? `Ciao, sono ${fullName(p)}` : `Hello, I'm ${fullName(p)}`, size: 24 },
    ask(it ? "Chi sono?" : "Who am I?"),
    { text: p.summary! },
    ask(it ? "Che lavoro faccio adesso?" : "What do I do now?"),
    { text: `${now!.title}, ${now!.company}`, bold: true },
    { text: it ? `da ${long(now!.start!, "it")}` : `since ${long(now!.start!, "en")}` },
    ...done(now!).map((text): Block => ({ text, bullet: true })),
    ask(it ? "E prima, dove ho lavorato?" : "And where did I work before?"),
    ...before.flatMap((job): Block[] => [
      { text: `${job.title}, ${job.company}`, bold: true, gap: 0.5 },
      {
        text: it
          ? `da ${long(job.start!, "it")} a ${long(job.end!, "it")}`
          : `from ${long(job.start!, "en")} to ${long(job.end!, "en")}`,
      },
      ...done(job).map((text): Block => ({ text, bullet: true })),
    ]),
    ask(it ? "Dove ho studiato?" : "Where did I study?"),
    ...p.education!.map((study): Block => ({
      text: `${study.degreeTitle}, ${study.institution}, ${it ? "dal" : "from"} ${study.start} ${it ? "al" : "to"} ${study.end}${study.grade ? ` (${study.grade})` : ""}`,
    })),
    ask(it ? "Cosa so fare?" : "What can I do?"),
    ...names(p.technicalSkills).map((text): Block => ({ text, bullet: true })),
    ask(it ? "Che lingue parlo?" : "Which languages do I speak?"),
    ...spoken(p, ": ").map((text): Block => ({ text, bullet: true })),
    ask(it ? "Cosa mi piace?" : "What do I like?"),
    ...names(p.interests).map((text): Block => ({ text, bullet: true })),
    ask(it ? "Come trovarmi?" : "How to find me?"),
    { text: p.contacts!.email! },
    { text: p.contacts!.phone! },
    { text: p.contacts!.city! },
    ...p.contacts!.links!.map((text): Block => ({ text })),
  ];
};

/** A CV layout with numbered headings, and bars for levels. */
const numbered: LayoutFunction = (p) => {
  const it = p.lang === "it";
  let number = 0;
  const title = (text: string): Block => ({ text: `${++number}. ${text}`, bold: true, size: 12, gap: 1 });
  return [
    { text: fullName(p), bold: true, size: 18 },
    title(it ? "Recapiti" : "Contact details"),
    { text: `T: ${p.contacts!.phone}   E: ${p.contacts!.email}   ${p.contacts!.city}` },
    title(it ? "Sintesi del profilo" : "Executive summary"),
    { text: p.summary! },
    title(it ? "Storia lavorativa" : "Work history"),
    ...jobs(p).flatMap((job, i): Block[] => [
      { text: `${number}.${i + 1} ${job.company}, ${job.city ?? ""} – ${job.title}`, bold: true, gap: 0.5 },
      { text: `[${span(job, (d) => digits(d), it ? "oggi" : "today", " → ")}]` },
      ...done(job).map((text): Block => ({ text: `◆ ${text}` })),
    ]),
    title(it ? "Percorso scolastico e accademico" : "Academic path"),
    ...p.education!.flatMap((study): Block[] => [
      { text: `${study.degreeTitle} – ${study.institution}`, bold: true },
      { text: `[${study.start} → ${study.end}]${study.grade ? ` ${it ? "Voto" : "Grade"} ${study.grade}` : ""}` },
    ]),
    title(it ? "Strumenti e tecnologie" : "Tools and technologies"),
    ...names(p.technicalSkills).map((text, i): Block => ({
      text: `${text} ${"●".repeat(5 - (i % 3))}${"○".repeat(i % 3)}`,
    })),
    title(it ? "Abilità relazionali" : "People skills"),
    { text: names(p.softSkills).join("; ") },
    title(it ? "Conoscenza delle lingue" : "Knowledge of languages"),
    { text: spoken(p, " = ", it ? "lingua madre" : "mother tongue").join("; ") },
    title(it ? "Qualifiche e certificati" : "Certificates held"),
    ...names(p.certifications).map((text, i): Block => ({ text: `${2016 + i} – ${text}` })),
  ];
};

/** A CV layout with several roles under one company that has its own dates. */
const nested: LayoutFunction = (p) => {
  const it = p.lang === "it";
  const [first, second, ...others] = jobs(p);
  const say = (d: string) => long(d, p.lang);
  const now = it ? "presente" : "present";
  const cap = (text: string): Block => ({ text, size: 13, bold: true, colour: "#005533", gap: 1 });
  const role = (job: typeof first): Block[] => [
    { text: job!.title!, bold: true, indent: 12 },
    { text: span(job!, say, now, " - "), indent: 12, colour: "#777777" },
    ...done(job!).map((text): Block => ({ text, bullet: true, indent: 12 })),
  ];
  return [
    { text: fullName(p), size: 22 },
    { text: `${p.contacts!.city} — ${p.contacts!.phone} — ${p.contacts!.email}` },
    cap(it ? "Esperienze" : "Experience"),
    { text: `${first!.company} · ${(second ?? first!).start!.slice(0, 4)} - ${now}`, bold: true },
    ...role(first),
    ...(second ? role(second) : []),
    ...others.flatMap((job): Block[] => [{ text: job.company!, bold: true, gap: 0.8 }, ...role(job)]),
    cap(it ? "Formazione accademica" : "Academic history"),
    ...p.education!.flatMap((study): Block[] => [
      { text: study.institution!, bold: true, gap: 0.4 },
      { text: study.degreeTitle! },
      { text: `${study.start} - ${study.end}`, colour: "#777777" },
    ]),
    cap(it ? "Skill" : "Core competencies"),
    { text: names(p.technicalSkills).join("   ") },
    cap(it ? "Lingue conosciute" : "Language proficiency"),
    { text: spoken(p, " ").join("   |   ") },
  ];
};

/** A CV layout with a sentence for each job, the company first. */
const letters: LayoutFunction = (p) => {
  const it = p.lang === "it";
  const say = (d: string) => long(d, p.lang);
  const title = (text: string): Block => ({ text, italic: true, size: 12, gap: 1 });
  return [
    { text: fullName(p), size: 16, bold: true },
    {
      text: it
        ? `Vivo a ${p.contacts!.city}. Mi trovi al ${p.contacts!.phone} o scrivendo a ${p.contacts!.email}.`
        : `I live in ${p.contacts!.city}. You can reach me on ${p.contacts!.phone} or at ${p.contacts!.email}.`,
    },
    title(it ? "Su di me" : "About myself"),
    { text: p.summary! },
    title(it ? "Il lavoro" : "On work"),
    ...jobs(p).map((job): Block => ({
      text: it
        ? `In ${job.company} ${job.isCurrent ? `sono ${job.title} da ${say(job.start!)}` : `ho lavorato come ${job.title} da ${say(job.start!)} a ${say(job.end!)}`}: ${told(job)}.`
        : `At ${job.company} I ${job.isCurrent ? `have been ${job.title} since ${say(job.start!)}` : `worked as ${job.title} from ${say(job.start!)} until ${say(job.end!)}`}: ${told(job)}.`,
      gap: 0.4,
    })),
    title(it ? "Gli studi" : "On school"),
    ...p.education!.map((study): Block => ({
      text: it
        ? `Dal ${study.start} al ${study.end} ho frequentato ${study.institution}, dove ho preso la ${study.degreeTitle}.`
        : `From ${study.start} to ${study.end} I attended ${study.institution}, where I took a ${study.degreeTitle}.`,
    })),
    title(it ? "Il resto" : "Everything else"),
    { text: it ? `Lingue: ${and(spoken(p, " "), "e")}.` : `Languages: ${and(spoken(p, " "), "and")}.` },
    {
      text: it
        ? `Mi piacciono ${and(
            names(p.interests).map((text) => text.toLowerCase()),
            "e",
          )}.`
        : `I enjoy ${and(
            names(p.interests).map((text) => text.toLowerCase()),
            "and",
          )}.`,
    },
  ];
};

/** A CV layout of short blocks without headings. */
const blocksOnly: LayoutFunction = (p) => {
  const it = p.lang === "it";
  return [
    { text: fullName(p) },
    { text: p.contacts!.email! },
    { text: p.contacts!.phone! },
    { text: `${p.contacts!.city}, ${it ? "Italia" : "UK"}` },
    ...jobs(p).flatMap((job): Block[] => [
      { text: job.company!, gap: 1.2 },
      { text: job.title! },
      { text: span(job, (d) => short(d, p.lang), it ? "oggi" : "now", " - ") },
      { text: `${told(job)}.` },
    ]),
    ...p.education!.flatMap((study): Block[] => [
      { text: study.institution!, gap: 1.2 },
      { text: study.degreeTitle! },
      { text: `${study.start} - ${study.end}` },
    ]),
    { text: spoken(p, ", ").join("; "), gap: 1.2 },
    { text: names(p.technicalSkills).join(", "), gap: 1.2 },
  ];
};

export const second: Record<string, LayoutFunction> = { harvard, questions, numbered, nested, letters, blocksOnly };
