import type { ScorecardAnswer } from "@orbita/contract";
import type { Tx } from "@orbita/db";
import { shownPost } from "@orbita/db/seed";
import { handlers } from "@orbita/features";
import { actAs } from "./act-as.ts";
import { findPost, memberOf, type PlantApplicationsOptions } from "./plant-applications.ts";

const { addCriterion, handIn, read } = handlers.scorecards;
const day = 86_400_000;

const said: readonly { answer: ScorecardAnswer; note: string }[] = [
  { answer: "yes", note: "Ha raccontato due servizi che ha portato in produzione, con i loro guasti." },
  { answer: "yes", note: "" },
  { answer: "partly", note: "Legge i piani di esecuzione, indici compositi solo in teoria." },
  { answer: "notAsked", note: "" },
];

/**
 * Creates a colleague's scorecard about an applicant in the interview stage. Other recruiters must submit their own before they
 * can read it.
 */
export async function plantScorecards(tx: Tx, options: PlantApplicationsOptions): Promise<void> {
  const post = await findPost(tx, shownPost.space, shownPost.title);
  const application = await tx
    .selectFrom("applications")
    .select("id")
    .where("job_post_id", "=", post.id)
    .where("status", "=", "interview")
    .orderBy("sent_at")
    .orderBy("code")
    .limit(1)
    .executeTakeFirst();
  if (!application) return;
  const at = new Date(options.now.getTime() - day);
  const ctx = await actAs(tx, memberOf(options, post, 1), at);
  await addCriterion(ctx, { params: { id: post.id }, body: { text: "Spiega le sue scelte a chi non è del mestiere" } });
  const { criteria } = await read(ctx, { params: application });
  const judgements = criteria.map(({ id }, place) => ({ criterionId: id, ...said[place % said.length]! }));
  await handIn(ctx, { params: application, body: { version: null, judgements } });
}
