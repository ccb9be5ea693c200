import type { KeptPromises } from "@orbita/contract";
import { expect, test } from "vitest";
import { aJob } from "~/testing/a-job.ts";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { JobViewAside } from "./job-view-aside.tsx";

const kept = (more: Partial<KeptPromises> = {}): KeptPromises => ({
  promisedDays: 7,
  medianDays: 3.5,
  inTime: 26,
  due: 30,
  ...more,
});

const shown = async (promises: KeptPromises | null, locale: "it" | "en" = "en") => {
  const { screen } = await renderPage(
    <main>
      <JobViewAside job={aJob({ replyDays: 7 })} promises={promises} acts={null} />
    </main>,
    { locale },
  );
  return screen;
};

test("the reply promise shows the measured median time and the share answered in time", async () => {
  const screen = await shown(kept());
  const promise = screen.getByRole("listitem").filter({ hasText: "Answers within 7 days" });
  await expect.element(promise.getByText("Measured: 3.5 days, 86% in time (90 days)")).toBeVisible();
  expect(await violations()).toEqual([]);
  await screen.unmount();
  const italian = await shown(kept({ medianDays: 3 }), "it");
  await expect.element(italian.getByText("Misurato: 3 giorni, 86% in tempo (90 gg)")).toBeVisible();
});

test("bad figures are shown too: 0% in time, and no median for fewer than five answers", async () => {
  const screen = await shown(kept({ medianDays: null, inTime: 0, due: 6 }));
  await expect.element(screen.getByText("Measured: 0% in time (90 days)")).toBeVisible();
});

test.each([null, kept({ medianDays: null, inTime: null, due: null })])(
  "too few answers: no figures are shown",
  async (promises) => {
    const screen = await shown(promises);
    await expect.element(screen.getByText("The promise is written on the ad and counted.")).toBeVisible();
    expect(screen.getByText(/Measured/).elements()).toHaveLength(0);
  },
);
