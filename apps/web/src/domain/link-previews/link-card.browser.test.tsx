import type { LinkPreview } from "@orbita/contract";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { UiRoot } from "~/shell/ui-root.tsx";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { LinkCard, type LinkCardProps } from "./link-card.tsx";

afterEach(() => page.viewport(1_280, 900));

const preview: LinkPreview = {
  id: "01938b3c-7a10-7c3e-9d1f-2b6a5c4d3f01",
  url: "https://porti.example/rapporto?anno=2026",
  title: "Turni e tempi di banchina, rapporto 2026",
  description: "Autorità portuale, 38 pagine",
  site: "porti.example",
  image: null,
};

async function show(props: Partial<LinkCardProps> = {}) {
  const { screen } = await renderPage(
    <UiRoot>
      <main>
        <h1>Feed</h1>
        <LinkCard preview={preview} {...props} />
      </main>
    </UiRoot>,
  );
  return screen;
}

test("the title of a link preview opens the page in a new tab, without an opener", async () => {
  const screen = await show();
  const link = screen.getByRole("link", { name: preview.title });
  await expect.element(link).toHaveAttribute("href", preview.url);
  await expect.element(link).toHaveAttribute("target", "_blank");
  await expect.element(link).toHaveAttribute("rel", "noopener nofollow ugc");
  await expect.element(screen.getByText("Autorità portuale, 38 pagine")).toBeVisible();
  await expect.element(screen.getByText("porti.example")).toBeVisible();
  expect(screen.container.querySelector("img")).toBeNull();
  expect(screen.container.querySelectorAll("a, button")).toHaveLength(1);
  expect(await violations()).toEqual([]);
});

test("the image of a link preview comes from our own copy; if the copy fails to load → an icon", async () => {
  const screen = await show({ preview: { ...preview, image: { width: 640, height: 336 } } });
  const source = `/api/v1/link-preview/${preview.id}/image`;
  await vi.waitFor(() => {
    const picture = screen.container.querySelector("img");
    if (picture) {
      expect(picture.getAttribute("src")).toBe(source);
      picture.dispatchEvent(new Event("error"));
    }
    expect(screen.container.querySelector("img")).toBeNull();
  });
  expect(screen.container.querySelector("svg")).not.toBeNull();
});

test("the author can remove a link preview with mouse or keyboard", async () => {
  const onRemove = vi.fn<() => void>();
  const screen = await show({ onRemove });
  await screen.getByRole("button", { name: "Remove preview" }).click();
  await userEvent.keyboard("{Enter}");
  expect(onRemove).toHaveBeenCalledTimes(2);
  expect(await violations()).toEqual([]);
});

test("link preview with markup and very long texts → rendered as text, without sideways scroll on a phone", async () => {
  await page.viewport(320, 640);
  const hostile = '<img src=x onerror="document.title=1"><script>1</script>';
  const screen = await show({
    preview: {
      ...preview,
      title: `${hostile}${"a".repeat(140)}`,
      description: `${hostile} مرحبا ${"w".repeat(200)}`,
      site: `<b>${"x".repeat(70)}`,
    },
    onRemove: () => {},
  });
  await expect.element(screen.getByRole("link")).toBeVisible();
  expect(screen.getByRole("link").element().textContent).toContain(hostile);
  expect(screen.container.querySelectorAll("img, script, b")).toHaveLength(0);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
