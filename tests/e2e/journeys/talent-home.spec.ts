import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { anApplicant, publishOpen, type SignedInApplicant } from "../support/applicants.ts";
import { expectAccessible } from "../support/axe.ts";
import { enter } from "../support/keyboard.ts";
import { aPerson, aSpace, type PersonCredentials, type SignedInPerson } from "../support/people.ts";
import { expect, test } from "../support/test.ts";
import type { Translate } from "../support/words.ts";

const hourMs = 3_600_000;
const zone = "Europe/Rome";
/** A full hour, `hours` from now. */
const at = (hours: number) => new Date(Math.ceil(Date.now() / hourMs) * hourMs + hours * hourMs).toISOString();

type Sender = { member: SignedInPerson; spaceId: string; talent: SignedInApplicant };

async function propose({ member, spaceId, talent }: Sender): Promise<void> {
  const me = await member.api.accounts.me({});
  const body = {
    applicationId: talent.application.id,
    slots: [at(48), at(50)],
    minutes: 45 as const,
    way: "video" as const,
    place: "https://meet.example/lanterna",
    with: [me!.id],
    about: "Code e magazzini",
    answerBy: at(24),
    zone,
  };
  await member.api.interviews.propose({ body }, { spaceId, idempotencyKey: randomUUID() });
}

const write = ({ member, talent }: Omit<Sender, "spaceId">, text: string) =>
  member.api.messages.send(
    { params: { id: talent.application.id }, body: { text, fileIds: [] } },
    { idempotencyKey: randomUUID() },
  );

async function signIn(page: Page, say: Translate, { email, password }: PersonCredentials): Promise<void> {
  await page.getByLabel(say("Email"), { exact: true }).fill(email);
  await page.getByLabel(say("Password"), { exact: true }).fill(password);
  await page.getByRole("button", { name: say("Sign in"), exact: true }).click();
}

const home = (page: Page): Locator => page.getByRole("banner").getByRole("link", { name: "Orbita" });

test("by keyboard: a talent signs in, lands on their home, picks an interview time and reads a message → both leave the list", async ({
  page,
  at: address,
  say,
  language,
}) => {
  const member = await aPerson(language);
  const space = await aSpace(member);
  const talent = await anApplicant(language, await publishOpen(member, space));
  await propose({ member, spaceId: space.id, talent });
  await write({ member, talent }, "Hai seguito tu il passaggio a PostgreSQL 15?");

  await page.goto(address("/sign-in"));
  await signIn(page, say, talent);
  await expect(page).toHaveURL(address("/home"));
  await expect(page.getByRole("heading", { level: 1, name: talent.firstName })).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(`^${say("Your home page")} · Orbita$`));
  const waiting = page.getByRole("region", { name: say("Waiting for you") });
  const rows = waiting.getByRole("listitem");
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(say("Choose a time for your interview"));
  await expect(rows.last()).toContainText("Hai seguito tu il passaggio a PostgreSQL 15?");
  const dates = page.getByRole("region", { name: say("Next dates") }).getByRole("listitem");
  await expect(dates.filter({ hasText: say("Interview, if you choose the first time") })).toBeVisible();
  await expectAccessible(page, "a talent’s home with things to do");

  await enter(
    page,
    waiting.getByRole("link", { name: say("Choose time for the interview with {0}", { 0: space.name }) }),
  );
  const interview = page.getByRole("region", { name: say("Interview") });
  await interview.getByRole("radio").first().check();
  await enter(page, interview.getByRole("button", { name: say("Choose this time") }));
  await expect(interview.getByText(say("Booked"), { exact: true })).toBeVisible();
  await enter(page, home(page));
  await expect(page).toHaveURL(address("/home"));
  await expect(rows).toHaveCount(1);
  await expect(dates.filter({ hasText: say("Interview, if you choose the first time") })).toBeHidden();

  await enter(page, rows.getByRole("link"));
  await expect(page.getByText("Hai seguito tu il passaggio a PostgreSQL 15?").last()).toBeVisible();
  await expect.poll(async () => (await talent.api.messages.myUnread({}))?.threads).toBe(0);
  await enter(page, home(page));
  await expect(waiting).toContainText(
    say("You’re all caught up. Interview times to choose, contact requests and messages will appear here."),
  );
  // Without a reload, a new message appears.
  await write({ member, talent }, "Grazie, a presto.");
  await expect(rows.filter({ hasText: "Grazie, a presto." })).toBeVisible();
});

test("a new person signs in → the home says what to do first, and leads to the preferences", async ({
  page,
  at: address,
  say,
  language,
}) => {
  const person = await aPerson(language);
  await page.goto(address("/sign-in"));
  await signIn(page, say, person);
  await expect(page).toHaveURL(address("/home"));
  const steps = page.getByRole("region", { name: say("Start here") });
  await expect(steps.getByRole("listitem")).toHaveCount(3);
  await expect(steps.getByRole("link", { name: say("Upload CV") })).toBeVisible();
  await expectAccessible(page, "a talent’s home with nothing yet");
  await steps.getByRole("link", { name: say("Add preferences") }).click();
  await expect(page.getByRole("heading", { level: 2, name: say("What you’re looking for") })).toBeFocused();
});
