import { randomUUIDv7 } from "node:crypto";
import type { ApiClient, TestApi } from "../support/harness.ts";
import { aPipeline } from "../support/pipeline-tools.ts";

const key = () => ({ idempotencyKey: randomUUIDv7() });
type MessageBody = { text?: string; fileIds?: string[] };
const bodyOf = (given: string | MessageBody) => (typeof given === "string" ? { text: given } : { text: "", ...given });

export const sendMessage = async (client: ApiClient, id: string, given: string | MessageBody, options = key()) =>
  (await client.messages.sendMine({ params: { id }, body: bodyOf(given) }, options))!;
export const saidForSpace = async (client: ApiClient, id: string, given: string | MessageBody, options = key()) =>
  (await client.messages.send({ params: { id }, body: bodyOf(given) }, options))!;
export const mine = async (client: ApiClient, id: string, query: object = {}) =>
  (await client.messages.readMine({ params: { id }, query }))!;
export const ofSpace = async (client: ApiClient, id: string, query: object = {}) =>
  (await client.messages.read({ params: { id }, query }))!;

/** A Space with members of each role, and a talent who applied. */
export async function aConversation(
  api: TestApi,
  options: Parameters<Awaited<ReturnType<typeof aPipeline>>["received"]>[0] = {},
) {
  const space = await aPipeline(api);
  const viewer = await space.team.withRole("viewer");
  const { id, talentId } = await space.received({ blind: false, ...options });
  const talent = await api.as(talentId);
  const inbox = async (client: ApiClient, query: object = {}) =>
    (await client.messages.list({ query }, space.forSpace))!;
  const unread = async (client: ApiClient) => (await client.messages.unread({}, space.forSpace))!.threads;
  const myUnread = async () => (await talent.messages.myUnread({}))!.threads;
  return { ...space, viewer, id, talentId, talent, inbox, unread, myUnread };
}
