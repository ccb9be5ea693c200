import type { JobPost, MySpace } from "@orbita/contract";
import { aUser, anApplication } from "@orbita/testing";
import type { Page } from "@playwright/test";
import { inDatabase } from "./database.ts";
import { addMember, aJobPost, aPerson, aSpace, signInQuietly, type SignedInPerson } from "./people.ts";
import type { Language } from "./words.ts";

export type SignedInApplicant = SignedInPerson & { application: { id: string; code: string } };

/** An applicant with a short resume, created through the api. */
export async function anApplicant(language: Language, post: Pick<JobPost, "id">): Promise<SignedInApplicant> {
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

/** Creates another member of the Space, a recruiter. */
export async function aColleague(space: MySpace, language: Language): Promise<SignedInPerson> {
  const colleague = await aPerson(language);
  await addMember(space, colleague, "recruiter");
  return colleague;
}

type PageContext = { page: Page; at: (path: string) => string; language: Language };

/** A Space with an applicant, whose application the owner has open in the browser. */
export async function atAnApplicant(
  { page, at, language }: PageContext,
  publish: (owner: SignedInPerson, space: MySpace) => Promise<Pick<JobPost, "id">>,
): Promise<{ space: MySpace; talent: SignedInApplicant }> {
  const owner = await aPerson(language);
  const space = await aSpace(owner);
  const post = await publish(owner, space);
  const talent = await anApplicant(language, post);
  await signInQuietly(page, owner);
  await page.goto(at(`/work/${space.url}/job-posts/${post.id}/applications?candidate=${talent.application.id}`));
  return { space, talent };
}

const ago = (days: number) => new Date(Date.now() - days * 86_400_000);

/** Inserts `count` applications whose promised reply is two days overdue. */
export const leaveWaiting = (spaceId: string, jobPostId: string, count: number): Promise<void> =>
  inDatabase(async (db) => {
    for (let index = 0; index < count; index++) {
      const { id: talentId } = await aUser(db);
      await anApplication(db, { spaceId, jobPostId, talentId, blind: true, sentAt: ago(9), replyBy: ago(2) });
    }
  });

/** Publishes a post that shows applicants' names from the beginning. */
export const publishOpen = (owner: SignedInPerson, space: MySpace): Promise<JobPost> =>
  aJobPost(owner, space, { published: true, fields: { blind: false } });
