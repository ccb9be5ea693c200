import type { JobPost, MySpace } from "@orbita/contract";
import { aJobPost, aPerson, type Member } from "./people.ts";
import type { Language } from "./words.ts";

async function skillId({ api }: Member, name: string): Promise<string> {
  const filters = [{ f: "name", v: name, mm: "c" }];
  const found = await api.skills.search({ body: { page: 0, size: 20, filters } as never });
  const skill = found?.content.find(({ en, it }) => en === name || it === name) ?? found?.content[0];
  if (!skill) throw new Error(`no skill is called ${name}`);
  return skill.id;
}

/** An open post that asks for Java, three years of it, and for Kubernetes. */
export async function anOpenPost(member: Member, space: MySpace): Promise<JobPost> {
  const skills = [
    { id: await skillId(member, "Java"), mandatory: true, minYears: 3 },
    { id: await skillId(member, "Kubernetes"), mandatory: false, minYears: null },
  ];
  return aJobPost(member, space, { published: true, fields: { skills } });
}

const worked = {
  company: "Portolano S.p.A.",
  title: "Sviluppo backend",
  start: "2019-03",
  isCurrent: true,
  tasks: ["Servizi in Java 21 e Spring Boot per 14 terminal portuali"],
};

export type Applicant = Member & { applicationId: string };

/** Somebody with a resume that speaks of Java and not of Kubernetes, who applied. */
export async function anApplicant(language: Language, { id: jobPostId }: JobPost): Promise<Applicant> {
  const person = await aPerson(language);
  const resume = await person.api.resumes.read({});
  const content = { headline: "Sviluppo backend", experience: [worked] };
  await person.api.resumes.change({ params: { id: resume?.id ?? "" }, body: content as never });
  const sent = await person.api.applications.apply(
    { body: { jobPostId, motivation: "Mi piacciono i porti, e ciò che li fa funzionare." } },
    { idempotencyKey: crypto.randomUUID() },
  );
  if (!sent) throw new Error("the application was not sent");
  return { ...person, applicationId: sent.id };
}
