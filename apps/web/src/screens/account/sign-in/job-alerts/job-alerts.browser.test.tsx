import { afterEach, expect, test, vi } from "vitest";
import { answerFetch, problem } from "~/testing/answer-fetch.ts";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { ConfirmAlert } from "./confirm-alert.tsx";
import { JobAlerts } from "./job-alerts.tsx";
import { StopAlertsPage } from "./stop-alerts-page.tsx";

afterEach(() => vi.unstubAllGlobals());

const token = "a".repeat(43);
const base = "/api/v1/public/job-alert";
const alert = (id: string, name: string, more: object = {}) => ({
  id,
  name,
  frequency: "daily",
  address: "q=tester",
  broken: false,
  created: "2026-11-15T11:48:00.000Z",
  ...more,
});

test("opening the confirmation link sends nothing; the button confirms, and the page says what will be sent", async () => {
  const confirmed = { name: "Tester, Genova", frequency: "weekly", manage: "manage-token" };
  const sent = answerFetch({ [`${base}/confirm`]: { body: confirmed } });
  const { screen } = await renderPage(<ConfirmAlert token={token} />);
  const button = screen.getByRole("button", { name: "Confirm alerts" });
  await expect.element(button).toBeVisible();
  expect(await violations()).toEqual([]);
  expect(sent).toEqual([]);
  await button.click();
  await expect
    .element(screen.getByText("We’ll email you new jobs for “Tester, Genova” every Monday morning."))
    .toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: "Manage alerts" }))
    .toHaveAttribute("href", "/account/job-alerts#manage-token");
  expect(sent).toEqual([{ path: `${base}/confirm`, body: { token } }]);
  expect(await violations()).toEqual([]);
});

test("alert confirmed for the address of an account → the page leads to the saved searches", async () => {
  answerFetch({ [`${base}/confirm`]: { body: { name: "Tester", frequency: "atOnce", manage: null } } });
  const { screen } = await renderPage(<ConfirmAlert token={token} />, { locale: "it" });
  await screen.getByRole("button", { name: "Conferma avvisi" }).click();
  await expect.element(screen.getByRole("link", { name: "Vai alle ricerche salvate" })).toBeVisible();
});

test("used confirmation link → the page says so, and confirming stays possible after a failure", async () => {
  answerFetch({ [`${base}/confirm`]: problem("jobAlert.linkExpired", 404) });
  const { screen } = await renderPage(<ConfirmAlert token={token} />);
  await screen.getByRole("button", { name: "Confirm alerts" }).click();
  await expect.element(screen.getByText(/This link has already been used or has expired/)).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Confirm alerts" })).toBeVisible();
});

test("guest changes the frequency of one alert and turns off another, then all", async () => {
  const sent = answerFetch({
    [`${base}/${token}`]: { body: [alert("1", "Tester, Genova"), alert("2", "Backend")] },
    [`${base}/${token}/1`]: { body: alert("1", "Tester, Genova", { frequency: "weekly" }) },
    [`${base}/${token}/2`]: { status: 204 },
  });
  const { screen } = await renderPage(<JobAlerts token={token} />);
  const often = screen.getByRole("combobox", { name: "Alert frequency for “Tester, Genova”" });
  await expect.element(often).toHaveValue("daily");
  expect(await violations()).toEqual([]);
  await expect.element(screen.getByRole("link", { name: "Backend" })).toHaveAttribute("href", "/jobs?q=tester");
  await often.selectOptions("weekly");
  await expect.element(often).toHaveValue("weekly");
  await screen.getByRole("button", { name: "Turn off alerts for “Backend”" }).click();
  await expect.element(screen.getByRole("link", { name: "Backend" })).not.toBeInTheDocument();
  await screen.getByRole("button", { name: "Turn off all alerts" }).click();
  await expect.element(screen.getByText(/No alerts go to your address/)).toBeVisible();
  expect(sent.map(({ path }) => path)).toEqual([
    `${base}/${token}`,
    `${base}/${token}/1`,
    `${base}/${token}/2`,
    `${base}/${token}`,
  ]);
  expect(await violations()).toEqual([]);
});

test("invalid link to the alerts → the page says that the link is incomplete", async () => {
  answerFetch({ [`${base}/${token}`]: problem("jobAlert.linkInvalid", 404) });
  const { screen } = await renderPage(<JobAlerts token={token} />);
  await expect.element(screen.getByRole("heading", { name: "This link is incomplete" })).toBeVisible();
});

test("opening a guest's unsubscribe link changes nothing; the button turns off all alerts", async () => {
  const path = `${base}/unsubscribe/${token}`;
  const sent = answerFetch({ [path]: { status: 204 } });
  const { screen } = await renderPage(<StopAlertsPage token={token} />, { locale: "it" });
  await expect.element(screen.getByRole("heading", { name: "Disattivare gli avvisi?" })).toBeVisible();
  expect(await violations()).toEqual([]);
  expect(sent).toEqual([]);
  await screen.getByRole("button", { name: "Disattiva avvisi" }).click();
  await expect.element(screen.getByRole("heading", { name: "Avvisi disattivati" })).toBeVisible();
  expect(sent.map((call) => call.path)).toEqual([path]);
});
