import { aChannel } from "@orbita/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { codeOf, startApi, type TestApi } from "../support/harness.ts";
import { visitor } from "../support/people.ts";
import { aWriter } from "./posts-world.ts";

let api: TestApi;
beforeAll(async () => void (api = await startApi()));
afterAll(() => api.stop());

const visibilities = ["nobody", "link", "signedIn", "everyone"] as const;

test.each(visibilities)(
  "author whose profile is visible to %s → the name is a link only for viewers who may open the profile",
  async (visibility) => {
    const [author, reader] = [await aWriter(api), await aWriter(api)];
    await author.client.people.changeSettings({ body: { privacy: { profileVisibility: visibility } } });
    const { id: channelId, url } = await aChannel(api.db, { members: [reader.id], moderators: [author.id] });
    const { id } = (await author.say({ text: `Lo dice @${author.username}` }))!;
    const { username } = author;
    for (const client of [reader.client, author.client, visitor(api)]) {
      const opens = (await codeOf(client.people.byUsername({ params: { username } }))) === null;
      const post = (await client.posts.read({ params: { id } }))!;
      expect([post.author.hasPage, post.mentions.map(({ hasPage }) => hasPage)]).toEqual([opens, [opens]]);
    }
    const opensForReader = (await codeOf(reader.client.people.byUsername({ params: { username } }))) === null;
    const channel = (await reader.client.channels.readByUrl({ params: { url } }))!;
    expect(channel.moderators).toMatchObject([{ username, hasPage: opensForReader }]);
    const { content } = (await reader.client.channels.members({ params: { id: channelId }, query: {} }))!;
    expect(content.find((member) => member.username === username)).toMatchObject({ hasPage: opensForReader });
  },
);
