import { randomUUIDv7 } from "node:crypto";
import type {
  AssistantSubjectKind,
  AssistantAnswer,
  AssistantQuote,
  AssistantReply,
  ResumeContentInput,
} from "@orbita/contract";
import { aMember, aSpace, aUser } from "@orbita/testing";
import { anOpenPost, anApplicant, memberOf } from "../support/application-tools.ts";
import type { ApiClient, TestApi } from "../support/harness.ts";
import { letters } from "../support/people.ts";
import { anUpload } from "../support/resume-tools.ts";
import { aTalent } from "../support/talents.ts";

/** The content of a resume with an entry in every kind of section. */
export const fullResumeContent = (javaId: string | null = null): Partial<ResumeContentInput> & { summary: string } => ({
  headline: "Sviluppo backend",
  summary: "Scrivo servizi che reggono il traffico di un porto.",
  experience: [
    {
      company: "Portolano",
      title: "Sviluppo backend",
      start: "2019-03",
      isCurrent: true,
      tasks: ["API in Java per le dogane", "Turni di reperibilità"],
    },
    { company: "Bottega", title: "Assistenza", start: "2015-01", end: "2018-06", tasks: ["Assistenza ai clienti"] },
  ],
  technicalSkills: [{ skillId: javaId, name: "java" }],
  languages: [
    { code: "language_it", native: true },
    { code: "language_en", level: "C1" },
  ],
  education: [{ degreeTitle: "Laurea in informatica", institution: "Ateneo", end: "2014" }],
});

/** Creates a Space with a member of each role, and one topic of each kind that the assistant answers questions about. */
export async function aWorld(api: TestApi, javaId: string | null = null) {
  const post = await anOpenPost(api, { blind: false });
  const { spaceId, recruiter } = post;
  const viewer = await memberOf(api, post.viewerId, spaceId);
  const talent = await aTalent(api, fullResumeContent(javaId), { visibleInTalentSearch: true });
  const applicant = await anApplicant(api, fullResumeContent(javaId));
  const { id: applicationId } = (await applicant.client.applications.apply({ body: { jobPostId: post.id } }))!;
  const { id: shortlistId } = (await recruiter.shortlists.create({ body: { name: `Lista ${letters(8)}` } }))!;
  await recruiter.shortlists.put({ params: { id: shortlistId, resumeId: talent.resumeId }, body: {} });
  const uploadId = await anUpload(api.db, { spaceId });
  const { id: candidateId } = (await recruiter.candidates.add(
    {
      params: { id: spaceId },
      body: {
        uploadId,
        firstName: "Irene",
        lastName: "Bassi",
        email: `${letters(10)}@posta.example`,
        source: "referral",
        legalBasis: "legitimateInterest",
        content: fullResumeContent(javaId),
      },
    },
    { idempotencyKey: letters(20) },
  ))!;
  return { ...post, postId: post.id, viewer, talent, applicant, applicationId, shortlistId, candidateId };
}
export type AssistantWorld = Awaited<ReturnType<typeof aWorld>>;

export type AssistantTopicRef = { about: AssistantSubjectKind; id: string; spaceId?: string };
export const topicsOf = (world: AssistantWorld): Record<Exclude<AssistantSubjectKind, "mine">, AssistantTopicRef> => ({
  talent: { about: "talent", id: world.talent.resumeId, spaceId: world.spaceId },
  candidate: { about: "candidate", id: world.candidateId },
  application: { about: "application", id: world.applicationId },
  shortlist: { about: "shortlist", id: world.shortlistId },
  jobPost: { about: "jobPost", id: world.postId },
});

export const ask = (
  client: ApiClient,
  topic: AssistantTopicRef,
  question = "Quali lingue parla?",
  language?: "it" | "en",
) => client.assistant.ask({ body: { ...topic, question, ...(language && { language }) } }) as Promise<AssistantReply>;
export const open = async (client: ApiClient, topic: AssistantTopicRef) =>
  (await client.assistant.open({ query: topic }))!;

export const quotesIn = ({ statements, comparison }: AssistantAnswer): AssistantQuote[] => [
  ...statements.flatMap(({ quotes }) => quotes),
  ...(comparison?.people ?? []).flatMap(({ cells }) => cells.flatMap(({ quotes }) => quotes)),
];

/** A recruiter of another Space. */
export async function aStranger(api: TestApi) {
  const space = await aSpace(api.db);
  const { id } = await aUser(api.db);
  await aMember(api.db, { spaceId: space.id, userId: id, role: "recruiter" });
  return { spaceId: space.id, client: await api.as(id) };
}

/** A topic of each kind whose id does not exist. */
export const nothing = (spaceId: string): AssistantTopicRef[] => [
  { about: "mine", id: randomUUIDv7() },
  { about: "talent", id: randomUUIDv7(), spaceId },
  { about: "candidate", id: randomUUIDv7() },
  { about: "application", id: randomUUIDv7() },
  { about: "shortlist", id: randomUUIDv7() },
  { about: "jobPost", id: randomUUIDv7() },
];
