import { routes } from "@orbita/contract";
import { randomInt } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { anOpenPost } from "../support/application-tools.ts";
import { withoutSurface } from "./blind-elsewhere.ts";
import { surfaces, type BlindApplicant, type MemberCaller } from "../support/blind-surfaces.ts";
import { startApi, type TestApi } from "../support/harness.ts";
import { terms } from "../support/contact-requests-world.ts";
import { letters } from "../support/people.ts";
import { aRejection, anIdempotencyKey } from "../support/pipeline-tools.ts";
import { aTalent, relayTalentIndexes } from "../support/talents.ts";
import { endUndoWindow } from "../support/undo-window.ts";

/** No combination of API responses that one member can collect may link an anonymous application to a name. */
let api: TestApi;
let asker: MemberCaller;
let post: Awaited<ReturnType<typeof anOpenPost>>;
const applicants: BlindApplicant[] = [];
const patience = { timeout: 300_000 };

const capital = (word: string) => word[0]!.toUpperCase() + word.slice(1);
const phrase = () => Array.from({ length: 5 }, () => letters(4 + randomInt(5))).join(" ");
const gendered = "Sono una sviluppatrice laureata";

async function anApplicant(): Promise<Omit<BlindApplicant, "applicationId" | "code"> & { userId: string }> {
  const phrases = Array.from({ length: 4 }, phrase);
  const [first, last, username] = [capital(letters(9)), capital(letters(10)), letters(12)];
  const content = {
    headline: phrases[1],
    summary: `${gendered}. ${phrases[0]}.`,
    experience: [
      { company: capital(letters(8)), title: "Sviluppatrice", start: "2019", isCurrent: true, tasks: [phrases[2]] },
      { company: capital(letters(8)), title: "Segretaria", start: "2015", end: "2018", tasks: [phrases[3]] },
    ],
    interests: [{ name: letters(7) }, { name: letters(7) }],
  };
  const privacy = { visibleInTalentSearch: true, profileVisibility: "everyone" as const };
  const talent = await aTalent(api, content, privacy);
  const names = { first_name: first, last_name: last, username };
  await api.db.updateTable("users").set(names).where("id", "=", talent.id).execute();
  // Changing the resume makes the indexer read the person's new name too.
  await talent.client.resumes.change({ params: { id: talent.resumeId }, body: { wishes: [phrase()] } });
  return { first, last, username, email: talent.email, resumeId: talent.resumeId, phrases, userId: talent.id };
}

beforeAll(async () => {
  api = await startApi();
  await api.createIndexes();
  post = await anOpenPost(api);
  const member = post.recruiter;
  const made = (await member.shortlists.create({ body: { name: "Da risentire" } }))!;
  const feedPostIds: string[] = [];
  for (let index = 0; index < 3; index++) {
    const one = await anApplicant();
    await relayTalentIndexes(api);
    const talent = await api.as(one.userId);
    await member.shortlists.put({ params: { id: made.id, resumeId: one.resumeId }, body: {} });
    if (index < 2) {
      const contactRequest = (await member.contactRequests.make(
        { body: { ...terms, resumeId: one.resumeId } },
        anIdempotencyKey(),
      ))!;
      if (index === 1)
        await talent.contactRequests.answer({ params: { id: contactRequest.id }, body: { accepted: true } });
    }
    feedPostIds.push((await talent.posts.create({ body: { text: "Buona giornata a tutti" } }, anIdempotencyKey()))!.id);
    const { id, code } = (await talent.applications.apply({ body: { jobPostId: post.id, motivation: gendered } }))!;
    applicants.push({ ...one, applicationId: id, code });
  }
  await relayTalentIndexes(api);
  asker = {
    member,
    person: await api.as(post.recruiterId),
    spaceId: post.spaceId,
    jobPostId: post.id,
    shortlistId: made.id,
    feedPostId: feedPostIds[0]!,
  };
}, 300_000);
afterEach(() => vi.useRealTimers());
afterAll(() => api.stop());

/** Names of the JSON lists whose items count as separate records. All other values belong to the record that contains them. */
const lists = new Set(["content", "lanes", "cards", "applications", "lines", "toAnswer", "waiting", "late", "recent"]);

function recordsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(recordsIn);
  if (value === null || typeof value !== "object") return [JSON.stringify(value) ?? ""];
  const entries = Object.entries(value);
  const inner = entries.filter(([key, part]) => lists.has(key) && Array.isArray(part));
  const rest = Object.fromEntries(entries.filter(([key, part]) => !(lists.has(key) && Array.isArray(part))));
  return [JSON.stringify(rest), ...inner.flatMap(([, part]) => recordsIn(part))];
}

type CollectedAnswer = { readonly from: string; readonly text: string };

async function collect(applicant: BlindApplicant): Promise<CollectedAnswer[]> {
  const found: CollectedAnswer[] = [];
  for (const [feature, decisions] of Object.entries(surfaces))
    for (const [name, decision] of Object.entries(decisions)) {
      if (typeof decision === "string") continue;
      const from = `${feature}.${name}`;
      const answer = await decision(asker, applicant).catch((error: { problem?: { status: number } }) => {
        // The Space cannot find the CV of a talent who accepted its contact request while the talent's application is anonymous.
        if (error.problem?.status === 404) return null;
        throw new Error(`${from} failed`, { cause: error });
      });
      found.push(...recordsIn(answer).map((text) => ({ from, text })));
    }
  return found;
}

const uuids = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;
const moments = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.(?!000Z)\d{3}Z/g;

/** Values that could link two records of one person: ids (except `common` ones), timestamps, and phrases of the CV. */
function tokensOf(text: string, { phrases }: BlindApplicant, common: ReadonlySet<string>): string[] {
  const exact = [...text.matchAll(uuids), ...text.matchAll(moments)].map(([token]) => token);
  return [
    ...new Set(exact.filter((token) => !common.has(token))),
    ...(phrases.some((one) => text.includes(one)) ? ["a phrase"] : []),
  ];
}

/** Returns all records that a chain of shared ids, timestamps or phrases links to the anonymous application. */
function reachable(
  records: readonly CollectedAnswer[],
  applicant: BlindApplicant,
  common: ReadonlySet<string>,
): CollectedAnswer[] {
  const { applicationId, code } = applicant;
  const reached = new Set(records.filter(({ text }) => text.includes(applicationId) || text.includes(`"${code}"`)));
  const known = new Set<string>();
  for (let before = -1; before !== reached.size;) {
    before = reached.size;
    for (const { text } of reached) for (const token of tokensOf(text, applicant, common)) known.add(token);
    for (const record of records)
      if (tokensOf(record.text, applicant, common).some((token) => known.has(token))) reached.add(record);
  }
  return [...reached];
}

/** Ids that identify no talent: those of the Space, its members, the job post and the shortlist. */
function commonIds(): Set<string> {
  const { spaceId, jobPostId, shortlistId } = asker;
  return new Set([spaceId, jobPostId, shortlistId, post.recruiterId, post.ownerId, post.viewerId]);
}

/** Returns the API responses that link the anonymous application to a name, or that contain a gendered word. */
async function findJoins(): Promise<unknown[]> {
  const found: unknown[] = [];
  for (const applicant of applicants) {
    const records = await collect(applicant);
    const reached = reachable(records, applicant, commonIds());
    expect(reached.length, "the application is in the answers").toBeGreaterThan(3);
    const { first, last, username, email } = applicant;
    const joins = reached.filter(({ text }) => [first, last, username, email].some((name) => text.includes(name)));
    const gender = reached.filter(
      ({ from, text }) =>
        from.startsWith("applications.") && /(?<!\/)trice\b|laureata|segretaria|\buna svil/i.test(text),
    );
    found.push(...joins, ...gender);
  }
  return found;
}

describe("routes covered by the search for links to a name", () => {
  test("every API route → searched for links from a blind application to a name, or exempt with a reason", () => {
    for (const [feature, known] of Object.entries(routes as Record<string, object>)) {
      const decided =
        feature in surfaces
          ? Object.keys(surfaces[feature as keyof typeof surfaces])
          : (withoutSurface[feature as keyof typeof withoutSurface]?.[1].split(" ") ?? []);
      expect(decided.toSorted(), feature).toEqual(Object.keys(known).toSorted());
    }
  });
});

describe("links between an anonymous application and a name", () => {
  test(
    "recruiter of a Space that did not receive the blind application → sees the talent's name",
    patience,
    async () => {
      const other = await anOpenPost(api);
      const stranger = { ...asker, member: other.recruiter, person: await api.as(other.recruiterId) };
      const [one] = applicants;
      const hits = JSON.stringify(await surfaces.talentSearch.search(stranger, one!));
      expect(hits).toContain(one!.last);
      const profile = JSON.stringify(await surfaces.resumes.profileOf(stranger, one!));
      expect(profile).toContain(one!.phrases[0]);
    },
  );

  test("blind application received → no combination of API responses links it to a name", patience, async () => {
    expect(await findJoins()).toEqual([]);
  });

  test(
    "blind application moved, then the move undone → no combination of API responses links it to a name",
    patience,
    async () => {
      const ids = applicants.map(({ applicationId }) => applicationId);
      // Collecting all answers may take longer than the undo window, so the clock is stopped.
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
      const done = (await asker.member.applications.move({ body: { ids, to: "inReview" } }, anIdempotencyKey()))!;
      expect(await findJoins()).toEqual([]);
      const stepIds = done.moved.map(({ stepId }) => stepId);
      const undone = (await asker.member.applications.undo({ body: { stepIds } }, anIdempotencyKey()))!;
      expect(undone.refused).toEqual([]);
      vi.useRealTimers();
      await endUndoWindow(api, ...ids);
      expect(await findJoins()).toEqual([]);
    },
  );

  test("blind application rejected → no combination of API responses links it to a name", patience, async () => {
    const [{ applicationId: id }] = applicants as [BlindApplicant];
    await asker.member.applications.change({
      params: { id },
      body: { status: "rejected", rejection: aRejection({ it: "Grazie.", en: "Thank you." }) } as never,
    });
    expect(await findJoins()).toEqual([]);
  });

  test("blind application moved and its undo window over → the recruiter sees the name", patience, async () => {
    const one = applicants[2]!;
    await asker.member.applications.move({ body: { ids: [one.applicationId], to: "inReview" } }, anIdempotencyKey());
    await endUndoWindow(api, one.applicationId);
    const reached = reachable(await collect(one), one, commonIds());
    expect(reached.some(({ text }) => text.includes(one.last))).toBe(true);
  });
});
