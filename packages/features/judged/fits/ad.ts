import type { JobPostDraft } from "@orbita/contract";
import { randomOf } from "../assistant/random.ts";
import { skills as taxonomy } from "../assistant/reference.ts";
import { inside, upper } from "../assistant/render.ts";
import { joinList } from "../assistant/phrase.ts";
import { licenceCodes, namesFor, sentencesOf } from "./data.ts";
import type { FitJob } from "./jobs.ts";
import { workAliases } from "./phrases.ts";

const levelNames = {
  it: { entry: ", prima esperienza", junior: ", profilo junior", senior: ", profilo senior" },
  en: { entry: "Trainee ", junior: "Junior ", senior: "Senior " },
} as const;

/** The title and the description of a job, rendered from its facts. The description does not name every required skill. */
export function renderFitAd(job: FitJob): { readonly title: string; readonly description: string } {
  const random = randomOf(`${job.id} ad`);
  const { language: lang, occupation, level, minYears, skills } = job;
  const nameOf = (code: string) => {
    const label = taxonomy.get(code)![lang];
    return inside(random.one([label, label, ...workAliases(code, lang)]));
  };
  const write = (kind: string, codes: readonly string[] = []) => {
    const names = joinList(codes.map(nameOf), lang);
    return random
      .one(sentencesOf(`ad.${kind}`, "tuning", lang))
      .replace("{s}", names)
      .replace("{n}", String(minYears))
      .replace("{space}", random.one(namesFor("company")))
      .replace("{count}", String(random.between(8, 400)));
  };
  const of = (isMandatory: boolean) =>
    skills.filter(({ mandatory }) => mandatory === isMandatory).map(({ code }) => code);
  const [must, nice] = [of(true), of(false)];
  const tasks = random.some(
    must.filter((code) => !licenceCodes.has(code)),
    2,
  );
  const asked = new Set(skills.map(({ code }) => code));
  const others = occupation.more.filter((code) => !asked.has(code) && !licenceCodes.has(code));
  const description = [
    write("intro"),
    write("task", tasks),
    ...(must.length > tasks.length
      ? [
          write(
            "must",
            must.filter((code) => !tasks.includes(code)),
          ),
        ]
      : []),
    ...(nice.length > 0 ? [write("nice", random.some(nice, 3))] : []),
    ...(minYears !== null ? [write("years")] : level === "entry" ? [write("none")] : []),
    ...(others.length > 0 && random.chance(0.15) ? [write("other", [random.one(others)])] : []),
    write("end"),
  ];
  const title = random.one(occupation.adTitles[lang]);
  const words = level === null ? "" : levelNames[lang][level];
  return {
    title: lang === "en" ? `${words}${title}` : `${title}${words}`,
    description: description.map(upper).join("\n\n"),
  };
}

/** The fields of the job post, named as in the contract. `ids` has the skill ids of the database by code. */
export function fitPostOf(job: FitJob, ids: ReadonlyMap<string, string>) {
  const { place, salary, education } = job;
  return {
    ...renderFitAd(job),
    language: job.language,
    contractType: `contract_type_${job.hours}`,
    contractEconomicType: `contract_economic_type_${job.contract}`,
    weeklyHours: job.weeklyHours,
    workplaceType: `workplace_type_${job.work}`,
    officePresence: job.presence,
    salaryMin: salary?.min ?? null,
    salaryMax: salary?.max ?? null,
    education: education?.level ?? null,
    educationMandatory: education?.mandatory ?? false,
    skills: job.skills.map(({ code, mandatory, minYears }) => ({ id: ids.get(code) ?? code, mandatory, minYears })),
    languages: [...job.languages],
    /** Null for a job that is done wholly from home and names no town. */
    place,
  } satisfies Omit<JobPostDraft, "location"> & { place: FitJob["place"] };
}
