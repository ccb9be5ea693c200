import { alone, hint, inTransaction, outboxChannel, type Db, type Tx } from "@orbita/db";
import {
  demoAccounts,
  demoPassword,
  demoPosts,
  loadGazetteer,
  loadOccupations,
  loadSkills,
  loadVocabulary,
} from "@orbita/db/seed";
import { computeSalaryFigures, countEvents } from "@orbita/features";
import type { PasswordHasher } from "@orbita/platform";
import { plantApplications } from "./plant-applications.ts";
import { plantInterviews } from "./plant-interviews.ts";
import { plantMessages } from "./plant-messages.ts";
import { plantBilling } from "./plant-billing.ts";
import { plantFeed } from "./plant-feed.ts";
import { plantPastAds } from "./plant-past-ads.ts";
import { plantPeople } from "./plant-people.ts";
import { plantPosts } from "./plant-posts.ts";
import { plantResumes, plantTalents } from "./plant-resumes.ts";
import { plantScorecards } from "./plant-scorecards.ts";
import { plantSpaces } from "./plant-spaces.ts";
import { plantStatistics } from "./plant-statistics.ts";

type PlantDemoOptions = { readonly db: Db; readonly passwords: Pick<PasswordHasher, "hash">; readonly now?: Date };

const day = 86_400_000;

const isThere = async (db: Db | Tx): Promise<boolean> =>
  (await db.selectFrom("users").select("id").where("email", "=", demoAccounts[0].email).executeTakeFirst()) !==
  undefined;

/** Creates the whole demo in one transaction, or nothing if the demo already exists. Afterwards the relay fills the index. */
export async function plantDemo({ db, passwords, now = new Date() }: PlantDemoOptions): Promise<"planted" | "there"> {
  return alone(db, "demo data", async () => {
    if (await isThere(db)) return "there";
    await loadGazetteer(db);
    await loadVocabulary(db);
    await loadSkills(db);
    await loadOccupations(db);
    // All accounts share one hash: hashing the same password three hundred times would take a minute.
    const passwordHash = await passwords.hash(demoPassword);
    const posts = await demoPosts(now);
    const opened = new Date(now.getTime() - 400 * day);
    await inTransaction(db, { actorId: null, requestId: "seed", why: "demo data" }, async (tx) => {
      const members = await plantPeople(tx, { now, opened, passwordHash });
      const writers = await plantSpaces(tx, { members, posts, opened });
      await plantPosts(tx, posts, writers);
      await plantPastAds(tx, now);
      await plantResumes(tx, now);
      await plantApplications(tx, { now, members });
      await plantScorecards(tx, { now, members });
      await plantInterviews(tx, { now, members });
      await plantMessages(tx, { now, members });
      await plantTalents(tx, now);
      await plantFeed(tx, now);
      await plantStatistics(tx, { now, posts, writers });
      await plantBilling(tx, { now, posts, writers });
    });
    await countEvents({ db, now });
    await computeSalaryFigures({ db, now });
    await hint(db, outboxChannel);
    return "planted";
  });
}
