import type { Resume } from "@orbita/contract";
import { anOpenPost } from "../support/application-tools.ts";
import { codeOf } from "../support/harness.ts";
import { visitor } from "../support/people.ts";
import { aTalent } from "../support/talents.ts";
import { eachValue, type SettingEffectProbe, type SettingEffectProbes, type SettingsWorld } from "./world.ts";

const content = {
  headline: "Sviluppatrice backend",
  summary: "Nove anni di Java.",
  experience: [{ company: "Portolano", title: "Backend", start: "2017-09", end: "2021-02" }],
  certifications: [{ name: "IELTS" }],
};
const day = 86_400_000;

const aPublicTalent = ({ api }: SettingsWorld) => aTalent(api, content, { profileVisibility: "everyone" });
const profileOf = async ({ api }: SettingsWorld, username: string, c?: string) =>
  (await visitor(api).resumes.profileOf({ params: { username }, query: c === undefined ? {} : { c } }))!;

/** The profile that a guest reads through a share link with the given options. */
const linkEffect =
  (
    values: readonly [object, object],
    look: (profile: Awaited<ReturnType<typeof profileOf>>) => unknown,
  ): SettingEffectProbe =>
  (world) =>
    eachValue(values, async (options) => {
      const { client, username } = await aTalent(world.api, content);
      const body = { label: "Agenzia", sections: ["summary"], ...options } as never;
      const { code } = (await client.resumes.addLink({ body }))!;
      return look(await profileOf(world, username, code));
    });

export const resumeEffects: SettingEffectProbes<"resume" | "resumeVersion" | "shareLink"> = {
  resume: {
    shownSections: (world) =>
      eachValue([["experience"], ["certifications"]] as const, async ([section]) => {
        const { client, username, resumeId } = await aPublicTalent(world);
        await client.resumes.change({ params: { id: resumeId }, body: { shownSections: [section] } });
        const { experience, certifications } = await profileOf(world, username);
        return [experience?.length, certifications?.length];
      }),
    sectionOrder: (world) =>
      eachValue([false, true], async (isReversed) => {
        const { client, username, resumeId } = await aPublicTalent(world);
        const { sectionOrder } = (await client.resumes.read({}))!;
        const order: Resume["sectionOrder"] = isReversed ? sectionOrder.toReversed() : sectionOrder;
        await client.resumes.change({ params: { id: resumeId }, body: { sectionOrder: order } });
        return (await profileOf(world, username)).sectionOrder;
      }),
  },
  resumeVersion: {
    /** The CV that the Space reads in an application sent with the version. */
    leftOut: (world) =>
      eachValue([["experience"], ["certifications"]], async (leftOut) => {
        const { client } = await aTalent(world.api, content);
        const { id: versionId } = (await client.resumes.addVersion({ body: { name: "Breve", leftOut } as never }))!;
        const post = await anOpenPost(world.api, { blind: false });
        const { id } = (await client.applications.apply({ body: { jobPostId: post.id, versionId } }))!;
        const { resume } = (await post.recruiter.applications.read({ params: { id } }))!;
        return [resume?.experience?.length, resume?.certifications?.length];
      }),
  },
  shareLink: {
    sections: linkEffect([{ sections: ["summary"] }, { sections: ["experience"] }], ({ summary }) => summary),
    anonymous: linkEffect([{ anonymous: true }, { anonymous: false }], ({ firstName }) => firstName),
    pdf: linkEffect([{ pdf: true }, { pdf: false }], ({ pdf }) => pdf),
    /** Whether the link still opens 31 days later. The test moves the expiry date into the past instead of waiting. */
    expiresOn: (world) =>
      eachValue([30, null], async (days) => {
        const { client, username } = await aTalent(world.api, content);
        const expiresOn = days && new Date(Date.now() + days * day).toISOString().slice(0, 10);
        const body = { label: "Agenzia", sections: ["summary"] as ["summary"], expiresOn };
        const { id, code, expiresAt } = (await client.resumes.addLink({ body }))!;
        const past = expiresAt && new Date(Date.parse(expiresAt) - 31 * day);
        await world.api.db.updateTable("share_links").set({ expires_at: past }).where("id", "=", id).execute();
        return codeOf(visitor(world.api).resumes.profileOf({ params: { username }, query: { c: code } }));
      }),
  },
};
