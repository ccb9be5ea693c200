import type { ResumeContentInput } from "@orbita/contract";
import { judgedSet, type BenchmarkQuestion } from "@orbita/features/judged";
import { createTokenSigner, loadTokenKeys, readSessionKeys } from "@orbita/platform";
import { aJobPost, createDatabase, prepareTemplate } from "@orbita/testing";
import { startApi } from "../child.ts";
import type { LoadRequest } from "../load.ts";
import { productionOf } from "../production.ts";
import { plantAsker, plantPeople, plantReference } from "../talents/relevance/plant.ts";

type CvEntry = Record<string, unknown>;
/** Removes the fields that the product adds to an entry of a CV. */
const written = (entries: readonly object[] | null) =>
  (entries ?? []).map((entry) => {
    const { origin: _origin, years: _years, label: _label, category: _category, ...rest } = entry as CvEntry;
    return rest;
  });

/** Converts the CV of a benchmark question to what its owner would have entered, without the fields that the product adds. */
function contentOf({ resume }: BenchmarkQuestion["subjects"][number]): Required<ResumeContentInput> {
  const none: [] = [];
  return {
    headline: resume.headline,
    contacts: { city: resume.city },
    wishes: [...resume.wishes],
    summary: resume.summary,
    experience: written(resume.experience),
    technicalSkills: written(resume.technicalSkills),
    softSkills: none,
    education: written(resume.education),
    certifications: written(resume.certifications),
    courses: written(resume.courses),
    languages: written(resume.languages),
    interests: written(resume.interests),
    comments: none,
    aiquestions: none,
    proposedJobPositions: none,
    proposedTechnicalSkills: none,
    criticalSummary: none,
    questions: none,
  } as unknown as Required<ResumeContentInput>;
}

export type AssistantBench = {
  /** Renews the access token between requests: a token is valid only for minutes, and a slow machine takes longer. */
  readonly renew: () => Promise<void>;
  /** The HTTP request for one published job post, by its id. */
  readonly read: () => LoadRequest;
  readonly ask: (nth: number) => LoadRequest;
  readonly questions: number;
  readonly end: () => Promise<void>;
};

/** A production API over a database with the CV of a benchmark question, a recruiter who may ask about it, and a job post to read. */
export async function stand(): Promise<AssistantBench> {
  await prepareTemplate();
  const database = await createDatabase();
  const production = productionOf(database.url);
  const ids = await plantReference(database.db);
  const set = judgedSet({ seed: "1", ids }).filter(({ subjects }) => subjects.length === 1);
  const subject = set[0]!.subjects[0]!;
  const person = { id: subject.id, number: 0, resume: contentOf(subject) };
  await plantPeople(database.db, [person] as unknown as Parameters<typeof plantPeople>[1]);
  const asker = await plantAsker(database.db);
  const post = await aJobPost(database.db, { spaceId: asker.spaceId, status: "published" });
  const signer = createTokenSigner({
    keys: await loadTokenKeys(production.keysFile),
    sessionKeys: readSessionKeys(production.sessionKey),
    issuer: "orbita",
  });
  const bearer = async () => `Bearer ${(await signer.sign(asker, new Date())).token}`;
  // The bench sends more requests than a person: rate limits are counted, but never reached.
  const env = { ...production.env, LIMIT_FACTOR: "1000000" };
  const api = await startApi(env);
  const own = { authorization: await bearer(), "x-space-id": asker.spaceId };
  return {
    renew: async () => {
      own.authorization = await bearer();
    },
    read: () => ({
      url: `${api.origin}/api/v1/public/jobpost/${post.id}`,
      headers: { ...own, "x-request-scope": "public" },
    }),
    ask: (nth) => {
      const { question, screen: language } = set[nth % set.length]!;
      return {
        url: `${api.origin}/api/v1/ai/get-resume-assistant-response`,
        method: "POST",
        headers: { ...own, "x-request-scope": "talent", "content-type": "application/json" },
        body: JSON.stringify({ about: "talent", id: subject.id, spaceId: asker.spaceId, question, language }),
      };
    },
    questions: set.length,
    end: async () => {
      api.stop();
      await database.drop();
      production.forget();
    },
  };
}
