import { Toaster } from "@orbita/ui/overlays/toaster.tsx";
import { afterEach, expect, test, vi } from "vitest";
import { QueryRoot } from "~/shell/query-root.tsx";
import { UiRoot } from "~/shell/ui-root.tsx";
import { answerFetch } from "~/testing/answer-fetch.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { ActiveLinks } from "./active-links.tsx";

const link = {
  id: "01938b3c-7a10-7c3e-9d1f-2b6a5c4d3f01",
  code: "abc",
  label: "For Lanterna",
  sections: ["experiences"],
  anonymous: false,
  pdf: true,
  created: "2026-11-01T10:00:00Z",
  expiresOn: null,
  opened: 0,
  lastOpened: null,
};

afterEach(() => vi.unstubAllGlobals());

test("withdrawing a profile link offline → an offline message, and no message that the link is withdrawn", async () => {
  answerFetch({ "/api/v1/resume/links": { body: [link] } });
  const { screen } = await renderPage(
    <UiRoot>
      <QueryRoot>
        <ActiveLinks />
        <Toaster label="Messages" closeLabel="Close" />
      </QueryRoot>
    </UiRoot>,
  );
  await screen.getByRole("button", { name: "Withdraw “For Lanterna”" }).click();
  await expect.element(screen.getByText("You’re offline", { exact: false })).toBeVisible();
  await expect.element(screen.getByText("Link “For Lanterna” withdrawn")).not.toBeInTheDocument();
});
