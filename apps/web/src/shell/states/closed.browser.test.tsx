import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page as browser, userEvent } from "vitest/browser";
import { api } from "~/shell/api/client.ts";
import { useOffline } from "~/shell/api/offline.ts";
import { PlannedBanner } from "../frames/own/planned-banner.tsx";
import { QueryRoot } from "~/shell/query-root.tsx";
import { Shell } from "~/shell/shell.tsx";
import { UiRoot } from "~/shell/ui-root.tsx";
import { answerFetch, problem } from "~/testing/answer-fetch.ts";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { ProblemError } from "@orbita/contract/kernel/client";
import { useQuery } from "@tanstack/react-query";
import { answered } from "../api/failure.ts";
import { QueryFailure } from "./query-failure.tsx";
import { ClosedPage } from "./closed-page.tsx";

beforeEach(() => browser.viewport(1440, 1000));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  useOffline.setState({ closed: null });
});

const at = { maintenance: "/api/v1/maintenance", spaces: "/api/v1/admin/invoice/blocked" };
const closed = problem("server.maintenance", 503, {
  params: { message: "Torniamo alle 06:30.", until: "2099-11-22T05:30:00.000Z", retryAfter: 60 },
});
const open = { on: false, from: null, until: null, message: { it: "", en: "" }, now: "2026-11-15T10:00:00.000Z" };

function Page() {
  const { data, error, refetch } = useQuery({
    queryKey: ["something"],
    queryFn: () => answered(api().adminInvoices.blocked({})),
    staleTime: 0,
  });
  if (error) return <QueryFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return null;
  return (
    <form>
      <label>
        Letter <textarea />
      </label>
      <button type="button" onClick={() => void refetch()}>
        Look
      </button>
    </form>
  );
}

test("maintenance begins on an open page → the typed text stays behind the message, and the page returns afterwards", async () => {
  const answers: Parameters<typeof answerFetch>[0] = {
    [at.spaces]: { body: [] },
    [at.maintenance]: { body: { ...open, on: true } },
  };
  const sent = answerFetch(answers);
  const { screen } = await renderPage(
    <UiRoot>
      <QueryRoot>
        <Shell>
          <main>
            <Page />
          </main>
        </Shell>
      </QueryRoot>
    </UiRoot>,
  );
  const letter = screen.getByLabelText("Letter");
  await letter.fill("Conosco la banchina");
  answers[at.spaces] = closed;
  await screen.getByRole("button", { name: "Look" }).click();
  const curtain = screen.getByRole("dialog", { name: "Maintenance in progress" });
  await expect.element(curtain.getByText(/Torniamo alle 06:30\./)).toBeVisible();
  await expect.element(curtain.getByText(/Expected back: 22 Nov 2099/)).toBeVisible();
  expect(await violations()).toEqual([]);
  await userEvent.keyboard("{Escape}");
  await expect.element(curtain).toBeVisible();
  // The platform is still closed: the button sends its request, and the message stays.
  await curtain.getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => sent.filter(({ path }) => path === at.maintenance).length).toBe(1);
  await expect.element(curtain).toBeVisible();
  answers[at.spaces] = { body: [] };
  answers[at.maintenance] = { body: open };
  await curtain.getByRole("button", { name: "Try again" }).click();
  await expect.element(curtain).not.toBeInTheDocument();
  await expect.element(letter).toHaveValue("Conosco la banchina");
});

test("api unavailable without a maintenance notice → reported in the page, without the maintenance dialog", async () => {
  answerFetch({ [at.spaces]: problem("server.maintenance", 503) });
  const { screen } = await renderPage(
    <UiRoot>
      <QueryRoot>
        <Shell>
          <main>
            <Page />
          </main>
        </Shell>
      </QueryRoot>
    </UiRoot>,
  );
  await expect.element(screen.getByRole("heading", { name: "Maintenance in progress" })).toBeVisible();
  await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
});

test("page that cannot be loaded during maintenance → shows when the maintenance ends, in Italian", async () => {
  const { screen } = await renderPage(
    <main>
      <ClosedPage error={new ProblemError(closed.body as never)} />
    </main>,
    { locale: "it" },
  );
  await expect.element(screen.getByRole("heading", { level: 1 })).toBeVisible();
  await expect
    .element(screen.getByText(/Torniamo alle 06:30\. Riapertura prevista: 22 nov 2099, 06:30\./))
    .toBeVisible();
  expect(await violations()).toEqual([]);
});

test("planned maintenance is announced from the day before, not sooner", async () => {
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  answerFetch({ [at.maintenance]: { body: { ...open, from: inHours(5), until: inHours(6) } } });
  const soon = await renderPage(<PlannedBanner />);
  await expect.element(soon.screen.getByRole("region", { name: "Planned maintenance" })).toBeVisible();
  expect(await violations()).toEqual([]);
  await soon.screen.unmount();
  const sent = answerFetch({ [at.maintenance]: { body: { ...open, from: inHours(30), until: inHours(31) } } });
  const later = await renderPage(<PlannedBanner />);
  await expect.poll(() => sent.length).toBe(1);
  await expect.element(later.screen.getByRole("region")).not.toBeInTheDocument();
});
