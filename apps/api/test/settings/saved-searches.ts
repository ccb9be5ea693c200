import { randomUUIDv7 } from "node:crypto";
import type { AlertFrequency } from "@orbita/contract";
import { aJobPost, aSpace } from "@orbita/testing";
import type { ApiClient } from "../support/harness.ts";
import { letters } from "../support/people.ts";
import type { SettingsWorld } from "./world.ts";

const filtersOf = (word: string) => [{ f: "text", v: word, mm: "c" as const }];

/** Saves a job search for a new random word, sets its alert frequency, and lets the worker run it for the first time. Returns the word. */
export async function saveJobSearch(
  { worker }: SettingsWorld,
  { savedSearches }: ApiClient,
  frequency: AlertFrequency,
  firstRun?: Date,
): Promise<string> {
  const word = letters(12);
  const body = { name: "Prova", filters: filtersOf(word) } as never;
  const { id } = (await savedSearches.saveJobs({ body }, { idempotencyKey: randomUUIDv7() }))!;
  await savedSearches.changeJobs({ params: { id }, body: { frequency } });
  await worker.runRoutine("savedSearches.ask", firstRun);
  return word;
}

/** Does the same as `saveJobSearch` for a Space's search for talents. */
export async function saveTalentSearch(
  { worker }: SettingsWorld,
  { savedSearches }: ApiClient,
  frequency: AlertFrequency,
): Promise<string> {
  const word = letters(12);
  const body = { name: "Prova", filters: filtersOf(word) } as never;
  const { id } = (await savedSearches.saveTalents({ body }, { idempotencyKey: randomUUIDv7() }))!;
  await savedSearches.changeTalents({ params: { id }, body: { frequency } });
  await worker.runRoutine("savedSearches.ask");
  return word;
}

/** Publishes a job whose title contains the searched word, so that the saved search finds it. */
export async function publishMatch({ api, worker }: SettingsWorld, word: string, publishedAt = new Date()) {
  const space = await aSpace(api.db);
  const { id } = await aJobPost(api.db, { spaceId: space.id, status: "published", title: `Tester ${word}` });
  await api.db.updateTable("job_posts").set({ published_at: publishedAt }).where("id", "=", id).execute();
  await worker.reindex("jobPost.changed", { id, seen: true });
}
