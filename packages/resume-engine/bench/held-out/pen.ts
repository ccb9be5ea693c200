import type { ResumeTruth } from "../prediction.ts";
import { chooseDates, type DateWriter, type DateStyle } from "./dates.ts";
import type { HeldOutJob, ResumeLanguage, HeldOutPerson, HeldOutStudy } from "./people.ts";
import { randomOf, type SeededRandom } from "./random.ts";
import {
  formal,
  gradeWord,
  labels,
  languageName,
  nativeWords,
  type SectionName,
  spoken,
  thesisWord,
  verbal,
} from "./words.ts";

export type PrintedJob = HeldOutJob & { when: string };
export type PrintedStudy = HeldOutStudy & { when: string };
type PrintedTruth = Required<Pick<ResumeTruth, "experience" | "education" | "technicalSkills" | "softSkills" | "languages" | "certifications" | "courses" | "interests">> & {
  contacts: { firstName: string | null; lastName: string | null; email: string | null; phone: string | null; city: string | null; links: string[] };
  summary: string | null;
}; // prettier-ignore
type StudyDateStyle = "range" | "years" | "end";

/** Writes a person's CV and records the truth: a value counts as shown only after the layout requested it. */
export class Pen {
  readonly person: HeldOutPerson;
  readonly lang: ResumeLanguage;
  readonly random: SeededRandom;
  readonly truth: PrintedTruth;
  dates: DateWriter;
  constructor(person: HeldOutPerson, seed: string) {
    this.person = person;
    this.lang = person.lang;
    this.random = randomOf(seed);
    this.dates = chooseDates(this.lang, this.random);
    this.truth = {
      contacts: { firstName: null, lastName: null, email: null, phone: null, city: null, links: [] },
      summary: null,
      experience: [],
      education: [],
      technicalSkills: [],
      softSkills: [],
      languages: [],
      certifications: [],
      courses: [],
      interests: [],
    };
  }

  pick<T>(list: readonly T[]): T {
    return this.random.pick(list);
  }
  /** Returns the text in the document's language. */
  say(it: string, en: string): string {
    return this.lang === "it" ? it : en;
  }
  heading(section: SectionName, words = formal): string {
    return this.pick(words[this.lang][section]);
  }
  spoken(section: SectionName): string {
    return this.heading(section, spoken);
  }
  useDates(faces: readonly DateStyle[]): void {
    this.dates = chooseDates(this.lang, this.random, faces);
  }

  first(): string {
    return (this.truth.contacts.firstName = this.person.first);
  }
  last(): string {
    return (this.truth.contacts.lastName = this.person.last);
  }
  name(): string {
    return `${this.first()} ${this.last()}`;
  }
  mail(): string {
    return (this.truth.contacts.email = this.person.mail);
  }
  phone(): string {
    return (this.truth.contacts.phone = this.person.phone);
  }
  city(): string {
    return (this.truth.contacts.city = this.person.city);
  }
  /** Street and town, or the town alone if the person gives no street. */
  address(): string {
    const { street, postcode, region } = this.person;
    const city = this.city();
    if (this.lang === "it") {
      const town = `${postcode} ${city}${region ? ` (${region})` : ""}`.trim();
      return street ? `${street}, ${town}` : town;
    }
    return [street, region ? `${city}, ${region}` : city, postcode].filter(Boolean).join(", ");
  }
  links(): string[] {
    return (this.truth.contacts.links = this.person.links);
  }
  label(kind: "phone" | "mail" | "home", value: string): string {
    return `${this.pick(labels[this.lang][kind])} ${value}`;
  }
  /** Phone, email, place and links, each on its own line, with or without labels. */
  contactLines(labelled = this.random.chance(0.5), place: "address" | "city" = "address"): string[] {
    const home = place === "address" ? this.address() : this.city();
    const lines = labelled
      ? [this.label("home", home), this.label("phone", this.phone()), this.label("mail", this.mail())]
      : [home, this.phone(), this.mail()];
    return [...lines, ...this.links()];
  }
  born(): string {
    const [year, month, day] = this.person.born.split("-");
    return `${day}/${month}/${year}`;
  }
  summary(): string {
    this.truth.summary = this.person.summary || null;
    return this.person.summary;
  }

  private point(value: string, exact = this.dates.exact): string {
    return exact ? value : value.slice(0, 4);
  }
  jobs({ ascending = false, told = true, dates = () => this.dates } = {}): PrintedJob[] {
    const jobs = ascending ? this.person.jobs.toReversed() : this.person.jobs;
    return jobs.map((job) => {
      const style = dates();
      this.truth.experience.push({
        company: job.company,
        title: job.title,
        start: this.point(job.start, style.exact),
        end: job.end === null ? null : this.point(job.end, style.exact),
        isCurrent: job.end === null,
        description: "",
        tasks: told ? job.tasks : [],
      });
      return { ...job, when: style.range(job.start, job.end) };
    });
  }
  studies({
    ascending = false,
    mode = this.pick(["range", "years", "end"] as StudyDateStyle[]),
    grades = true,
    theses = this.random.chance(0.5),
  } = {}): PrintedStudy[] {
    const studies = ascending ? this.person.studies.toReversed() : this.person.studies;
    const years = chooseDates(this.lang, this.random, ["year"]);
    return studies.map((study) => {
      const exact = mode === "range" && this.dates.exact;
      const thesis = theses ? study.thesis : "";
      this.truth.education.push({
        degreeTitle: study.degree,
        institution: study.school,
        start: mode === "end" ? null : this.point(study.start, exact),
        end: this.point(study.end, exact),
        isCurrent: false,
        grade: (grades && study.grade) || null,
        thesis: thesis || null,
      });
      const when = {
        range: () => this.dates.range(study.start, study.end),
        years: () => years.range(study.start, study.end),
        end: () => years.one(study.end),
      }[mode]();
      return { ...study, when, thesis, grade: grades ? study.grade : "" };
    });
  }
  gradeText(study: PrintedStudy): string {
    if (study.grade === "") return "";
    return /\d/u.test(study.grade) ? `${this.pick(gradeWord[this.lang])} ${study.grade}` : study.grade;
  }
  thesisText(study: PrintedStudy): string {
    return study.thesis === "" ? "" : `${this.pick(thesisWord[this.lang])} ${study.thesis}`;
  }

  tech(): string[] {
    return (this.truth.technicalSkills = this.person.tech);
  }
  soft(): string[] {
    return (this.truth.softSkills = this.person.soft);
  }
  /** Languages with their level: as a CEFR code, in words, or without a level (dots, plain names). */
  languages(
    how: "code" | "words" | "none" = this.pick(["code", "code", "words"] as const),
  ): { name: string; level: string }[] {
    const native = this.pick(nativeWords[this.lang]);
    return this.person.speaks.map((speaks) => {
      const words = speaks.level === null ? undefined : verbal[this.lang][speaks.level];
      const told = speaks.native ? native : how === "words" && words ? this.pick(words) : (speaks.level ?? "");
      const name = languageName(speaks.code, this.lang);
      this.truth.languages.push({
        name,
        code: speaks.code,
        native: how !== "none" && speaks.native,
        level: how === "none" ? null : speaks.level,
      });
      return { name, level: how === "none" ? "" : told };
    });
  }
  /** The languages as lines: "Inglese: B2", "Inglese (buono)" … */
  languageLines(how?: "code" | "words"): string[] {
    const shape = this.pick<(name: string, level: string) => string>([
      (name, level) => `${name}: ${level}`,
      (name, level) => `${name} (${level})`,
      (name, level) => `${name} – ${level}`,
      (name, level) => `${name} ${level}`,
    ]);
    return this.languages(how).map(({ name, level }) => (level === "" ? name : shape(name, level)));
  }
  certificates(years = this.random.chance(0.6)): string[] {
    const comma = this.random.chance(0.5);
    return this.person.certificates.map(({ name, year }) => {
      this.truth.certifications.push({ name });
      if (!years) return name;
      return comma ? `${name}, ${year}` : `${name} (${year})`;
    });
  }
  courses(topics = this.random.chance(0.5)): string[] {
    return this.person.courses.map((course) => {
      this.truth.courses.push({ name: course.name, topics: topics ? course.topics : [] });
      return topics ? `${course.name} (${course.topics.join(", ")})` : course.name;
    });
  }
  hobbies(): string[] {
    return (this.truth.interests = this.person.hobbies);
  }
}
