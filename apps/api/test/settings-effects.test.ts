import { randomUUIDv7 } from "node:crypto";
import { readFileSync } from "node:fs";
import {
  jobPostDraft,
  personAiChange,
  privacySettings,
  settings,
  settingsChange,
  spaceAiChange,
  spaceParts,
  type JobPostDraft,
  type SettingsChange,
  type SpaceChange,
} from "@orbita/contract";
import { aSpace } from "@orbita/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { anApplicant, anOpenPost, memberOf } from "./application-tools.ts";
import { codeOf, startApi, type TestApi } from "./harness.ts";

/**
 * Every setting of the product has an effect outside the settings themselves. The names come from the contract: a setting
 * without a line here does not compile. A line sets two values and returns what each of them leads to, or names the test
 * that does so where the effect is in another process.
 */
const { privacy: _privacy, notifications: _notifications, ...personal } = settingsChange.shape;
const { version: _version, ...spaceAi } = spaceAiChange.shape;
const { kind: _kind, group: _group, always: _always, ...channels } = settings.shape.notifications.element.shape;
const { blind, replyDays } = jobPostDraft.shape;

const schemas = {
  privacy: privacySettings.shape,
  personal,
  notifications: channels,
  spaceStandards: spaceParts.standards,
  spaceSettings: spaceParts.settings,
  personAi: personAiChange.shape,
  spaceAi,
  jobPost: { blind, replyDays },
};

type Outcomes = readonly [unknown, unknown];
type Effect = (() => Promise<Outcomes>) | { readonly file: string; readonly test: string };
type Effects = { [Group in keyof typeof schemas]: Record<keyof (typeof schemas)[Group], Effect> };

let api: TestApi;
const code = {
  office: "primary_policy_office",
  remote: "primary_policy_remote",
  nine: "space_time_onsite_0900",
  ten: "space_time_onsite_1000",
  five: "space_time_onsite_1700",
  six: "space_time_onsite_1800",
  trade: "ccnl_effect_trade",
  metal: "ccnl_effect_metal",
};

beforeAll(async () => {
  api = await startApi();
  const types: Record<keyof typeof code, string> = {
    office: "primary_policy",
    remote: "primary_policy",
    nine: "space_time_onsite",
    ten: "space_time_onsite",
    five: "space_time_onsite",
    six: "space_time_onsite",
    trade: "ccnl",
    metal: "ccnl",
  };
  for (const [name, value] of Object.entries(code))
    await api.db
      .insertInto("vocabulary_entries")
      .values({
        id: randomUUIDv7(),
        code: value,
        type: types[name as keyof typeof code] as never,
        label_it: value,
        label_en: value,
        sort: 1,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
});
afterAll(() => api.stop());

async function ownSpace() {
  const space = await aSpace(api.db);
  const owner = await memberOf(api, space.userId, space.id);
  return { ...space, owner };
}

/** What a new job of the Space begins with. */
const newJob =
  (field: keyof JobPostDraft, values: readonly [Partial<SpaceChange>, Partial<SpaceChange>]) =>
  async (): Promise<Outcomes> => {
    const outcome = async (body: Partial<SpaceChange>) => {
      const { id, owner } = await ownSpace();
      await owner.spaces.changeOwn({ params: { id }, body });
      const post = (await owner.jobPosts.create({ body: { title: "Backend" } }))!;
      return post[field as keyof typeof post];
    };
    return [await outcome(values[0]), await outcome(values[1])];
  };

/** What everybody reads on the page of the Space. */
const onPage = (values: readonly [Partial<SpaceChange>, Partial<SpaceChange>]) => async (): Promise<Outcomes> => {
  const outcome = async (body: Partial<SpaceChange>) => {
    const { id, owner } = await ownSpace();
    const params = { id };
    await owner.spaces.changeOwn({ params, body });
    const { policyDescription, onsiteStart, onsiteEnd } = (await api.client().spaces.read({ params }))!;
    return [policyDescription, onsiteStart?.code, onsiteEnd?.code];
  };
  return [await outcome(values[0]), await outcome(values[1])];
};

/** What somebody else reads of a person who changed a privacy setting. */
const seen =
  (
    values: readonly [SettingsChange, SettingsChange],
    look: (person: Awaited<ReturnType<typeof anApplicant>>) => unknown,
  ) =>
  async (): Promise<Outcomes> => {
    const outcome = async (body: SettingsChange) => {
      const person = await anApplicant(api);
      await person.client.people.changeSettings({ body });
      return await look(person);
    };
    return [await outcome(values[0]), await outcome(values[1])];
  };

const effects: Effects = {
  privacy: {
    visibleInTalentSearch: {
      file: "apps/api/test/resume-search.test.ts",
      test: "only who opted in, until they opt out, disable, delete or hide",
    },
    showName: seen(
      [{ privacy: { showName: true } }, { privacy: { showName: false } }],
      async ({ client }) => (await client.resumes.profile({ query: { as: "space" } }))!.firstName,
    ),
    showContacts: {
      file: "apps/api/test/resume-profile.test.ts",
      test: "contacts only by a link with a name, and only where they are shown",
    },
    profileVisibility: seen(
      [{ privacy: { profileVisibility: "everyone" } }, { privacy: { profileVisibility: "nobody" } }],
      async ({ username }) => codeOf(api.client().people.byUsername({ params: { username } })),
    ),
    searchEngines: seen(
      [
        { privacy: { profileVisibility: "everyone", searchEngines: true } },
        { privacy: { profileVisibility: "everyone", searchEngines: false } },
      ],
      async ({ username }) => (await api.client().people.byUsername({ params: { username } }))!.searchEngines,
    ),
  },
  personal: {
    appearance: {
      file: "apps/web/src/shell/session/account-appearance.browser.test.tsx",
      test: "the account's %s theme applies in a browser where none was chosen",
    },
    quietHours: {
      file: "apps/worker/test/digest-mails.test.ts",
      test: "quiet hours: what falls into them is joined at their end, by the clock of the reader",
    },
    timeZone: {
      file: "apps/worker/test/digest-mails.test.ts",
      test: "quiet hours: what falls into them is joined at their end, by the clock of the reader",
    },
  },
  notifications: {
    here: {
      file: "apps/worker/test/notification-mails.test.ts",
      test: "as each wants it: here and by mail, either alone, or not at all",
    },
    email: {
      file: "apps/worker/test/notification-mails.test.ts",
      test: "as each wants it: here and by mail, either alone, or not at all",
    },
    rhythm: {
      file: "apps/worker/test/digest-mails.test.ts",
      test: "gathered in the morning, as one, in the reader's language; once, however often it runs",
    },
  },
  spaceStandards: {
    primaryPolicy: newJob("workplaceType", [{ primaryPolicy: code.office }, { primaryPolicy: code.remote }]),
    policyDescription: onPage([{ policyDescription: "Tre giorni a casa." }, { policyDescription: "Sempre in sede." }]),
    onsiteStart: onPage([{ onsiteStart: code.nine }, { onsiteStart: code.ten }]),
    onsiteEnd: onPage([{ onsiteEnd: code.five }, { onsiteEnd: code.six }]),
    ccnl: newJob("ccnl", [{ ccnl: code.trade }, { ccnl: code.metal }]),
    replyDays: newJob("replyDays", [{ replyDays: 5 }, { replyDays: 14 }]),
  },
  spaceSettings: {
    blindFirstStage: newJob("blind", [{ blindFirstStage: true }, { blindFirstStage: false }]),
    showReaders: async () => {
      const outcome = async (showReaders: boolean) => {
        const { id, spaceId, ownerId } = await anOpenPost(api);
        const owner = await memberOf(api, ownerId, spaceId);
        await owner.spaces.changeOwn({ params: { id: spaceId }, body: { showReaders } });
        const { client } = await anApplicant(api);
        const prepared = (await client.applications.prepare({ params: { jobPostId: id }, query: {} }))!;
        return prepared.readers.length;
      };
      return [await outcome(true), await outcome(false)];
    },
  },
  personAi: {
    assistant: {
      file: "apps/api/test/assistant.test.ts",
      test: "who wants no AI is left out of lists, and alone there is no answer",
    },
    suggestions: async () => {
      const outcome = async (suggestions: boolean) => {
        const person = await anApplicant(api);
        await person.client.aiCalls.changeMySettings({ body: { suggestions } });
        return codeOf(person.client.resumes.suggest({ params: { id: person.resumeId }, body: { language: "it" } }));
      };
      return [await outcome(true), await outcome(false)];
    },
    externalModel: { file: "apps/api/test/ai-calls.test.ts", test: "nothing leaves of who did not say yes" },
  },
  spaceAi: {
    assistant: {
      file: "apps/api/test/assistant.test.ts",
      test: "a Space that switched it off has none, of its own things only",
    },
    jobDescriptions: {
      file: "apps/api/test/job-descriptions.test.ts",
      test: "is not made where the Space switched it off",
    },
    externalModel: {
      file: "apps/api/test/ai-calls.test.ts",
      test: "in a Space's name the Space and every one of the people say yes",
    },
    monthlyBudgetCents: {
      file: "apps/api/test/ai-calls.test.ts",
      test: "a Space's own budget is below the installation's, and its owners choose it",
    },
  },
  jobPost: {
    blind: async () => {
      const outcome = async (isBlind: boolean) => {
        const post = await anOpenPost(api, { blind: isBlind });
        const { client } = await anApplicant(api);
        return (await client.applications.prepare({ params: { jobPostId: post.id }, query: {} }))!.blind;
      };
      return [await outcome(true), await outcome(false)];
    },
    replyDays: async () => {
      const outcome = async (days: number) => {
        const post = await anOpenPost(api, { replyDays: days });
        const { client } = await anApplicant(api);
        const prepared = (await client.applications.prepare({ params: { jobPostId: post.id }, query: {} }))!;
        return Math.round((Date.parse(prepared.replyBy) - Date.now()) / 86_400_000);
      };
      return [await outcome(5), await outcome(14)];
    },
  },
};

const root = new URL("../../../", import.meta.url);

for (const group of Object.keys(schemas) as (keyof typeof schemas)[])
  describe(`settings of ${group}`, () => {
    test("each name of the schema has an effect in this table", () => {
      expect(Object.keys(effects[group]).toSorted()).toEqual(Object.keys(schemas[group]).toSorted());
    });
    for (const [name, effect] of Object.entries(effects[group] as Record<string, Effect>))
      test(`${name}: two values lead to two outcomes outside the settings`, async () => {
        if (typeof effect !== "function") {
          expect(readFileSync(new URL(effect.file, root), "utf8")).toContain(effect.test);
          return;
        }
        const [one, other] = await effect();
        expect(one).not.toEqual(other);
      });
  });
