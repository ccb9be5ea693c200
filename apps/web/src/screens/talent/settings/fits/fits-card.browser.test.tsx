import type { Me } from "@orbita/contract";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { QueryRoot } from "~/shell/query-root.tsx";
import { UiRoot } from "~/shell/ui-root.tsx";
import { aFit, notForMe } from "~/testing/a-fit.ts";
import { answerFetch, problem } from "~/testing/answer-fetch.ts";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { FitsCard } from "./fits-card.tsx";

const path = "/api/v1/me/job-fit-reasons";
const settingsPath = "/api/v1/public/user/settings";
const [salary, city] = [aFit(0, "Collaudi"), aFit(1, "Saldature")];
const reasons = [
  notForMe(salary),
  notForMe(city, { reason: "place", effect: { kind: "city", city: "Bassano" }, open: false }),
];
const me = { id: "01938b3c-7a10-7c3e-9d1f-2b6a5c4d3e97", spaces: [] } as unknown as Me;
const card = (isOn = true) =>
  renderPage(
    <UiRoot>
      <QueryRoot>
        <main>
          <h1>Privacy</h1>
          <FitsCard isOn={isOn} isMailed />
        </main>
      </QueryRoot>
    </UiRoot>,
    { me },
  );

beforeEach(() => page.viewport(390, 900));
afterEach(() => vi.unstubAllGlobals());

test("reasons are listed with their effects; a reason is undone by keyboard, and the list is loaded again", async () => {
  const undoPath = `${path}/${city.job.id}`;
  const sent = answerFetch({ [path]: { body: reasons }, [undoPath]: { status: 204 } });
  const { screen } = await card();
  await expect.element(screen.getByText(/You won’t see jobs that pay €45,000 or less/)).toBeVisible();
  await expect.element(screen.getByText(/closed/)).toBeVisible();
  await expect.element(screen.getByText(/You won’t see jobs in Bassano, except remote ones/)).toBeVisible();
  expect(await violations()).toEqual([]);
  screen.getByRole("button", { name: "Undo for Saldature" }).element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => sent.map((one) => one.path)).toEqual([path, undoPath, path]);
});

test("the switch saves the setting", async () => {
  const sent = answerFetch({ [path]: { body: [] }, [settingsPath]: { body: {} } });
  const { screen } = await card();
  await expect.element(screen.getByText(/You haven’t marked any job as not for you/)).toBeVisible();
  await screen.getByRole("switch", { name: "Compare jobs with your CV" }).click();
  await expect.poll(() => sent.find((one) => one.path === settingsPath)?.body).toEqual({ jobFits: false });
});

test("the switch of the weekly email saves the notification setting; with the comparison off there is none", async () => {
  const sent = answerFetch({ [path]: { body: [] }, [settingsPath]: { body: {} } });
  const { screen } = await card();
  const weekly = screen.getByRole("switch", { name: "Weekly email" });
  await expect.element(weekly).toBeChecked();
  expect(await violations()).toEqual([]);
  await weekly.click();
  await expect
    .poll(() => sent.find((one) => one.path === settingsPath)?.body)
    .toEqual({ notifications: { "jobFit.found": { email: false } } });
  await screen.unmount();
  const without = await card(false);
  await expect.element(without.screen.getByText(/You haven’t marked any job as not for you/)).toBeVisible();
  await expect.element(without.screen.getByRole("switch", { name: "Weekly email" })).not.toBeInTheDocument();
});

test("undo fails → the row stays and the error is shown", async () => {
  answerFetch({ [path]: { body: reasons }, [`${path}/${salary.job.id}`]: problem("server.failed", 500) });
  const { screen } = await card();
  await screen.getByRole("button", { name: "Undo for Collaudi" }).click();
  await expect.element(screen.getByRole("alert")).toBeVisible();
  await expect.element(screen.getByText("Collaudi")).toBeVisible();
});
