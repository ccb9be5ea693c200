import { randomUUIDv7 } from "node:crypto";
import type { Tables, Tx } from "@orbita/db";
import { demoPastAds, demoSpaces } from "@orbita/db/seed";
import type { Insertable } from "kysely";

const day = 86_400_000;
const openDays = 30;

/** Inserts the closed posts of the last year directly, because nobody applied to them. */
export async function plantPastAds(tx: Tx, now: Date): Promise<void> {
  const spaces = await tx.selectFrom("spaces").select(["id", "url"]).execute();
  const idOf = new Map(spaces.map(({ id, url }) => [url, id]));
  const rows = demoPastAds(now).map(
    ({
      space,
      title,
      city,
      region,
      ccnl,
      ccnlLevel,
      salaryMin,
      salaryMax,
      publishedAt,
    }): Insertable<Tables["job_posts"]> => ({
      id: randomUUIDv7(),
      space_id: idOf.get(demoSpaces[space].url)!,
      status: "unpublished",
      outcome: "hired",
      title,
      language: "it",
      description: "",
      city,
      region,
      country: "IT",
      contract_type: "contract_type_full",
      contract_economic_type: "contract_economic_type_permanent",
      weekly_hours: 40,
      workplace_type: "workplace_type_office_presence",
      travel_type: "travel_type_not_required",
      salary_min: salaryMin,
      salary_max: salaryMax,
      ccnl,
      ccnl_level: ccnlLevel,
      created_at: publishedAt,
      published_at: publishedAt,
      expires_at: new Date(publishedAt.getTime() + openDays * day),
      confirmed_at: publishedAt,
    }),
  );
  await tx.insertInto("job_posts").values(rows).execute();
}
