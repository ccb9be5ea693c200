import type { SalaryBenchmark } from "@orbita/contract";
import { expect, test } from "vitest";
import { aJob } from "~/testing/a-job.ts";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { BenchmarkNote } from "./benchmark-note.tsx";

const benchmark = (region: string | null): SalaryBenchmark => ({
  role: {
    id: "backend",
    itMasculine: "Sviluppatore backend",
    itFeminine: "Sviluppatrice backend",
    en: "Backend developer",
  },
  figure: {
    year: 2026,
    region,
    ccnl: null,
    level: null,
    ads: 64,
    spaces: 9,
    low: 37_500,
    median: 41_000,
    high: 45_000,
  },
});

test("job in a region with figures → the region's median, and a link to the compass", async () => {
  const { screen } = await renderPage(
    <main>
      <BenchmarkNote benchmark={benchmark("Liguria")} job={aJob()} look="job" />
    </main>,
  );
  await expect.element(screen.getByText("The median for this role in Liguria is €41,000.")).toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: "Salary compass" }))
    .toHaveAttribute("href", "/salaries/backend?region=Liguria");
  expect(await violations()).toEqual([]);
});

test("job in a region without figures → says so, and gives the median in Italy", async () => {
  const { screen } = await renderPage(<BenchmarkNote benchmark={benchmark(null)} job={aJob()} look="job" />);
  await expect
    .element(screen.getByText("There are too few jobs for this role in Liguria to show figures."))
    .toBeVisible();
  await expect.element(screen.getByText("The median in Italy is €41,000.")).toBeVisible();
});

test("part-time job in the editor → its range is compared at 40 hours", async () => {
  const job = aJob({ salaryMin: 19_000, salaryMax: 21_000, weeklyHours: 20 });
  const { screen } = await renderPage(<BenchmarkNote benchmark={benchmark("Liguria")} job={job} look="editor" />);
  await expect.element(screen.getByText("3 in 4 jobs for this role in Liguria offer at least €37,500.")).toBeVisible();
  await expect
    .element(screen.getByText(/The median is €41,000, and the midpoint of your range is €40,000\.$/))
    .toBeVisible();
  await expect.element(screen.getByText("your range at 40 hours")).toBeVisible();
});
