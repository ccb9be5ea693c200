import { setTimeout as sleep } from "node:timers/promises";
import { ProblemError, type FactualSection } from "@orbita/contract";
import { aMember, aSpace, aUser } from "@orbita/testing";
import type { ApiClient, TestApi } from "../support/harness.ts";
import { letters } from "../support/people.ts";
import type { SeededRandom } from "../support/resume-privacy-world.ts";
import { aTalent } from "../support/talents.ts";

/** Sections that a search result could show; each contains its own marker. */
export const sections = ["summary", "experience", "technicalSkills", "education", "certifications"] as const;
export type ResumeSectionName = (typeof sections)[number];
const mark = () => `zq${letters(12)}qz`;
export const talentMarksIn = (text: string): Set<string> => new Set(text.match(/zq[a-z]{12}qz/g));

/** A client of the user that signs in again every two minutes, because a long run of the test outlives a token. */
function signedIn(api: TestApi, userId: string): () => Promise<ApiClient> {
  let kept: { client: ApiClient; until: number } | null = null;
  return async () => {
    if (!kept || kept.until < Date.now()) kept = { client: await api.as(userId), until: Date.now() + 120_000 };
    return kept.client;
  };
}

/** A talent with their current choices, as the test's model knows them. */
export type TalentModel = {
  readonly id: string;
  readonly resumeId: string;
  readonly client: () => Promise<ApiClient>;
  readonly names: readonly string[];
  readonly marks: Readonly<Record<ResumeSectionName, string>>;
  optedIn: boolean;
  enabled: boolean;
  leaving: boolean;
  showName: boolean;
  shown: ResumeSectionName[];
  /** The Spaces and domains that the talent hides from, each with the id of the entry that must be deleted to show the talent again. */
  readonly hidden: Map<string, string>;
};

const contentOf = (word: string, marks: TalentModel["marks"], name: string) => ({
  headline: `Skipper ${word}`,
  summary: `${marks.summary}, mi chiamo ${name}`,
  experience: [{ company: "Portolano", title: marks.experience, start: "2019", end: "2021" }],
  technicalSkills: [{ name: marks.technicalSkills }],
  education: [{ degreeTitle: marks.education }],
  certifications: [{ name: marks.certifications }],
});

/** A new talent whom a search for `word` finds. All talents of the test share this word. */
export async function aKnown(api: TestApi, word: string): Promise<TalentModel> {
  const marks = Object.fromEntries(sections.map((section) => [section, mark()])) as TalentModel["marks"];
  const [first, last] = [mark(), mark()];
  const { id, resumeId } = await aTalent(api, contentOf(word, marks, first), { visibleInTalentSearch: true });
  await api.db.updateTable("users").set({ first_name: first, last_name: last }).where("id", "=", id).execute();
  const names = [first, last];
  const choices = { optedIn: true, enabled: true, leaving: false, showName: true, shown: [...sections] };
  return { id, resumeId, client: signedIn(api, id), names, marks, ...choices, hidden: new Map() };
}

/**
 * A viewer, with everything that talents can hide from: the Spaces they are in, and the domains of all members of the Space they
 * search for.
 */
export type TalentViewer = {
  readonly client: () => Promise<ApiClient>;
  readonly spaceIds: readonly string[];
  readonly domains: readonly string[];
};

export async function plantAskers(api: TestApi) {
  const domains = [`${letters(10)}.example`, `${letters(10)}.example`] as const;
  const [plain, withColleague, own] = [await aSpace(api.db), await aSpace(api.db), await aSpace(api.db)];
  const colleague = await aUser(api.db, { email: `${letters(8)}@sede.${domains[0]}` });
  await aMember(api.db, { spaceId: withColleague.id, userId: colleague.id, role: "viewer" });
  const recruiter = await aUser(api.db, { email: `${letters(8)}@${domains[1]}` });
  await aMember(api.db, { spaceId: own.id, userId: recruiter.id, role: "recruiter" });
  const askers: TalentViewer[] = [
    { client: signedIn(api, plain.userId), spaceIds: [plain.id], domains: [] },
    { client: signedIn(api, withColleague.userId), spaceIds: [withColleague.id], domains: [domains[0]] },
    { client: signedIn(api, recruiter.id), spaceIds: [own.id], domains: [domains[1]] },
    { client: signedIn(api, own.userId), spaceIds: [own.id], domains: [domains[1]] },
  ];
  return { askers, spaceIds: [plain.id, withColleague.id, own.id], domains };
}
export type HidingTargets = Omit<Awaited<ReturnType<typeof plantAskers>>, "askers">;

/** Retries a call, because a user who was just enabled is accepted only after a second or two. */
async function letIn<T>(call: () => Promise<T>, tries = 40): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const isOut = error instanceof ProblemError && error.problem.code === "access.unauthenticated";
    if (!isOut || tries === 0) throw error;
    await sleep(250);
    return letIn(call, tries - 1);
  }
}

const choose = async (one: TalentModel, privacy: object) =>
  letIn(async () => (await one.client()).people.changeSettings({ body: { privacy } }));
const setUser = (api: TestApi, one: TalentModel, change: object) =>
  api.db.updateTable("users").set(change).where("id", "=", one.id).execute();

async function hideOrShow(one: TalentModel, key: string, body: object): Promise<void> {
  const line = one.hidden.get(key);
  const { people } = await one.client();
  if (line === undefined) one.hidden.set(key, (await letIn(() => people.hide({ body: body as never })))!.id);
  else {
    await letIn(() => people.show({ params: { id: line } }));
    one.hidden.delete(key);
  }
}

/** Makes one random change, through the API where a route exists, and in the model. */
export async function changeMind(
  api: TestApi,
  one: TalentModel,
  random: SeededRandom,
  places: HidingTargets,
): Promise<void> {
  const canSignIn = one.enabled && !one.leaving;
  const moves = canSignIn
    ? ["optIn", "name", "section", "space", "domain", "enabled", "leaving"]
    : ["enabled", "leaving"];
  switch (random.pick(moves)) {
    case "optIn":
      one.optedIn = !one.optedIn;
      await choose(one, { visibleInTalentSearch: one.optedIn });
      break;
    case "name":
      one.showName = !one.showName;
      await choose(one, { showName: one.showName });
      break;
    case "section": {
      one.shown = random.some(sections, 0.6);
      const shownSections: FactualSection[] = [...one.shown];
      const { resumes } = await one.client();
      await letIn(() => resumes.change({ params: { id: one.resumeId }, body: { shownSections } }));
      break;
    }
    case "space": {
      const spaceId = random.pick(places.spaceIds);
      await hideOrShow(one, spaceId, { spaceId });
      break;
    }
    case "domain": {
      const domain = random.pick(places.domains);
      await hideOrShow(one, domain, { domain });
      break;
    }
    case "enabled":
      one.enabled = !one.enabled || one.leaving;
      await setUser(api, one, { enabled: one.enabled });
      break;
    default:
      one.leaving = !one.leaving && one.enabled;
      await setUser(api, one, { deletes_at: one.leaving ? new Date(Date.now() + 86_400_000) : null });
  }
}

/** Whether the viewer may see the talent: the visibility rules again, independently of the code under test. */
export const maySeeTalent = (
  { optedIn, enabled, leaving, hidden }: TalentModel,
  { spaceIds, domains }: TalentViewer,
): boolean => optedIn && enabled && !leaving && ![...spaceIds, ...domains].some((place) => hidden.has(place));

/** All words that the search result of a talent may contain. */
export const allowedWords = ({ shown, marks, names, showName }: TalentModel): Set<string> =>
  new Set([...shown.map((section) => marks[section]), ...(showName ? names : [])]);
