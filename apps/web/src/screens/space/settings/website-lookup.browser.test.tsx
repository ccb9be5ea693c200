import { problemText } from "@orbita/i18n/errors";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { QueryRoot } from "~/shell/query-root.tsx";
import { ActingSpaceProvider, type ActingSpace } from "~/shell/session/acting-space.tsx";
import { UiRoot } from "~/shell/ui-root.tsx";
import { aSpace } from "~/testing/a-space.ts";
import { answerFetch, problem } from "~/testing/answer-fetch.ts";
import { answerUploads } from "~/testing/answer-uploads.ts";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { SpaceSettings } from "./space-settings-page.tsx";

const nothing = { body: { content: [], page: 0, size: 20, totalElements: 0, totalPages: 0, cursor: null } };
const logo = { id: "01938b3c-7a10-7c3e-9d1f-2b6a5c4d3f01", width: 180, height: 180 };
const facts = {
  url: "https://lanterna.example/",
  name: "Lanterna S.r.l.",
  headline: "Programmi per le banchine.",
  description: "Programmi per le banchine. Dal 1999 a Genova.",
  logo,
};
const others = {
  "/api/v1/autocomplete/search": nothing,
  "/api/v1/autocomplete/elastic": nothing,
  "/api/v1/location/search": nothing,
  "/api/v1/public/space/exists": { body: { exists: false, space: null } },
  [`/api/v1/talent/space/${aSpace().id}/stages`]: { body: { labels: [] } },
};
const acting = { id: aSpace().id, name: "Lanterna", url: "lanterna", role: "owner" } as unknown as ActingSpace;

beforeEach(() => localStorage.clear());
afterEach(async () => {
  vi.unstubAllGlobals();
  await page.viewport(1_280, 900);
});

type WebsiteLookupRenderOptions = { answer?: object; website?: string | null; readOnly?: boolean };
async function show({
  answer = { body: facts },
  website = "lanterna.example",
  readOnly = false,
}: WebsiteLookupRenderOptions = {}) {
  const sent = answerFetch({ ...others, "/api/v1/link-preview/website": answer });
  const { screen } = await renderPage(
    <UiRoot>
      <QueryRoot>
        <ActingSpaceProvider space={acting}>
          <main style={{ padding: 16 }}>
            <h1>Space settings</h1>
            <SpaceSettings space={aSpace({ website })} readOnly={readOnly} />
          </main>
        </ActingSpaceProvider>
      </QueryRoot>
    </UiRoot>,
  );
  return { screen, sent, take: screen.getByRole("button", { name: "Import from website" }) };
}

test("facts from the Space's website are filled in only if the user takes each one", { timeout: 60_000 }, async () => {
  const { screen, sent, take } = await show();
  await take.click();
  const panel = screen.getByRole("region", { name: "Found on the website" });
  await expect.element(panel.getByText("Lanterna S.r.l.")).toBeVisible();
  expect(sent.find(({ path }) => path === "/api/v1/link-preview/website")?.body).toEqual({ url: "lanterna.example" });
  const name = screen.getByRole("textbox", { name: "Name", exact: true });
  await expect.element(name).not.toHaveValue(facts.name);
  await panel.getByRole("button", { name: "Use Name" }).click();
  await expect.element(name).toHaveValue(facts.name);
  await expect.element(panel.getByRole("button", { name: "Name is in the form" })).toHaveFocus();
  await expect.element(screen.getByRole("textbox", { name: "Description" })).not.toHaveValue(facts.description);
  await panel.getByRole("button", { name: "Use Description" }).click();
  await expect.element(screen.getByRole("textbox", { name: "Description" })).toHaveValue(facts.description);
  expect(await violations()).toEqual([]);
  await panel.getByRole("button", { name: "Close website details" }).click();
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(take).toHaveFocus();
});

test("taking the logo from the Space's website → cropped and uploaded like any other image", async () => {
  const { screen, take } = await show();
  await take.click();
  const canvas = Object.assign(document.createElement("canvas"), { width: 180, height: 180 });
  canvas.getContext("2d")!.fillRect(0, 0, 180, 180);
  const blob = await new Promise<Blob>((resolve) => canvas.toBlob((made) => resolve(made!), "image/webp"));
  const answered = globalThis.fetch;
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) =>
    String(input instanceof Request ? input.url : input).includes(`/link-preview/${logo.id}/image`)
      ? new Response(blob, {
          headers: { "content-type": "image/webp", "content-disposition": 'inline; filename="a.webp"' },
        })
      : answered(input, init),
  );
  const sent = answerUploads(["01938b3c-7a10-7c3e-9d1f-2b6a5c4d3f09"]);
  await screen.getByRole("button", { name: "Use Logo" }).click();
  const dialog = screen.getByRole("dialog", { name: "Logo" });
  await expect.element(dialog).toBeVisible();
  await dialog.getByRole("button", { name: /use/i }).click();
  await vi.waitFor(() => expect(sent).toEqual(["logo.webp"]));
});

test.each([
  ["link.refused", 409],
  ["link.unreachable", 502],
  ["link.nothingToShow", 404],
] as const)("website lookup fails with %s → the error is shown", async (code, status) => {
  const { screen, take } = await show({ answer: problem(code, status) });
  await take.click();
  await expect.element(screen.getByText(problemText(code, "en"))).toBeVisible();
  expect(await violations()).toEqual([]);
});

test("website lookup offers only found facts; no website → its button is disabled; read-only member → no button", async () => {
  const little = { ...facts, headline: null, description: null, logo: null };
  const { screen, take } = await show({ answer: { body: little } });
  await take.click();
  await expect.element(screen.getByRole("button", { name: "Use Name" })).toBeVisible();
  expect(screen.getByRole("button", { name: /^Use / }).all()).toHaveLength(1);
  await screen.unmount();
  const empty = await show({ website: null });
  await expect.element(empty.take).toBeDisabled();
  await empty.screen.unmount();
  const reading = await show({ readOnly: true });
  await expect.element(reading.screen.getByRole("heading", { level: 2 }).first()).toBeVisible();
  expect(reading.take.elements()).toHaveLength(0);
});

test("website lookup on a phone → not wider than the screen", async () => {
  await page.viewport(390, 800);
  const { screen, take } = await show({ answer: { body: { ...facts, name: "a".repeat(80) } } });
  await take.click();
  await expect.element(screen.getByRole("button", { name: "Use Logo" })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
