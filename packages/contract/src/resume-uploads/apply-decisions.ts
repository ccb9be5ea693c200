import type { ResumeContentInput } from "../resumes/content.ts";
import { contentOf } from "../resumes/content-of.ts";
import { resumeLimits as limits } from "../resumes/limits.ts";
import { placeByDate, type DatedSection } from "../resumes/place-by-date.ts";
import type { Resume } from "../resumes/schema.ts";
import { languageLevel } from "../job-posts/draft.ts";
import { sameWords } from "./match-entries.ts";
import { matchEducation, matchExperience } from "./entry-proposals.ts";
import { cut, placeText } from "./place-text.ts";
import type { Proposal } from "./proposal.ts";
import { languageCodeOf, proposalsOf } from "./proposals.ts";
import type { ParsedDocument } from "./reading.ts";
import type { Decisions } from "./schema.ts";

type ResumeContentValues = Required<ResumeContentInput>;
type AcceptedValue = { value: string; edited: boolean };
type ChosenOrigin = "person" | "document";

export type DecisionsResult = {
  /** The changed sections of the resume, each with all its entries. */
  readonly content: Partial<ResumeContentInput>;
  /** The origin of each changed entry or plain field, by entry id or field name. */
  readonly origins: ReadonlyMap<string, ChosenOrigin>;
};

/** `idOf` creates ids for new entries. The server generates real ids; a preview can use any. */
type ApplyDecisionsOptions = {
  readonly idOf: (path: string) => string;
  readonly skillIds?: ReadonlyMap<string, string>;
};

/** The accepted values by proposal path: as read in the document, or as edited by the person. */
function takenOf(proposals: readonly Proposal[], decisions: Decisions): Map<string, AcceptedValue> {
  const taken = new Map<string, AcceptedValue>();
  for (const { path, value } of proposals) {
    const decision = decisions[path];
    if (decision?.kind === "accept") taken.set(path, { value, edited: false });
    if (decision?.kind === "edit" && decision.value.trim() !== "")
      taken.set(path, { value: decision.value.trim(), edited: true });
  }
  return taken;
}

/** Parses periods such as "2021-03/present", "2019/2021" and "/2020". */
export function periodOf(text: string): { start: string | null; end: string | null; isCurrent: boolean } {
  const [start = "", end = ""] = text.split("/").map((part) => part.trim());
  return { start: start || null, end: end && end !== "present" ? end : null, isCurrent: end === "present" };
}

class Applying {
  readonly content: ResumeContentValues;
  readonly changed = new Set<keyof ResumeContentValues>();
  readonly origins = new Map<string, ChosenOrigin>();
  readonly #taken: Map<string, AcceptedValue>;
  /** Maps an entry of the document, by its path such as experience.0, to the id of the resume entry that it was merged into. */
  readonly #went = new Map<string, string>();
  readonly #reading: ParsedDocument;
  readonly #resume: Resume;
  readonly #options: ApplyDecisionsOptions;

  constructor(reading: ParsedDocument, resume: Resume, decisions: Decisions, options: ApplyDecisionsOptions) {
    this.content = structuredClone(contentOf(resume));
    this.#taken = takenOf(proposalsOf(reading, resume), decisions);
    [this.#reading, this.#resume, this.#options] = [reading, resume, options];
  }

  /**
   * Returns the accepted value of a proposal, which the caller then writes to the resume. Marks the section as changed, and records
   * the value's origin under the given name.
   */
  #take(path: string, under: string, section: keyof ResumeContentValues): string | undefined {
    const taken = this.#taken.get(path);
    if (!taken) return undefined;
    this.changed.add(section);
    if (taken.edited || !this.origins.has(under)) this.origins.set(under, taken.edited ? "person" : "document");
    return taken.value;
  }

  person(): void {
    const { content } = this;
    const headline = this.#take("headline", "headline", "headline");
    if (headline !== undefined) content.headline = cut(headline, limits.headline);
    const summary = this.#take("summary", "summary", "summary");
    if (summary !== undefined) content.summary = cut(summary, limits.summary);
    const contacts = { ...content.contacts, links: [...(content.contacts.links ?? [])] };
    for (const field of ["email", "phone", "city"] as const) {
      const value = this.#take(`contacts.${field}`, "contacts", "contacts");
      if (value !== undefined) contacts[field] = value;
    }
    for (const index of this.#reading.resume.contacts.links.keys()) {
      const link = this.#take(`contacts.links.${index}`, "contacts", "contacts");
      if (link !== undefined && !contacts.links.includes(link)) contacts.links.push(link);
    }
    content.contacts = contacts;
  }

  /**
   * Returns the resume entry that matches an entry of the document, or a new one; null if the person accepted none of its fields.
   */
  #entry<E extends { id?: string | undefined }>(
    section: "experience" | "education",
    index: number,
    at: number | null,
    empty: E,
  ) {
    const list = this.content[section] as unknown as E[];
    const prefix = `${section}.${index}.`;
    if (![...this.#taken.keys()].some((path) => path.startsWith(prefix))) return null;
    const existing = at === null ? undefined : list.find(({ id }) => id === this.#resume[section][at]!.id);
    const made = existing ?? { ...empty, id: this.#options.idOf(`${section}.${index}`) };
    if (!existing) list.push(made);
    this.#went.set(`${section}.${index}`, made.id!);
    return made;
  }

  experience(): void {
    const matched = matchExperience(this.#reading.resume, this.#resume);
    for (const [index, read] of this.#reading.resume.experience.entries()) {
      const empty: ResumeContentValues["experience"][number] = { company: "", title: "", tasks: [] };
      const entry = this.#entry("experience", index, matched[index] ?? null, empty);
      if (!entry) continue;
      const take = (field: string) => this.#take(`experience.${index}.${field}`, entry.id!, "experience");
      for (const field of ["title", "company", "city", "companyUrl", "description"] as const) {
        const value = take(field);
        if (value !== undefined) entry[field] = value;
      }
      const period = take("period");
      if (period !== undefined) Object.assign(entry, periodOf(period));
      const tasks = read.tasks.map((_, number) => take(`tasks.${number}`)).filter((task) => task !== undefined);
      entry.tasks = [
        ...(entry.tasks ?? []),
        ...tasks.filter((task) => !entry.tasks?.some((known) => sameWords(known, task))),
      ];
      // An entry needs a name. If neither title nor company was accepted, it takes the title of the document, or else the company.
      if (!entry.title && !entry.company) entry.title = read.title?.value ?? read.company?.value ?? "—";
    }
  }

  education(): void {
    const matched = matchEducation(this.#reading.resume, this.#resume);
    for (const [index, read] of this.#reading.resume.education.entries()) {
      const empty: ResumeContentValues["education"][number] = { degreeTitle: "" };
      const entry = this.#entry("education", index, matched[index] ?? null, empty);
      if (!entry) continue;
      const take = (field: string) => this.#take(`education.${index}.${field}`, entry.id!, "education");
      for (const field of ["degreeTitle", "institution", "grade", "thesis", "description"] as const) {
        const value = take(field);
        if (value !== undefined) entry[field] = value;
      }
      const period = take("period");
      if (period !== undefined) Object.assign(entry, periodOf(period));
      if (!entry.degreeTitle && !entry.institution)
        entry.degreeTitle = read.degreeTitle?.value ?? read.institution?.value ?? "—";
    }
  }

  /** Adds the accepted names to a list; existing entries stay unchanged. */
  #names<E extends { id?: string | undefined; name: string }>(
    section: "technicalSkills" | "softSkills" | "certifications" | "courses" | "interests",
    make: (name: string, index: number) => E,
  ): void {
    const list = this.content[section] as unknown as E[];
    for (const index of this.#reading.resume[section].keys()) {
      const id = this.#options.idOf(`${section}.${index}`);
      const name = this.#take(`${section}.${index}`, id, section);
      if (name !== undefined && !list.some((known) => sameWords(known.name, name)))
        list.push({ ...make(cut(name, limits.name), index), id });
    }
  }

  lists(): void {
    const { technicalSkills, softSkills, certifications, courses } = this.#reading.resume;
    const skill = (read: typeof technicalSkills) => (name: string, index: number) => {
      const known = read[index]!.value === name ? read[index]!.code : null;
      return { name, skillId: (known && this.#options.skillIds?.get(known)) ?? null, level: read[index]!.level };
    };
    this.#names("technicalSkills", skill(technicalSkills));
    this.#names("softSkills", skill(softSkills));
    this.#names("certifications", (name, index) => {
      const { issuer, start, end, url } = certifications[index]!;
      return {
        name,
        issuer: issuer?.value ?? null,
        start: start?.value ?? null,
        end: end?.value ?? null,
        url: url?.value ?? null,
      };
    });
    this.#names("courses", (name, index) => {
      const { provider, topics, start, end } = courses[index]!;
      const period = { start: start?.value ?? null, end: end?.value ?? null, isCurrent: false };
      return { name, provider: provider?.value ?? null, topics: topics.map(({ value }) => value), ...period };
    });
    this.#names("interests", (name) => ({ name }));
  }

  languages(): void {
    for (const [index] of this.#reading.resume.languages.entries()) {
      const id = this.#options.idOf(`languages.${index}`);
      const text = this.#take(`languages.${index}`, id, "languages");
      if (text === undefined) continue;
      const [iso = "", said = ""] = text.split(":");
      const level = languageLevel.safeParse(said).data ?? null;
      const there = this.content.languages.find(({ code }) => code === languageCodeOf(iso));
      if (there) Object.assign(there, { level, native: said === "native" });
      else this.content.languages.push({ id, code: languageCodeOf(iso), level, native: said === "native" });
    }
  }

  /** Adds text that matched no field to the section that the person chose. */
  unplaced(decisions: Decisions): void {
    for (const [index, { text }] of this.#reading.unplaced.entries()) {
      const decision = decisions[`unplaced.${index}`];
      if (decision?.kind !== "place") continue;
      const id = this.#options.idOf(`unplaced.${index}`);
      this.#place(decision.section, text.trim(), id);
    }
  }

  /** Inserts new entries by date; existing entries keep their order. */
  placeNewEntries(section: DatedSection): void {
    const known = new Set(this.#resume[section].map(({ id }) => id));
    const list = this.content[section] as { id?: string | undefined }[];
    const there = list.filter(({ id }) => id !== undefined && known.has(id));
    const added = list.filter((entry) => !there.includes(entry));
    const placed = added.reduce((entries, entry) => placeByDate(section, entries, entry), there);
    Object.assign(this.content, { [section]: placed });
  }

  /** The id of the resume entry that matches an entry of the document, even if none of its fields were accepted. */
  #matched(index: number): string | undefined {
    const at = matchExperience(this.#reading.resume, this.#resume)[index];
    return at === null || at === undefined ? undefined : this.#resume.experience[at]?.id;
  }

  /** Adds text to a target. A target such as `experience.0` is an entry of the document: the text becomes one of its tasks. */
  #place(target: string, text: string, id: string): void {
    const [section, entry] = target.split(".");
    const went = entry === undefined ? undefined : (this.#went.get(target) ?? this.#matched(Number(entry)));
    const job = this.content.experience.find(({ id: known }) => known !== undefined && known === went);
    if (section === "experience" && job) job.tasks = [...(job.tasks ?? []), cut(text, limits.task)];
    const placed = section === "experience" && job ? section : placeText(this.content, { section, text, id });
    if (!placed) return;
    this.changed.add(placed);
    this.origins.set(placed === "summary" ? placed : (job?.id ?? id), "document");
  }
}

/** Applies a review to a resume. Only values that the person accepted, edited or placed change the resume. */
export function applyDecisions(
  reading: ParsedDocument,
  resume: Resume,
  decisions: Decisions,
  options: ApplyDecisionsOptions,
): DecisionsResult {
  const applying = new Applying(reading, resume, decisions, options);
  applying.person();
  applying.experience();
  applying.education();
  applying.lists();
  applying.languages();
  applying.unplaced(decisions);
  for (const section of ["experience", "education", "certifications", "courses"] as const)
    if (applying.changed.has(section)) applying.placeNewEntries(section);
  const changed = [...applying.changed].map((section) => [section, applying.content[section]] as const);
  return { content: Object.fromEntries(changed), origins: applying.origins };
}
