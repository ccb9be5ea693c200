import { dayAfter, instantOf, mondayOf, wallTimeAt } from "@orbita/contract/interviews/wall-time";
import type { Tx } from "@orbita/db";
import { shownPost } from "@orbita/db/seed";
import { handlers } from "@orbita/features";
import { actAs } from "./act-as.ts";
import { findPost, memberOf, type PlantApplicationsOptions } from "./plant-applications.ts";

const { pick, propose } = handlers.interviews;
const zone = "Europe/Rome";
const hour = 3_600_000;

/** Returns three interview times in the week after the current week. */
function timesAfter(now: Date): string[] {
  const monday = dayAfter(mondayOf(wallTimeAt(zone, now).day), 7);
  const at = (days: number, minutes: number) => instantOf(zone, { day: dayAfter(monday, days), minutes })!;
  return [at(1, 570), at(2, 630), at(3, 840)].map((moment) => moment.toISOString());
}

/**
 * Creates interviews for the applications in the interview stage. One talent has chosen a time; the others, the demo user Giulia
 * among them, have proposals to answer.
 */
export async function plantInterviews(tx: Tx, options: PlantApplicationsOptions): Promise<void> {
  const post = await findPost(tx, shownPost.space, shownPost.title);
  const applications = await tx
    .selectFrom("applications")
    .select(["id", "talent_id"])
    .where("job_post_id", "=", post.id)
    .where("status", "=", "interview")
    .orderBy("sent_at")
    .orderBy("code")
    .limit(3)
    .execute();
  const slots = timesAfter(options.now);
  // The second talent takes the first proposed time, so that time must not be proposed to the third talent.
  const proposed = [slots, [slots[0]!, slots[2]!], slots.slice(1)];
  const member = memberOf(options, post, 1);
  for (const [place, { id, talent_id }] of applications.entries()) {
    const made = await propose(await actAs(tx, member, options.now), {
      body: {
        applicationId: id,
        contactRequestId: null,
        moveOn: false,
        slots: proposed[place]!,
        minutes: 45,
        way: "video",
        place: "https://meet.demo.orbita.example/lanterna",
        with: [member.id],
        about: "RabbitMQ tra 40 magazzini: come avete scelto che cosa perdere. Niente test dal vivo.",
        answerBy: new Date(Date.parse(slots[0]!) - hour / 2).toISOString(),
        zone,
      },
    });
    if (place !== 1) continue;
    const talent = await actAs(tx, { id: talent_id, memberships: [] }, options.now);
    const body = { startsAt: slots[0]!, version: made.version, zone };
    await pick(talent, { params: { id: made.id }, body });
  }
}
