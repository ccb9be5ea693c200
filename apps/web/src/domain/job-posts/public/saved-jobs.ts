import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";

/**
 * Ids of the user's saved posts, loaded once per tab.
 * Used only in the browser, because a server would share this variable between users.
 */
let asked: { of: string; ids: Promise<Set<string>> } | null = null;

function idsOf(userId: string): Promise<Set<string>> {
  if (asked?.of === userId) return asked.ids;
  const ids = answered(api().savedJobs.ids({})).then((answer) => new Set(answer.ids));
  asked = { of: userId, ids };
  // A failed request is not cached, so the next call loads the ids of the saved posts again.
  ids.catch(() => (asked = null));
  return ids;
}

export const isSaved = async (userId: string, id: string): Promise<boolean> => (await idsOf(userId)).has(id);

export async function setSaved(userId: string, id: string, saved: boolean): Promise<void> {
  const { savedJobs } = api();
  await answered(saved ? savedJobs.save({ params: { id } }) : savedJobs.remove({ params: { id } }));
  const ids = await idsOf(userId);
  if (saved) ids.add(id);
  else ids.delete(id);
}
