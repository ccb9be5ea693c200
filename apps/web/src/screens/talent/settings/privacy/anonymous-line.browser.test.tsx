import { afterEach, expect, test, vi } from "vitest";
import { QueryRoot } from "~/shell/query-root.tsx";
import { answerFetch } from "~/testing/answer-fetch.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { AnonymousLine } from "./anonymous-line.tsx";

afterEach(() => vi.unstubAllGlobals());

const show = async (profile: object) => {
  answerFetch({ "/api/v1/resume/profile": { body: profile } });
  const { screen } = await renderPage(
    <QueryRoot>
      <AnonymousLine />
    </QueryRoot>,
  );
  return screen;
};

test.each([
  [{ headline: "Backend developer", years: 9.7, city: "Genova" }, "Backend developer, 9.7 years, Genova"],
  [{ headline: "Nurse", years: null, city: null }, "Nurse"],
])("CV with %o → the privacy settings show the line that Spaces see", async (profile, line) => {
  const screen = await show(profile);
  await expect.element(screen.getByText(`“${line}”`, { exact: false })).toBeVisible();
});

test("empty CV → the privacy settings explain what Spaces see, without a sample line", async () => {
  const screen = await show({ headline: null, years: null, city: null });
  await expect.element(screen.getByText(/Spaces will see your headline, years of experience and city/)).toBeVisible();
  await expect.element(screen.getByText("“", { exact: false })).not.toBeInTheDocument();
});
