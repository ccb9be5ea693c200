import { expect, test } from "vitest";
import { answerFetch, problem } from "~/testing/answer-fetch.ts";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { UnsubscribePage } from "./unsubscribe-page.tsx";

const token = "abcdefghijklmnopqrstuvwxyz";
const path = `/api/v1/notifications/unsubscribe/${token}`;

test("opening an unsubscribe link changes nothing; the button unsubscribes, and this can be undone", async () => {
  const sent = answerFetch({ [path]: { body: { kind: "application.received" } } });
  const { screen } = await renderPage(<UnsubscribePage token={token} />);
  const stop = screen.getByRole("button", { name: "Turn off emails" });
  await expect.element(stop).toBeVisible();
  expect(sent).toEqual([]);
  await stop.click();
  await expect.element(screen.getByText(/We’ll no longer send you emails about “New applications”/)).toBeVisible();
  expect(await violations()).toEqual([]);
  await screen.getByRole("button", { name: "Turn emails back on" }).click();
  await expect.element(screen.getByRole("heading", { name: "Emails turned back on" })).toBeVisible();
  expect(sent).toHaveLength(2);
});

test("invalid unsubscribe link → the page says that the link is incomplete", async () => {
  answerFetch({ [path]: problem("notification.linkInvalid", 404) });
  const { screen } = await renderPage(<UnsubscribePage token={token} />);
  await screen.getByRole("button", { name: "Turn off emails" }).click();
  await expect.element(screen.getByRole("heading", { name: "This link is incomplete" })).toBeVisible();
});
