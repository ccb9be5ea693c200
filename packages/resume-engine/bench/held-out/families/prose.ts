import { type DateStyle, written } from "../dates.ts";
import { type PageBlock, bold, bullets, gap, row, run, text } from "../page.ts";
import type { ResumeLanguage } from "../people.ts";
import type { Pen, PrintedJob, PrintedStudy } from "../pen.ts";
import { type PageTemplate, page, plainTexts, tail } from "./parts.ts";

type LabelledValue = [label: string, value: string];
type FormLabel =
  | "first" | "last" | "home" | "phone" | "mail" | "born" | "when" | "title" | "company" | "place" | "tasks"
  | "degree" | "school" | "grade" | "langs" | "tech" | "soft" | "certs"; // prettier-ignore

/** Labels of forms; each document uses one set of them. */
const formWords: Record<ResumeLanguage, Record<FormLabel, string>[]> = {
  it: [
    { first: "Nome", last: "Cognome", home: "Indirizzo", phone: "Telefono", mail: "E-mail", born: "Data di nascita", when: "Periodo", title: "Mansione", company: "Datore di lavoro", place: "Sede", tasks: "Attività svolte", degree: "Titolo", school: "Istituto", grade: "Votazione", langs: "Lingue", tech: "Competenze tecniche", soft: "Attitudini personali", certs: "Attestati" },
    { first: "Nome", last: "Cognome", home: "Residenza", phone: "Cellulare", mail: "Posta elettronica", born: "Nato/a il", when: "Date (da – a)", title: "Posizione ricoperta", company: "Azienda", place: "Località", tasks: "Principali compiti", degree: "Qualifica conseguita", school: "Scuola o università", grade: "Voto", langs: "Lingue parlate", tech: "Conoscenze", soft: "Capacità relazionali", certs: "Abilitazioni" },
    { first: "Nome", last: "Cognome", home: "Domicilio", phone: "Recapito telefonico", mail: "Mail", born: "Data di nascita", when: "Quando", title: "Ruolo", company: "Presso", place: "Dove", tasks: "Compiti", degree: "Titolo di studio", school: "Conseguito presso", grade: "Voto finale", langs: "Lingue conosciute", tech: "Strumenti", soft: "Qualità", certs: "Patenti e certificati" },
  ],
  en: [
    { first: "First name", last: "Surname", home: "Address", phone: "Telephone", mail: "Email", born: "Date of birth", when: "Dates", title: "Job title", company: "Employer", place: "Location", tasks: "Main duties", degree: "Qualification", school: "School or college", grade: "Grade", langs: "Languages", tech: "Practical skills", soft: "Personal qualities", certs: "Certificates" },
    { first: "Forename(s)", last: "Family name", home: "Home address", phone: "Mobile", mail: "E-mail address", born: "Born", when: "From / to", title: "Position held", company: "Name of employer", place: "Town", tasks: "Responsibilities", degree: "Title awarded", school: "Institution", grade: "Result", langs: "Languages spoken", tech: "Technical skills", soft: "Strengths", certs: "Licences held" },
    { first: "Given name", last: "Last name", home: "Lives at", phone: "Phone no.", mail: "Mail", born: "D.o.b.", when: "Period", title: "Role", company: "Company", place: "Place", tasks: "What I did", degree: "Degree or diploma", school: "Awarded by", grade: "Mark", langs: "Languages", tech: "Can use", soft: "Qualities", certs: "Tickets and licences" },
  ],
}; // prettier-ignore

/** A filled-in form: pairs of label and value. */
export const form: PageTemplate = (pen) => {
  const words = pen.pick(formWords[pen.lang]);
  const ruled = pen.random.chance(0.5);
  const tabled = ruled || pen.random.chance(0.4);
  const heading = (title: string): PageBlock => text([bold(title.toUpperCase())], { before: 11, after: 3 });
  const show = (pairs: LabelledValue[]): PageBlock[] =>
    pairs
      .filter(([, value]) => value !== "")
      .map(([label, value]) =>
        tabled
          ? row([30, 100], [[text(label)], [text(value)]], ruled ? { border: "#999999", pad: 2 } : {})
          : text([bold(`${label}: `), run(value)]),
      );
  const job = (shown: PrintedJob): PageBlock[] => [
    ...show([
      [words.when, shown.when],
      [words.company, shown.company],
      [words.place, shown.place],
      [words.title, shown.title],
      [words.tasks, `${shown.tasks.join("; ")}.`],
    ]),
    gap(6),
  ];
  const study = (shown: PrintedStudy): PageBlock[] => [
    ...show([
      [words.when, shown.when],
      [words.degree, shown.degree],
      [words.school, shown.school],
      [words.grade, shown.grade],
    ]),
    gap(6),
  ];
  const personal: LabelledValue[] = [
    [words.first, pen.first()],
    [words.last, pen.last()],
    [words.born, pen.person.born && pen.born()],
    [words.home, pen.address()],
    [words.phone, pen.phone()],
    [words.mail, pen.mail()],
  ];
  return page(pen, { face: pen.pick(["sans", "serif", "office"]), size: 10.5, margin: 54 }, [
    text([bold(pen.say("MODELLO DI CURRICULUM", "APPLICATION RECORD"), { scale: 1.2 })], { align: "center", after: 6 }),
    heading(pen.heading("contact")),
    ...show(personal),
    heading(pen.heading("work")),
    ...pen.jobs().flatMap(job),
    heading(pen.heading("study")),
    ...pen.studies({ mode: pen.pick(["range", "years"]), theses: false }).flatMap(study),
    heading(
      pen.say(
        pen.pick(["Capacità e competenze", "Altro da segnalare"]),
        pen.pick(["Skills and abilities", "Other skills"]),
      ),
    ),
    ...show([
      [words.langs, pen.languageLines().join(", ")],
      [words.tech, pen.tech().join(", ")],
      [words.soft, pen.soft().join(", ")],
      [words.certs, pen.certificates(false).join(", ")],
    ]),
    ...tail(pen),
  ]);
};

const lower = (title: string): string =>
  /^[A-Z][a-zà-ú]/u.test(title) ? title[0]!.toLowerCase() + title.slice(1) : title;

function told(pen: Pen, job: PrintedJob, face: DateStyle, i: number): string {
  const from = written(face, job.start, pen.lang, "start");
  const to = job.end === null ? "" : written(face, job.end, pen.lang);
  const tasks = `${job.tasks.join(". ")}.`;
  if (pen.lang === "it") {
    const [da, a] = face === "year" || face === "slash" ? ["dal", "al"] : ["da", "a"];
    const Da = da === "dal" ? "Dal" : "Da";
    if (job.end === null)
      return `${pen.pick([`${Da} ${from} lavoro come ${lower(job.title)} presso ${job.company}, a ${job.place}`, `Oggi sono ${lower(job.title)} da ${job.company} (${job.place}), ${da} ${from}`])}. ${tasks}`;
    if (i === 0)
      return `${Da} ${from} ${a} ${to} ho lavorato come ${lower(job.title)} presso ${job.company}, a ${job.place}. ${tasks}`;
    return `${pen.pick([`Prima, ${da} ${from} ${a} ${to}, ho lavorato come ${lower(job.title)} presso ${job.company} (${job.place})`, `${Da} ${from} ${a} ${to} il mio posto era ${job.company}, a ${job.place}, come ${lower(job.title)}`])}. ${tasks}`;
  }
  if (job.end === null)
    return `${pen.pick([`Since ${from} I have worked as ${job.title} at ${job.company} in ${job.place}`, `I am ${job.title} at ${job.company}, ${job.place}, and have been since ${from}`])}. ${tasks}`;
  if (i === 0) return `From ${from} to ${to} I worked as ${job.title} at ${job.company} in ${job.place}. ${tasks}`;
  return `${pen.pick([`Before that, from ${from} to ${to}, I was ${job.title} at ${job.company} (${job.place})`, `Between ${from} and ${to} I worked for ${job.company} in ${job.place} as ${job.title}`])}. ${tasks}`;
}

function learnt(pen: Pen, study: PrintedStudy): string {
  const grade = study.grade ? pen.say(` con il voto di ${study.grade}`, ` (${study.grade})`) : "";
  return pen.pick(
    pen.lang === "it"
      ? [`Nel ${study.when} ho conseguito il titolo «${study.degree}» presso ${study.school}${grade}.`, `Ho preso il titolo «${study.degree}» nel ${study.when} (${study.school})${grade}.`]
      : [`In ${study.when} I completed “${study.degree}” at ${study.school}${grade}.`, `I finished “${study.degree}” at ${study.school} in ${study.when}${grade}.`],
  ); // prettier-ignore
}

/** A CV without headings, written in paragraphs like a letter. */
export const letter: PageTemplate = (pen) => {
  const face = pen.pick(["long", "year", "long", "slash"] as const);
  pen.useDates([face]);
  const name = pen.name();
  const summary = pen.summary();
  const after = { after: 10 };
  const jobs = pen.jobs().map((job, i) => text(told(pen, job, face, i), after));
  const studies = pen.studies({ mode: "end", theses: false }).map((study) => learnt(pen, study));
  const langs = pen
    .languages()
    .map(({ name: one, level }) => `${pen.lang === "it" ? one.toLowerCase() : one}${level ? ` (${level})` : ""}`);
  const close = pen.say(
    pen.pick(["Cordiali saluti", "Un saluto", "Con i migliori saluti"]),
    pen.pick(["Yours sincerely", "Kind regards", "With best wishes"]),
  );
  const top = pen.random.chance(0.5);
  const contacts = pen.contactLines(pen.random.chance(0.4));
  const skills = [
    `${pen.say(pen.pick(["So usare", "Ogni giorno uso", "Me la cavo con"]), pen.pick(["I can use", "I know my way around", "Day to day I use"]))}: ${pen.tech().join(", ")}.`,
    `${pen.say(pen.pick(["Parlo", "Lingue che parlo:"]), pen.pick(["I speak", "Languages I speak:"]))} ${langs.join(", ")}.`,
  ];
  const certificates =
    pen.random.chance(0.5) && pen.person.certificates.length > 0 ? [bullets(pen.certificates())] : [];
  const free = `${pen.say(pen.pick(["Nel tempo libero", "Fuori dal lavoro", "Le mie passioni"]), pen.pick(["In my free time", "Outside work", "My hobbies"]))}: ${pen.hobbies().join(", ")}.`;
  const papers =
    certificates.length > 0
      ? [text(pen.say("Ho anche questi attestati:", "I also hold these certificates:")), ...certificates, gap(7)]
      : [];
  return page(pen, { face: pen.pick(["serif", "office", "humanist"]), size: 12, margin: 76 }, [
    ...(top
      ? [text([bold(name, { scale: 1.3 })]), ...plainTexts(contacts), gap(12)]
      : [text([bold(name, { scale: 1.3 })]), gap(8)]),
    ...(pen.random.chance(0.5)
      ? [text(pen.say("Gentile responsabile della selezione,", "Dear hiring manager,"), after)]
      : []),
    ...(summary ? [text(summary, after)] : []),
    ...jobs,
    text(studies.join(" "), after),
    text(skills[0]!, after),
    text(skills[1]!, after),
    ...papers,
    text(free, after),
    text(`${close},`),
    ...(top ? [text(pen.person.first)] : [gap(6), ...plainTexts(contacts)]),
  ]);
};
