import type { Tx } from "@orbita/db";
import { shownPost } from "@orbita/db/seed";
import { handlers } from "@orbita/features";
import { actAs } from "./act-as.ts";
import { findPost, memberOf, type PlantApplicationsOptions } from "./plant-applications.ts";

const { addTemplate, markMine, send, sendMine } = handlers.messages;
const hour = 3_600_000;

const said = [
  {
    side: "space",
    hoursAgo: 26,
    text: "Ciao Giulia, grazie. Ci racconti in due righe come misuravate i tempi di risposta?",
  },
  {
    side: "talent",
    hoursAgo: 22,
    text: "Volentieri: tracce per ogni richiesta, e un grafico dei percentili accanto a quello delle casse in arrivo.",
  },
  { side: "talent", hoursAgo: 22, text: "Se serve vi mando l’articolo che ne abbiamo scritto." },
  { side: "space", hoursAgo: 3, text: "Sì, mandalo pure qui. Poi ti proponiamo un orario per parlarne." },
] as const;

const templates = [
  {
    name: "Primo contatto",
    it: "Ciao {name}, abbiamo letto la tua candidatura per {job}. Hai mezz’ora questa settimana per una telefonata? {space}",
    en: "Hi {name}, we have read your application for {job}. Do you have half an hour this week for a call? {space}",
  },
  {
    name: "Serve ancora qualche giorno",
    it: "Ciao {name}, per {job} ci serve ancora qualche giorno. Ti scriviamo entro venerdì. {space}",
    en: "Hi {name}, we need a few more days for {job}. We will write to you by Friday. {space}",
  },
];

/** Threads of other applicants to the same post: an unread one and a read one. */
const others = [
  {
    email: "tommaso.grieco@posta.example",
    said: [
      { side: "space", hoursAgo: 50, text: "Ciao Tommaso, ti va di raccontarci la migrazione delle code?" },
      { side: "talent", hoursAgo: 5, text: "Certo. Questa settimana posso dopo le 17, la prossima quando volete." },
    ],
  },
  {
    email: "sara.bonfiglio@posta.example",
    said: [
      { side: "talent", hoursAgo: 30, text: "Grazie dell’invito. Preparo qualcosa?" },
      { side: "space", hoursAgo: 28, text: "No, niente da preparare: parliamo di quello che hai fatto." },
    ],
  },
] as const;

type DemoMessage = { readonly side: "space" | "talent"; readonly hoursAgo: number; readonly text: string };
type DemoThread = { readonly email: string; readonly said: readonly DemoMessage[] };

/** Creates one thread with an applicant, each message at its time. */
async function plantThread(tx: Tx, options: PlantApplicationsOptions, { email, said: lines }: DemoThread) {
  const post = await findPost(tx, shownPost.space, shownPost.title);
  const thread = await tx
    .selectFrom("applications")
    .innerJoin("users", "users.id", "applications.talent_id")
    .select(["applications.id", "users.id as talentId"])
    .where("job_post_id", "=", post.id)
    .where("users.email", "=", email)
    .executeTakeFirst();
  if (!thread) return null;
  const talent = { id: thread.talentId, memberships: [] };
  const [params, member] = [{ id: thread.id }, memberOf(options, post, 1)];
  for (const { side, hoursAgo, text } of lines) {
    const at = new Date(options.now.getTime() - hoursAgo * hour);
    const input = { params, body: { text, fileIds: [] } };
    if (side === "space") await send(await actAs(tx, member, at), input);
    else await sendMine(await actAs(tx, talent, at), input);
  }
  return { talent, params };
}

/**
 * Creates the thread of the demo user Giulia with Lanterna, whose last message is unread, the threads of other applicants, and the
 * Space's message templates.
 */
export async function plantMessages(tx: Tx, options: PlantApplicationsOptions): Promise<void> {
  const post = await findPost(tx, shownPost.space, shownPost.title);
  for (const talk of others) await plantThread(tx, options, talk);
  const thread = await plantThread(tx, options, { email: "giulia@demo.orbita.example", said });
  if (!thread) return;
  const { talent, params } = thread;
  await markMine(await actAs(tx, talent, options.now), { params, body: { seq: said.length - 1 } });
  const member = memberOf(options, post, 1);
  for (const body of templates) await addTemplate(await actAs(tx, member, options.now), { body });
}
