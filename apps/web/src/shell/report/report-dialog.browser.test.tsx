import { problemText } from "@orbita/i18n/errors";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { QueryRoot } from "../query-root.tsx";
import { UiRoot } from "../ui-root.tsx";
import { answerFetch, problem } from "~/testing/answer-fetch.ts";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { ReportDialog, type ReportTarget } from "./report-dialog.tsx";

afterEach(() => vi.unstubAllGlobals());

const path = "/api/v1/public/report";
const target: ReportTarget = { kind: "post", id: "01900000-0000-7000-8000-000000000001" };

function Reported({ of }: { of: ReportTarget }) {
  const [opened, setOpened] = useState(false);
  return (
    <main id="main">
      <h1>Feed</h1>
      <button type="button" onClick={() => setOpened(true)}>
        Report it
      </button>
      <ReportDialog
        target={of}
        about="Imbarchi Facili in #cantieri-e-porti, today"
        opened={opened}
        onClose={() => setOpened(false)}
      />
    </main>
  );
}

async function show(of: ReportTarget = target) {
  const { screen } = await renderPage(
    <UiRoot>
      <QueryRoot>
        <Reported of={of} />
      </QueryRoot>
    </UiRoot>,
  );
  await screen.getByRole("button", { name: "Report it" }).click();
  return screen;
}

test("reporting a post by keyboard → reason, note and muting are sent, and the confirmation links to the user's reports", async () => {
  const sent = answerFetch({ [path]: { body: {} } });
  const screen = await show();
  const dialog = screen.getByRole("dialog", { name: "Report this post" });
  await expect.element(dialog).toBeVisible();
  await expect.element(dialog.getByText(/within 2 days/)).toBeVisible();
  await userEvent.keyboard(" {ArrowDown}");
  await expect.element(dialog.getByRole("radio", { name: /Illegal job offer/ })).toBeChecked();
  await expect.element(dialog.getByText(/money requested in advance/)).toBeVisible();
  await userEvent.keyboard("{Tab}Chiedono 300 euro{Tab} ");
  expect(await violations()).toEqual([]);
  await dialog.getByRole("button", { name: "Report", exact: true }).click();
  const thanks = screen.getByRole("dialog", { name: "Thanks, we’ll review your report" });
  await expect.element(thanks.getByText(/You’ll no longer see posts from this author/)).toBeVisible();
  await expect.element(thanks.getByRole("link", { name: "Your reports" })).toHaveAttribute("href", "/feed/reports");
  expect(sent.at(-1)?.body).toEqual({ ...target, reason: "irregularJob", note: "Chiedono 300 euro", mute: true });
  expect(await violations()).toEqual([]);
  await userEvent.keyboard("{Enter}");
  await expect.element(thanks).not.toBeInTheDocument();
});

test("report without a reason → not sent; report refused by the api → its message is shown", async () => {
  const sent = answerFetch({ [path]: problem("report.alreadyMade", 409) });
  const screen = await show();
  const send = screen.getByRole("button", { name: "Report", exact: true });
  await send.click();
  await expect.element(screen.getByText("Select a reason")).toBeVisible();
  expect(sent).toHaveLength(0);
  await screen.getByRole("radio", { name: "Something else" }).click();
  await send.click();
  await expect.element(screen.getByText(problemText("report.alreadyMade", "en"))).toBeVisible();
});

test("report of a channel → no option to mute", async () => {
  answerFetch({});
  const screen = await show({ ...target, kind: "channel" });
  await expect.element(screen.getByRole("dialog", { name: "Report this channel" })).toBeVisible();
  expect(screen.getByRole("checkbox").query()).toBeNull();
});
