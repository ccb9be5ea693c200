import type { Block } from "./blocks.ts";
import { and, digits, done, fullName, jobs, long, names, short, span, spoken, told, type Person } from "./saying.ts";

/** Layouts that the engine is only measured on: nobody tunes on them. */
type Layout = (person: Person) => Block[];

/** Company and place over title and dates, both with their right-hand side. */
const harvard: Layout = (p) => {
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

/** Headings are questions; the job of today has a section of its own. */
const questions: Layout = (p) => {
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

/** Numbered headings, bars for levels. */
const numbered: Layout = (p) => {
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

/** Roles under one company that has its own dates. */
const nested: Layout = (p) => {
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

/** A sentence for each job, the company first. */
const letters: Layout = (p) => {
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

/** Blocks with nothing over them, each a few lines. */
const blocksOnly: Layout = (p) => {
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

/** Dates at the end of the line, in brackets; titles in capitals. */
const brackets: Layout = (p) => {
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

/** An Italian CV under English headings, an English one under Italian ones. */
const mixed: Layout = (p) => {
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

/** Small letters throughout, commas everywhere, dates by year. */
const lower: Layout = (p) => {
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

/** Skills first, jobs as a bare list near the end. */
const functional: Layout = (p) => {
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

/** Left-hand headings in a table, the text beside them. */
const sideHeads: Layout = (p) => {
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

/** Dates short and odd: Mar-21, '19. */
const oddDates: Layout = (p) => {
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

export const held: Record<string, Layout> = {
  harvard,
  questions,
  numbered,
  nested,
  letters,
  blocksOnly,
  brackets,
  mixed,
  lower,
  functional,
  sideHeads,
  oddDates,
};

const less = (p: Person, keys: string[]): Person => ({
  ...p,
  ...Object.fromEntries(keys.map((key) => [key, key === "summary" ? null : []])),
});
const noLinks = (p: Person): Person => ({ ...p, contacts: { ...p.contacts, links: [] } });
const noGrades = (p: Person): Person => ({ ...p, education: p.education!.map((study) => ({ ...study, grade: null })) });
const noStarts = (p: Person): Person => ({ ...p, education: p.education!.map((study) => ({ ...study, start: null })) });
const noTasks = (p: Person): Person => ({
  ...p,
  experience: p.experience!.map((job) => ({ ...job, tasks: [], description: "" })),
});

export const heldLacks: Record<string, (person: Person) => Person> = {
  harvard: (p) => noStarts(less(p, ["summary", "softSkills", "certifications", "courses"])),
  questions: (p) => less(p, ["softSkills", "certifications", "courses"]),
  numbered: (p) => noLinks(less(p, ["courses", "interests"])),
  nested: (p) => {
    const own = noLinks(noGrades(less(p, ["summary", "softSkills", "certifications", "courses", "interests"])));
    return {
      ...own,
      experience: own.experience!.map((job, i) =>
        i === 1 ? { ...job, company: own.experience![0]!.company ?? null } : job,
      ),
    };
  },
  letters: (p) => noLinks(noGrades(less(p, ["technicalSkills", "softSkills", "certifications", "courses"]))),
  blocksOnly: (p) => noLinks(noGrades(less(p, ["summary", "softSkills", "certifications", "courses", "interests"]))),
  brackets: (p) => noLinks(less(p, ["summary", "softSkills", "certifications", "courses"])),
  mixed: (p) => noLinks(noGrades(less(p, ["certifications", "courses"]))),
  lower: (p) => {
    const own = noLinks(noGrades(less(p, ["summary", "softSkills", "certifications", "courses", "interests"])));
    return {
      ...own,
      experience: own.experience!.map((job) => ({
        ...job,
        start: job.start?.slice(0, 4) ?? null,
        end: job.end?.slice(0, 4) ?? null,
      })),
    };
  },
  functional: (p) => noTasks(noLinks(noGrades(noStarts(less(p, ["summary"]))))),
  sideHeads: (p) => noLinks(noGrades(less(p, ["summary", "softSkills", "certifications", "courses", "interests"]))),
  oddDates: (p) => noLinks(noGrades(less(p, ["summary", "softSkills", "certifications", "courses", "interests"]))),
};
