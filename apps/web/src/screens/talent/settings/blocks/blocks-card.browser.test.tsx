import type { Block } from "@orbita/contract";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { QueryRoot } from "~/shell/query-root.tsx";
import { UiRoot } from "~/shell/ui-root.tsx";
import { answerFetch, problem } from "~/testing/answer-fetch.ts";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { BlocksCard } from "./blocks-card.tsx";

const path = "/api/v1/public/block";
const space: Block = {
  id: "01938b3c-7a10-7c3e-9d1f-2b6a5c4d3e41",
  kind: "mute",
  personId: null,
  spaceId: "01938b3c-7a10-7c3e-9d1f-2b6a5c4d3e20",
  name: "Cantieri Velamare",
  address: "velamare",
  picture: null,
  since: "2026-10-03T09:00:00.000Z",
};
const person: Block = {
  ...space,
  id: "01938b3c-7a10-7c3e-9d1f-2b6a5c4d3e42",
  kind: "block",
  personId: "01938b3c-7a10-7c3e-9d1f-2b6a5c4d3e21",
  spaceId: null,
  name: "Amir Haddad",
  address: "amir.haddad",
  since: "2026-11-10T09:00:00.000Z",
};

const card = () =>
  renderPage(
    <UiRoot>
      <QueryRoot>
        <main>
          <h1>Privacy</h1>
          <BlocksCard />
        </main>
      </QueryRoot>
    </UiRoot>,
  );
beforeEach(() => page.viewport(1280, 900));
afterEach(() => vi.unstubAllGlobals());

test("blocked and muted authors are listed with the date; unblocking an author removes the row at once", async () => {
  const sent = answerFetch({ [path]: { body: [person, space] }, [`${path}/${person.id}`]: { status: 204 } });
  const { screen } = await card();
  await expect.element(screen.getByText("Amir Haddad")).toBeVisible();
  await expect.element(screen.getByText(/blocked since 10 Nov 2026/)).toBeVisible();
  await expect.element(screen.getByText(/muted since 3 Oct 2026/)).toBeVisible();
  expect(await violations()).toEqual([]);
  // Unblocks with the keyboard only.
  screen.getByRole("button", { name: "Unblock Amir Haddad" }).element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByText("Amir Haddad")).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button", { name: "Unmute Cantieri Velamare" })).toBeVisible();
  await expect.poll(() => sent.map((one) => one.path)).toContain(`${path}/${person.id}`);
});

test("failed unblock → the author's row stays in its place and the error is shown", async () => {
  answerFetch({ [path]: { body: [person, space] }, [`${path}/${person.id}`]: problem("server.failed", 500) });
  const { screen } = await card();
  await userEvent.click(screen.getByRole("button", { name: "Unblock Amir Haddad" }));
  await expect.element(screen.getByRole("alert")).toBeVisible();
  const names = screen.getByRole("listitem").elements();
  expect(names.map((one) => one.querySelector("bdi")?.textContent)).toEqual(["Amir Haddad", "Cantieri Velamare"]);
});

test("unmuting an author who was already unmuted elsewhere → the row is removed without an error", async () => {
  answerFetch({ [path]: { body: [space] }, [`${path}/${space.id}`]: problem("block.notFound", 404) });
  const { screen } = await card();
  await userEvent.click(screen.getByRole("button", { name: "Unmute Cantieri Velamare" }));
  await expect.element(screen.getByText(/^You haven’t muted or blocked anyone\./)).toBeVisible();
  await expect.element(screen.getByRole("alert")).not.toBeInTheDocument();
});

test("list of blocked authors fails to load → can be retried; a long name does not overflow on a phone", async () => {
  await page.viewport(360, 740);
  const answers: Record<string, object> = { [path]: problem("server.failed", 500) };
  answerFetch(answers);
  const { screen } = await card();
  await expect.element(screen.getByRole("button", { name: "Try again" })).toBeVisible();
  answers[path] = { body: [{ ...person, name: "Supercalifragilistichespiralidoso".repeat(3) }] };
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await expect.element(screen.getByRole("button", { name: /^Unblock/ })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  expect(await violations()).toEqual([]);
});
