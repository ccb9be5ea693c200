import { randomUUIDv7 } from "node:crypto";
import type { ReportReason } from "@orbita/contract";
import type { TestApi } from "./harness.ts";
import { aPerson } from "./people.ts";

export const decisionGrounds = {
  ground: "terms" as const,
  rule: "Regola 3: niente soldi in anticipo",
  explanation: "Chiede soldi prima di un colloquio, e non dice per chi.",
};
export const appeal = "Non chiedevo soldi: parlavo della tassa d’esame.";

type ReportedContentKind = "post" | "comment" | "channel";
type ModerationWorldOptions = { reason?: ReportReason; note?: string; mute?: boolean; kind?: ReportedContentKind };
type Person = Awaited<ReturnType<typeof aPerson>>;

/** Helper functions to create admins, reports, decisions and appeals. */
export function moderating(api: TestApi) {
  const admin = async () => aPerson(api, { admin: true });
  const report = async (
    { client }: Pick<Person, "client">,
    id: string,
    { kind = "post", ...more }: ModerationWorldOptions = {},
  ) =>
    (await client.moderation.report(
      { body: { kind, id, reason: "irregularJob", ...more } },
      { idempotencyKey: randomUUIDv7() },
    ))!;
  const caseOf = (id: string, kind: ReportedContentKind = "post") =>
    api.db
      .selectFrom("moderation_cases")
      .selectAll()
      .where("kind", "=", kind)
      .where(`${kind}_id`, "=", id)
      .orderBy("created_at", "desc")
      .executeTakeFirstOrThrow();
  const decide = async (
    { client }: Pick<Person, "client">,
    id: string,
    decision: "kept" | "disabled" = "disabled",
    version = 1,
  ) => (await client.moderation.decide({ params: { id }, body: { decision, ...decisionGrounds, version } }))!;
  const contest = async ({ client }: Pick<Person, "client">, id: string) =>
    (await client.moderation.appeal({ params: { id }, body: { appeal } }, { idempotencyKey: randomUUIDv7() }))!;
  const statement = async ({ client }: Pick<Person, "client">, id: string) =>
    (await client.moderation.statement({ params: { id } }))!;
  const hide = async ({ client }: Pick<Person, "client">, id: string, kind: "post" | "comment" = "post") =>
    (await client.moderation.hide({ body: { kind, id, ...decisionGrounds } }))!;
  const toldTo = (userId: string) =>
    api.db
      .selectFrom("notifications")
      .select(["kind", "data", "key", "post_id", "from_id"])
      .where("user_id", "=", userId)
      .orderBy("created_at")
      .execute();
  const enabled = async (table: "posts" | "comments" | "channels", id: string) =>
    (await api.db.selectFrom(table).select("enabled").where("id", "=", id).executeTakeFirstOrThrow()).enabled;
  return { admin, report, caseOf, decide, contest, statement, hide, toldTo, enabled };
}
