import type { Db, Tx } from "@orbita/db";
import { upsertSettings } from "../people/index.ts";

export type PersonChoices = { readonly assistant: boolean; readonly suggestions: boolean; readonly external: boolean };
export const personDefaults: PersonChoices = { assistant: true, suggestions: true, external: false };

/** The AI settings of these users. A user who never changed a setting has no row and is missing in the result. */
export async function findPersonChoices(db: Db, userIds: readonly string[]): Promise<Map<string, PersonChoices>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("user_settings")
    .select(["user_id", "ai_assistant", "ai_suggestions", "ai_external"])
    .where("user_id", "in", [...userIds])
    .execute();
  return new Map(
    rows.map((row) => [
      row.user_id,
      { assistant: row.ai_assistant, suggestions: row.ai_suggestions, external: row.ai_external },
    ]),
  );
}

export type SpaceChoices = {
  readonly assistant: boolean;
  readonly job_descriptions: boolean;
  readonly external_model: boolean;
  readonly monthly_budget_cents: number | null;
  readonly version: number;
};
export const spaceDefaults: SpaceChoices = {
  assistant: true,
  job_descriptions: true,
  external_model: false,
  monthly_budget_cents: null,
  version: 0,
};

export const findSpaceChoices = async (db: Db, spaceId: string): Promise<SpaceChoices> =>
  (await db
    .selectFrom("ai_space_settings")
    .select(["assistant", "job_descriptions", "external_model", "monthly_budget_cents", "version"])
    .where("space_id", "=", spaceId)
    .executeTakeFirst()) ?? spaceDefaults;

/** Whether members of this Space may ask the assistant about this person: both the Space and the person must allow it. */
export async function mayBeAskedAbout(
  db: Db,
  { spaceId, userId }: { spaceId: string; userId: string },
): Promise<boolean> {
  const space = await findSpaceChoices(db, spaceId);
  const person = (await findPersonChoices(db, [userId])).get(userId) ?? personDefaults;
  return space.assistant && person.assistant;
}

/** Saves a user's AI settings. */
export async function savePersonChoices(tx: Tx, userId: string, change: Partial<PersonChoices>): Promise<void> {
  const columns = { ai_assistant: change.assistant, ai_suggestions: change.suggestions, ai_external: change.external };
  const said = Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
  await upsertSettings(tx, userId, said);
}

export async function lockSpaceChoices(tx: Tx, spaceId: string): Promise<SpaceChoices | undefined> {
  return tx
    .selectFrom("ai_space_settings")
    .select(["assistant", "job_descriptions", "external_model", "monthly_budget_cents", "version"])
    .where("space_id", "=", spaceId)
    .forUpdate()
    .executeTakeFirst();
}

type SpaceAiSettingsChange = { readonly [K in keyof Omit<SpaceChoices, "version">]?: SpaceChoices[K] | undefined };

export async function saveSpaceChoices(tx: Tx, spaceId: string, change: SpaceAiSettingsChange): Promise<void> {
  const said = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  await tx
    .insertInto("ai_space_settings")
    .values({ space_id: spaceId, ...said })
    .onConflict((conflict) => conflict.column("space_id").doUpdateSet({ space_id: spaceId, ...said }))
    .execute();
}
