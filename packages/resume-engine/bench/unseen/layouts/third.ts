import type { Block } from "../blocks.ts";
import { digits, done, fullName, jobs, names, short, span, spoken, told, type LayoutFunction } from "../saying.ts";

/** A CV layout with dates at the end of the line, in brackets, and titles in capitals. */
const brackets: LayoutFunction = (p) => {
  const it = p.lang === "it";
  const title = (text: string): Block => ({ text: `=== ${text} ===`, gap: 1 });
  return [
    { text: fullName(p) },
    { text: `${p.contacts!.city} / ${p.contacts!.phone} / ${p.contacts!.email}` },
    title(it ? "ESPERIENZE PROFESSIONALI" : "EMPLOYMENT"),
    ...jobs(p).flatMap((job): Block[] => [
      {
        text: `${job.title!.toUpperCase()} - ${job.company} - ${job.city ?? ""} (${span(job, (d) => digits(d, "."), it ? "in corso" : "ongoing", " - ")})`,
      },
      ...done(job).map((text): Block => ({ text: `> ${text}` })),
    ]),
    title(it ? "TITOLI DI STUDIO" : "QUALIFICATIONS"),
    ...p.education!.map((study): Block => ({
      text: `${study.degreeTitle!.toUpperCase()} - ${study.institution}${study.grade ? ` - ${study.grade}` : ""} (${study.start} - ${study.end})`,
    })),
    title(it ? "COMPETENZE INFORMATICHE E TECNICHE" : "IT AND TECHNICAL"),
    ...names(p.technicalSkills).map((text): Block => ({ text: `> ${text}` })),
    title(it ? "LINGUE" : "LANGUAGES"),
    ...spoken(p, ": ").map((text): Block => ({ text: `> ${text}` })),
    title(it ? "HOBBY" : "HOBBIES"),
    ...names(p.interests).map((text): Block => ({ text: `> ${text}` })),
  ];
};

/** A CV layout with English headings in an Italian CV, and Italian headings in an English CV. */
const mixed: LayoutFunction = (p) => {
  const it = p.lang === "it";
  const title = (text: string): Block => ({
    text: text.toUpperCase(),
    size: 11,
    bold: true,
    colour: "#3344aa",
    gap: 1,
  });
  const other = it ? "en" : "it";
  return [
    { text: fullName(p), size: 20, bold: true },
    { text: [p.contacts!.email, p.contacts!.phone, p.contacts!.city].join("   ") },
    title(it ? "Professional summary" : "Profilo personale"),
    { text: p.summary! },
    title(it ? "Working experience" : "Esperienze lavorative"),
    ...jobs(p).flatMap((job): Block[] => [
      { cells: [span(job, (d) => short(d, other), it ? "Present" : "oggi"), `**${job.title}**`], text: "", gap: 0.5 },
      { cells: ["", `${job.company}, ${job.city ?? ""}`], text: "" },
      ...done(job).map((text): Block => ({ text, bullet: true, indent: 140 })),
    ]),
    title(it ? "Education and training" : "Istruzione"),
    ...p.education!.map((study): Block => ({
      cells: [`${study.start} – ${study.end}`, `**${study.degreeTitle}**, ${study.institution}`],
      text: "",
      gap: 0.5,
    })),
    title(it ? "Hard skills" : "Competenze tecniche"),
    { text: names(p.technicalSkills).join(", ") },
    title("Soft skills"),
    { text: names(p.softSkills).join(", ") },
    title(it ? "Languages" : "Lingue"),
    { text: spoken(p, " – ").join(", ") },
    title(it ? "Hobbies" : "Interessi"),
    { text: names(p.interests).join(", ") },
  ];
};

/** A CV layout all in lower case, with commas and years only. */
const lower: LayoutFunction = (p) => {
  const it = p.lang === "it";
  return [
    { text: fullName(p) },
    { text: `${p.contacts!.email}, ${p.contacts!.phone}, ${p.contacts!.city!}` },
    { text: it ? "esperienze di lavoro" : "jobs i have had", gap: 1 },
    ...jobs(p).map((job): Block => ({
      text: `${job.start!.slice(0, 4)}-${job.isCurrent ? (it ? "oggi" : "now") : job.end!.slice(0, 4)} ${job.title!.toLowerCase()} ${it ? "presso" : "at"} ${job.company}, ${told(job).toLowerCase()}`,
    })),
    { text: it ? "studi fatti" : "school", gap: 1 },
    ...p.education!.map((study): Block => ({
      text: `${study.start}-${study.end} ${study.degreeTitle!.toLowerCase()}, ${study.institution}`,
    })),
    { text: it ? "cosa so fare" : "what i can do", gap: 1 },
    { text: names(p.technicalSkills).join(", ").toLowerCase() },
    { text: it ? "lingue" : "languages", gap: 1 },
    { text: spoken(p, " ").join(", ").toLowerCase() },
  ];
};

/** A CV layout with skills first, and jobs as a bare list near the end. */
const functional: LayoutFunction = (p) => {
  const it = p.lang === "it";
  const title = (text: string): Block => ({ text, bold: true, size: 12, gap: 1 });
  return [
    { text: fullName(p), bold: true, size: 20 },
    { text: jobs(p)[0]!.title! },
    { text: `${p.contacts!.phone}\t${p.contacts!.email}` },
    { text: `${it ? "Domicilio" : "Home"}: ${p.contacts!.city}` },
    title(it ? "Cosa porto in azienda" : "What I offer"),
    ...names(p.softSkills).map((text): Block => ({ text: `✔ ${text}` })),
    title(it ? "Bagaglio tecnico" : "Technical toolkit"),
    { text: names(p.technicalSkills).join(" • ") },
    title(it ? "Cronologia professionale" : "Chronology of employment"),
    ...jobs(p).map((job): Block => ({
      text: `${job.company} – ${job.title}\t${span(job, (d) => digits(d), it ? "oggi" : "date", it ? " a " : " to ")}`,
    })),
    title(it ? "Titoli conseguiti" : "Qualifications gained"),
    ...p.education!.map((study): Block => ({ text: `${study.degreeTitle}, ${study.institution}\t${study.end}` })),
    title(it ? "Patentini, attestati, abilitazioni" : "Tickets and licences"),
    ...names(p.certifications).map((text): Block => ({ text })),
    title(it ? "Formazione continua" : "Continuous learning"),
    ...names(p.courses as { name: string }[]).map((text): Block => ({ text })),
    title(it ? "Mi esprimo in" : "I communicate in"),
    ...spoken(p, ", ").map((text): Block => ({ text })),
    title(it ? "Oltre al lavoro" : "Beyond work"),
    { text: names(p.interests).join(", ") },
    title(it ? "Referenze" : "Referees"),
    {
      text: it
        ? "Dott. Aldo Pantaleoni, direttore, tel. 0532 010 111"
        : "Mr Gareth Pugh, line manager, tel. 029 2018 0111",
    },
  ];
};

/** A CV layout with headings in the left cells of a table, and the text beside them. */
const sideHeads: LayoutFunction = (p) => {
  const it = p.lang === "it";
  const row = (label: string, texts: string[]): Block[] =>
    texts.map((text, i) => ({
      cells: i === 0 ? [`**${label}**`, text] : ["", text],
      text: "",
      gap: i === 0 ? 0.8 : 0,
    }));
  return [
    { text: fullName(p), size: 18, bold: true },
    ...row(it ? "Contatti" : "Contact", [p.contacts!.phone!, p.contacts!.email!, p.contacts!.city!]),
    ...row(
      it ? "Esperienza" : "Experience",
      jobs(p).flatMap((job) => [
        `**${job.title}**`,
        `${job.company}, ${span(job, (d) => digits(d), it ? "oggi" : "present", " – ")}`,
        `${told(job)}.`,
      ]),
    ),
    ...row(
      it ? "Studi" : "Education",
      p.education!.flatMap((study) => [
        `**${study.degreeTitle}**`,
        `${study.institution}, ${study.start} – ${study.end}`,
      ]),
    ),
    ...row(it ? "Competenze" : "Skills", [names(p.technicalSkills).join(", ")]),
    ...row(it ? "Lingue" : "Languages", spoken(p, ": ")),
  ];
};

/** A CV layout with short, unusual dates: Mar-21, '19. */
const oddDates: LayoutFunction = (p) => {
  const it = p.lang === "it";
  const odd = (d: string) => (d.length === 4 ? `'${d.slice(2)}` : `${short(d, p.lang).slice(0, 3)} '${d.slice(2, 4)}`);
  const title = (text: string): Block => ({ text, bold: true, gap: 1 });
  return [
    { text: `${fullName(p)} – Curriculum vitae`, size: 15 },
    { text: p.contacts!.email! },
    { text: `${it ? "Tel." : "Tel"} ${p.contacts!.phone} – ${p.contacts!.city}` },
    title(it ? "Attività lavorativa" : "Job history"),
    ...jobs(p).flatMap((job): Block[] => [
      { text: `${job.company} (${job.city ?? ""})\t${span(job, odd, it ? "ora" : "now", " / ")}`, gap: 0.4 },
      { text: job.title!, bold: true },
      ...done(job).map((text): Block => ({ text: `– ${text}` })),
    ]),
    title(it ? "Curriculum studiorum" : "Education history"),
    ...p.education!.map((study): Block => ({
      text: `${study.institution} – ${study.degreeTitle}\t${study.start}-${study.end!.slice(2)}`,
    })),
    title(it ? "Conoscenze" : "Knowledge"),
    ...names(p.technicalSkills).map((text): Block => ({ text: `– ${text}` })),
    title(it ? "Lingue parlate" : "Spoken languages"),
    { text: spoken(p, " ", it ? "(madre lingua)" : "(mother tongue)").join(" – ") },
  ];
};

export const third: Record<string, LayoutFunction> = { brackets, mixed, lower, functional, sideHeads, oddDates };
