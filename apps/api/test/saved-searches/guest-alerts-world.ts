import { mailsTo, type CapturedMail } from "@orbita/testing";
import { sql } from "kysely";
import { publishMatch } from "../settings/saved-searches.ts";
import { startSettingsWorld, type SettingsWorld } from "../settings/world.ts";
import { letters, visitor } from "../support/people.ts";

const minute = 60_000;

export const anAddress = () => `${letters(12)}@posta.example`;
const tokenIn = (pattern: RegExp, text: string): string => {
  const token = pattern.exec(text)?.[1];
  if (token === undefined) throw new Error(`no ${pattern} in the mail`);
  return token;
};
export const manageTokenIn = ({ text }: CapturedMail) => tokenIn(/\/account\/job-alerts#([\w.-]+)/, text);
export const stopTokenIn = (text: string) => tokenIn(/\/unsubscribe\/alerts\.([\w.-]+)/, text);

/** Functions that request, confirm and send job alerts of guests, through the real mail server. */
export function guestAlertsOf(world: SettingsWorld) {
  const { api, worker } = world;
  let clock = Date.now();

  async function request(email: string, more: Record<string, unknown> = {}): Promise<string> {
    const word = letters(12);
    const filters = [{ f: "text", v: word, mm: "c" }];
    const body = { name: `Tester ${word}`, filters, email, frequency: "atOnce", ...more } as never;
    await visitor(api).savedSearches.requestAlert({ body });
    return word;
  }
  /** Sends the confirmation mails that wait, and returns the tokens in the mails to the address, oldest first. */
  async function confirmationsTo(email: string): Promise<string[]> {
    await worker.runJobs("savedSearches.sendConfirmation");
    const mails = await mailsTo(email);
    return mails.flatMap(({ text }) => /confirm-alert#([\w-]{43})/.exec(text)?.[1] ?? []);
  }
  const confirm = (token: string) => visitor(api).savedSearches.confirmAlert({ body: { token } });

  /** A confirmed alert for a new random word, after the first run of its search. */
  async function confirmed(email = anAddress(), more: Record<string, unknown> = {}) {
    const word = await request(email, more);
    const alert = (await confirm((await confirmationsTo(email)).at(-1)!))!;
    await run();
    return { email, word, alert };
  }
  /** Runs the due searches, a minute later each time, and sends the mails to guests. */
  async function run(): Promise<void> {
    clock = Math.max(clock + minute, Date.now());
    await worker.runRoutine("savedSearches.ask", new Date(clock));
    await worker.runJobs("savedSearches.mailGuest", new Date(clock));
  }
  const publish = (word: string) => publishMatch(world, word);
  /** The alert mails to the address, without the confirmations. */
  const alertsTo = async (email: string) =>
    (await mailsTo(email)).filter(({ text }) => text.includes("/account/job-alerts#"));
  const searchesOf = (email: string) =>
    api.db
      .selectFrom("saved_searches")
      .innerJoin("alert_guests", "alert_guests.id", "saved_searches.guest_id")
      .selectAll("saved_searches")
      .where("alert_guests.email", "=", email)
      .execute();
  /** The mails about matches of a search that wait in the queue. */
  const mailJobsOf = async (searchId: string) =>
    (
      await sql`select id from pgboss.job where name = 'savedSearches.mailGuest' and data->>'searchId' = ${searchId}`.execute(
        api.db,
      )
    ).rows;
  return { ...world, mailJobsOf, request, confirmationsTo, confirm, confirmed, run, publish, alertsTo, searchesOf };
}
export type GuestAlertsWorld = ReturnType<typeof guestAlertsOf>;

export const startGuestAlerts = async (): Promise<GuestAlertsWorld> => guestAlertsOf(await startSettingsWorld());
