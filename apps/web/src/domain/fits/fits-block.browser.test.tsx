import type { JobFits } from "@orbita/contract";
import { afterEach, expect, test, vi } from "vitest";
import { QueryRoot } from "~/shell/query-root.tsx";
import { aFit, fitDetail, someFits } from "~/testing/a-fit.ts";
import { answerFetch } from "~/testing/answer-fetch.ts";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { FitsBlock } from "./fits-block.tsx";
import { UsefulLine } from "./useful-line.tsx";

const fits = ["Tracciabilità", "Catalogo"].map((title, at) => aFit(at, title));
const rabbit = fitDetail(fits[0]!).requirements[1]!;
const best = { requirement: rabbit.evidence.requirement, found: null, step: rabbit.step! };

const home = (list: JobFits) => {
  answerFetch({ "/api/v1/me/job-fits": { body: list } });
  return renderPage(
    <QueryRoot>
      <main>
        <h1>Home</h1>
        <FitsBlock />
        <h2>Your CV</h2>
        <UsefulLine />
      </main>
    </QueryRoot>,
  );
};
afterEach(() => vi.unstubAllGlobals());

test("the best fits with the covered requirements and a CV line, the way to all of them, and the most useful line to add", async () => {
  const { screen } = await home(someFits(fits, { totalElements: 38, steps: [best] }));
  await expect.element(screen.getByRole("link", { name: "See all 38 jobs" })).toHaveAttribute("href", "/fits");
  const link = screen.getByRole("link", { name: "Catalogo" });
  await expect.element(link).toHaveAttribute("href", `/fits?id=${fits[1]!.job.id}`);
  await expect.element(screen.getByText("6 of 7 requirements in your CV").first()).toBeVisible();
  await expect.element(screen.getByText("Servizi in Java 21 per 14 terminal portuali").first()).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "RabbitMQ" })).toBeVisible();
  await expect
    .element(screen.getByText(/9 of the 38 jobs that fit your CV ask for it\. If you have experience/))
    .toBeVisible();
  await expect
    .element(screen.getByRole("link", { name: "Add line" }))
    .toHaveAttribute("href", "/resume#open-technicalSkills:new");
  expect(await violations()).toEqual([]);
});

test("nothing fits → the way to the limits, and no line to add", async () => {
  const { screen } = await home(someFits([]));
  await expect.element(screen.getByRole("link", { name: "Change your limits" })).toHaveAttribute("href", "/fits");
  expect(screen.getByText("The most useful line to add").all()).toEqual([]);
});

test.each(["off", "noCv"] as const)("the comparison is %s → neither block nor line", async (state) => {
  const { screen } = await home(someFits([], { state }));
  await expect.element(screen.getByRole("heading", { name: "Jobs that fit your CV" })).not.toBeInTheDocument();
  expect(screen.getByRole("link").all()).toEqual([]);
});
