import type { JobPost, MySpace } from "@orbita/contract";
import { aPerson, type Member } from "./people.ts";
import type { Language } from "./words.ts";

export type Applicant = Member & { application: { id: string; code: string } };

/** Somebody with a short resume who applied, by the api alone. */
export async function anApplicant(language: Language, post: Pick<JobPost, "id">): Promise<Applicant> {
  const person = await aPerson(language);
  const { api } = person;
  const resume = await api.resumes.read({});
  if (!resume) throw new Error("the api does not answer");
  const job = { title: "Sviluppo backend", company: "Terminal Bettolo", start: "2019", end: "2024" };
  const experience = [{ ...job, tasks: ["Servizi in Java 21 e PostgreSQL per 14 terminal portuali"] }];
  await api.resumes.change({ params: { id: resume.id }, body: { headline: "Backend", experience } });
  const application = await api.applications.apply({ body: { jobPostId: post.id } });
  if (!application) throw new Error("the api does not answer");
  return { ...person, application };
}

/** Somebody else who works for the Space. */
export async function aColleague({ api }: Member, space: MySpace, language: Language): Promise<Member> {
  const colleague = await aPerson(language);
  await api.members.add({ params: { id: space.id }, body: { email: colleague.email, role: "recruiter" } });
  return colleague;
}
