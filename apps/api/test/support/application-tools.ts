import type { JobPost, ResumeContentInput } from "@orbita/contract";
import { aJobPost, aMember, aSpace, aUser } from "@orbita/testing";
import type { ApiClient, TestApi } from "./harness.ts";
import { aPerson } from "./people.ts";

/** The client of a member who acts for their Space. */
export async function memberOf(api: TestApi, userId: string, spaceId: string): Promise<ApiClient> {
  const { token } = await api.tokenOf(userId);
  return api.client({ headers: () => ({ authorization: `Bearer ${token}`, "x-space-id": spaceId }) });
}

export const someResume: Partial<ResumeContentInput> = {
  headline: "Sviluppatrice backend Java",
  summary: "Scrivo servizi che reggono il traffico di un porto.",
  experience: [
    { company: "Portolano", title: "Sviluppatrice backend", start: "2019-03", isCurrent: true, tasks: ["API in Java"] },
  ],
};

/** A talent who fulfils the conditions for applying. */
export async function anApplicant(api: TestApi, content: object = someResume) {
  const person = await aPerson(api);
  const { id: resumeId } = (await person.client.resumes.read({}))!;
  await person.client.resumes.change({ params: { id: resumeId }, body: content });
  return { ...person, resumeId };
}

type PostOptions = {
  blind?: boolean;
  replyDays?: number;
  questions?: Partial<JobPost["screeningQuestions"][number]>[];
};

/** An open post of a Space with an owner, a recruiter and a viewer. */
export async function anOpenPost(api: TestApi, { blind = true, replyDays = 7, questions = [] }: PostOptions = {}) {
  const space = await aSpace(api.db);
  const { id } = await aJobPost(api.db, { spaceId: space.id, status: "published" });
  const asked = questions.map((one) => ({ text: "?", kind: "text", mandatory: false, options: [], ...one }));
  await api.db
    .updateTable("job_posts")
    .set({ blind_stage: blind, reply_days: replyDays, screening_questions: JSON.stringify(asked) })
    .where("id", "=", id)
    .execute();
  const [recruiter, viewer] = [await aUser(api.db), await aUser(api.db)];
  await aMember(api.db, { spaceId: space.id, userId: recruiter.id, role: "recruiter" });
  await aMember(api.db, { spaceId: space.id, userId: viewer.id, role: "viewer" });
  return {
    id,
    spaceId: space.id,
    ownerId: space.userId,
    recruiterId: recruiter.id,
    viewerId: viewer.id,
    recruiter: await memberOf(api, recruiter.id, space.id),
  };
}
