import type { ReplyStatistics } from "@orbita/contract";
import { expect, test } from "vitest";
import { aJob } from "~/testing/a-job.ts";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { JobViewAside } from "./job-view-aside.tsx";

const kept = (more: Partial<ReplyStatistics> = {}): ReplyStatistics => ({
  promisedDays: 7,
  medianDays: 3.5,
  inTime: 26,
  due: 30,
  ...more,
});

const shown = async (promises: ReplyStatistics | null, locale: "it" | "en" = "en") => {
  const { screen } = await renderPage(
    <main>
      <JobViewAside job={aJob({ replyDays: 7 })} promises={promises} benchmark={null} acts={null} />
    </main>,
    { locale },
  );
  return screen;
};

test("a job's reply promise shows the measured median time and the share answered in time", async () => {
  const screen = await shown(kept());
  const promise = screen.getByRole("listitem").filter({ hasText: "Replies within 7 days" });
  await expect
    .element(promise.getByText("Median reply time: 3.5 days, 86% of replies on time (last 90 days)"))
    .toBeVisible();
  expect(await violations()).toEqual([]);
  await screen.unmount();
  const italian = await shown(kept({ medianDays: 3 }), "it");
  await expect
    .element(italian.getByText("Tempo mediano di risposta: 3 giorni, 86% di risposte in tempo (ultimi 90 giorni)"))
    .toBeVisible();
});

test("a job's reply promise shows 0% in time; without a median it shows only the share", async () => {
  const screen = await shown(kept({ medianDays: null, inTime: 0, due: 6 }));
  await expect.element(screen.getByText("0% of replies on time (last 90 days)")).toBeVisible();
});

test.each([null, kept({ medianDays: null, inTime: null, due: null })])(
  "too few answers to measure → the job's reply promise shows no figures",
  async (promises) => {
    const screen = await shown(promises);
    await expect.element(screen.getByText("We measure whether the Space keeps to this reply time.")).toBeVisible();
    expect(screen.getByText(/Measured/).elements()).toHaveLength(0);
  },
);
