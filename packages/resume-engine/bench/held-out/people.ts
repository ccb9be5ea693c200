import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

export type ResumeLanguage = "it" | "en";
export type HeldOutJob = {
  start: string;
  end: string | null;
  title: string;
  company: string;
  place: string;
  note: string;
  tasks: string[];
};
export type HeldOutStudy = {
  start: string;
  end: string;
  degree: string;
  school: string;
  grade: string;
  thesis: string;
};
export type SpokenLanguage = { code: string; level: string | null; native: boolean };
export type HeldOutPerson = {
  id: string;
  lang: ResumeLanguage;
  first: string;
  last: string;
  mail: string;
  phone: string;
  street: string;
  postcode: string;
  city: string;
  region: string;
  links: string[];
  born: string;
  summary: string;
  jobs: HeldOutJob[];
  studies: HeldOutStudy[];
  tech: string[];
  soft: string[];
  speaks: SpokenLanguage[];
  certificates: { name: string; year: string }[];
  courses: { name: string; topics: string[] }[];
  hobbies: string[];
  extra: string;
  publications: string[];
};

const folder = join(import.meta.dirname, "people");
const parts = (line: string): string[] => line.split("|").map((part) => part.trim());
const list = (line: string): string[] => line.split(";").map((part) => part.trim());

function personOf(block: string, lang: ResumeLanguage): HeldOutPerson {
  const [id = "", ...lines] = block.trim().split("\n");
  const values = (key: string): string[] =>
    lines.filter((line) => line.startsWith(`${key} `)).map((line) => line.slice(key.length + 1).trim());
  const value = (key: string): string => values(key)[0] ?? "";
  const [first = "", last = ""] = parts(value("who"));
  const [street = "", postcode = "", city = "", region = ""] = parts(value("at"));
  const jobs: HeldOutJob[] = [];
  for (const line of lines) {
    if (line.startsWith("- ")) jobs.at(-1)!.tasks.push(line.slice(2).trim());
    if (!line.startsWith("job ")) continue;
    const [when = "", title = "", company = "", place = "", note = ""] = parts(line.slice(4));
    const [start = "", end = ""] = when.split(" ");
    jobs.push({ start, end: end === "now" ? null : end, title, company, place, note, tasks: [] });
  }
  const studies = values("study").map((line): HeldOutStudy => {
    const [when = "", degree = "", school = "", grade = "", thesis = ""] = parts(line);
    const [start = "", end = ""] = when.split(" ");
    return { start, end, degree, school, grade, thesis };
  });
  const speaks = list(value("lang")).map((entry): SpokenLanguage => {
    const [code = "", level = ""] = entry.split(" ");
    return { code, native: level === "native", level: level === "native" || level === "-" ? null : level };
  });
  const certificates = list(value("cert"))
    .filter(Boolean)
    .map((entry) => {
      const [, name = "", year = ""] = /^(.*) \((\d{4})\)$/u.exec(entry)!;
      return { name, year };
    });
  const courses = values("course").map((entry) => {
    const [name = "", topics = ""] = entry.split(" : ");
    return { name, topics: topics.split(",").map((topic) => topic.trim()) };
  });
  return {
    id: id.trim(), lang, first, last, mail: value("mail"), phone: value("tel"), street, postcode, city, region,
    links: values("link"), born: value("born"), summary: value("sum"), jobs, studies, tech: list(value("tech")),
    soft: list(value("soft")), speaks, certificates, courses, hobbies: list(value("fun")), extra: value("extra"),
    publications: values("pub"),
  }; // prettier-ignore
}

export const people: readonly HeldOutPerson[] = readdirSync(folder)
  .toSorted()
  .flatMap((file) =>
    readFileSync(join(folder, file), "utf8")
      .split(/^== /mu)
      .filter((block) => block.trim() !== "")
      .map((block) => personOf(block, file.startsWith("it") ? "it" : "en")),
  );
