import type { Tx } from "@orbita/db";
import { failFields } from "../kernel/failure.ts";
import type { SpaceColumns } from "./rules.ts";

/** The list that each coded field takes its values from. */
const lists = {
  businessSector: { column: "business_sector", type: "business_sector" },
  primaryPolicy: { column: "primary_policy", type: "primary_policy" },
  onsiteStart: { column: "onsite_start", type: "space_time_onsite" },
  onsiteEnd: { column: "onsite_end", type: "space_time_onsite" },
  ccnl: { column: "ccnl", type: "ccnl" },
} as const;

type Asked = { field: string; column: (typeof lists)[keyof typeof lists]["column"]; type: string; code: string };

/** Entries lead to what they became; a longer way than this nobody goes. */
const longestWay = 5;

const entriesBy = (tx: Tx, by: "code" | "id", values: readonly string[]) =>
  tx
    .selectFrom("vocabulary_entries")
    .select(["id", "code", "type", "merged_into"])
    .where(by, "in", [...values])
    // Whoever merges or deletes one waits until this Space refers to it.
    .forKeyShare()
    .execute();
type Entry = Awaited<ReturnType<typeof entriesBy>>[number];

async function successorOf(tx: Tx, entry: Entry | undefined): Promise<Entry | undefined> {
  let found = entry;
  for (let step = 0; found && found.merged_into !== null && step < longestWay; step++)
    [found] = await entriesBy(tx, "id", [found.merged_into]);
  return found?.merged_into === null ? found : undefined;
}

/** A code that was merged away becomes the one that it went into; one of no list, or of another, is refused by its field. */
export async function knownCodes(tx: Tx, columns: SpaceColumns): Promise<SpaceColumns> {
  const asked: Asked[] = Object.entries(lists).flatMap(([field, { column, type }]) => {
    const code = columns[column];
    return typeof code === "string" ? [{ field, column, type, code }] : [];
  });
  if (asked.length === 0) return columns;
  const entries = await entriesBy(
    tx,
    "code",
    asked.map(({ code }) => code),
  );
  const resolved: SpaceColumns = { ...columns };
  const unknown: string[] = [];
  for (const { field, column, type, code } of asked) {
    const entry = await successorOf(
      tx,
      entries.find((one) => one.code === code),
    );
    if (entry?.type === type) resolved[column] = entry.code;
    else unknown.push(field);
  }
  if (unknown.length > 0)
    failFields(
      "vocabulary.unknownCode",
      unknown.map((path) => ({ path, code: "field.invalid", params: {} })),
    );
  return resolved;
}
