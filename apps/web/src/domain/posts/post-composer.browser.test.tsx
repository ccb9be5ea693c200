import type { Me, Post } from "@orbita/contract";
import { problemText } from "@orbita/i18n/errors";
import { afterEach, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { QueryRoot } from "~/shell/query-root.tsx";
import { UiRoot } from "~/shell/ui-root.tsx";
import { aMe, aPost } from "~/testing/a-post.ts";
import { answerFetch, problem } from "~/testing/answer-fetch.ts";
import { answerUploads } from "~/testing/answer-uploads.ts";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { PostComposer, type ComposerProps } from "./post-composer.tsx";

afterEach(() => vi.unstubAllGlobals());

const [first, second] = ["01938b3c-7a10-7c3e-9d1f-2b6a5c4d3f01", "01938b3c-7a10-7c3e-9d1f-2b6a5c4d3f02"];
const spaceId = "01938b3c-7a10-7c3e-9d1f-2b6a5c4d3020";
const here = { id: "01938b3c-7a10-7c3e-9d1f-2b6a5c4d3030", url: "cantieri-e-porti", name: "cantieri-e-porti" };
const pageOf = (content: unknown[]) => ({
  content,
  page: 0,
  size: 5,
  totalElements: content.length,
  totalPages: 1,
  cursor: null,
});
const elia = { id: first, username: "elia.traverso", firstName: "Elia", lastName: "Traverso", profileImage: null };
const oneSpace = {
  id: spaceId,
  name: "Lanterna Software",
  url: "lanterna",
  role: "recruiter",
  verified: true,
} as const;
const preview = {
  id: second,
  url: "https://porti.example/r",
  title: "Turni e tempi",
  description: null,
  site: "porti.example",
  image: null,
};
const answers = {
  "/api/v1/public/post/draft": { body: { draft: null, at: null } },
  "/api/v1/public/channel": { body: [{ ...here, state: "member", unread: 0 }] },
  "/api/v1/public/post/create": { body: aPost() },
  "/api/v1/post/create": { body: aPost() },
  "/api/v1/public/user/search": { body: pageOf([elia, { ...elia, id: second, username: "elia rossi" }]) },
  "/api/v1/public/space/search": { body: pageOf([]) },
  "/api/v1/link-preview": { body: preview },
};

async function show(props: ComposerProps, { more = {}, me = {} }: { more?: object; me?: Partial<Me> } = {}) {
  const sent = answerFetch({ ...answers, ...more });
  const { screen } = await renderPage(
    <UiRoot>
      <QueryRoot>
        <main id="main">
          <h1>Feed</h1>
          <PostComposer {...props} />
        </main>
      </QueryRoot>
    </UiRoot>,
    { me: aMe(me) },
  );
  const said = () => sent.filter(({ path }) => path.endsWith("/create")).map(({ body }) => body);
  return { screen, sent, said };
}

const picture = (name: string): Promise<File> =>
  new Promise((resolve) => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 8, height: 6 });
    canvas.toBlob((blob) => resolve(new File([blob!], name, { type: "image/png" })), "image/png");
  });

test("a post with a mention can be written and published in a channel with the keyboard", async () => {
  const onPublished = vi.fn<(post: Post) => void>();
  const { screen, said } = await show({ channel: here, onPublished });
  expect(await violations()).toEqual([]);
  await screen.getByRole("button", { name: "Write", exact: true }).click();
  const text = screen.getByRole("textbox", { name: "Post text" });
  await expect.element(text).toHaveFocus();
  await userEvent.keyboard("Grazie @elia");
  const option = screen.getByRole("option", { name: /Elia Traverso/ });
  await expect.element(option).toHaveAttribute("aria-selected", "true");
  // A username with a blank cannot be mentioned.
  expect(screen.getByRole("option").elements()).toHaveLength(1);
  expect(await violations()).toEqual([]);
  await userEvent.keyboard("{Enter}per la foto");
  await expect.element(text).toHaveValue("Grazie @elia.traverso per la foto");
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await vi.waitFor(() => expect(onPublished).toHaveBeenCalledOnce());
  expect(said()).toEqual([
    { text: "Grazie @elia.traverso per la foto", images: [], jobPostId: null, previewId: null, channelId: here.id },
  ]);
  await expect.element(screen.getByRole("button", { name: "Write", exact: true })).toHaveFocus();
});

test("images of a post can be uploaded, described and reordered", async () => {
  const names = answerUploads([first, second]);
  const { screen, said } = await show({ onPublished: () => undefined });
  await screen.getByRole("button", { name: "Write", exact: true }).click();
  const files = [await picture("a.png"), await picture("b.png")];
  await userEvent.upload(screen.container.querySelector<HTMLElement>("input[type=file]")!, files);
  await expect.element(screen.getByText("0 of 2")).toBeVisible();
  await screen.getByRole("button", { name: "Describe image 1…" }).click();
  const dialog = screen.getByRole("dialog", { name: "Description of image 1 of 2" });
  await dialog.getByLabelText("What the image shows").fill("La banchina di Pra’");
  expect(await violations()).toEqual([]);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect.element(screen.getByRole("button", { name: "Describe image 2…" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  const tile = screen.getByRole("button", { name: /La banchina di Pra’/ });
  tile.element().focus();
  await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}");
  await expect.element(screen.getByRole("button", { name: /Image 2 of 2: La banchina/ })).toBeVisible();
  expect(await violations()).toEqual([]);
  await screen.getByRole("button", { name: "Publish" }).click();
  await vi.waitFor(() => expect(said()).toHaveLength(1));
  // Uploads run in parallel, so the first upload to finish gets the first id.
  expect(names.toSorted()).toEqual(["a.png", "b.png"]);
  const idOf = (name: string) => [first, second][names.indexOf(name)];
  expect(said()[0]).toMatchObject({
    images: [
      { id: idOf("b.png"), alt: "" },
      { id: idOf("a.png"), alt: "La banchina di Pra’" },
    ],
  });
  // The draft is deleted after the publication, and the request must not reach the log of the next test.
  await expect.element(screen.getByRole("button", { name: "Publish" })).not.toBeInTheDocument();
});

test("the draft of a post is restored, saved while the user writes, and can be discarded", async () => {
  const draft = { text: "Due settimane a Pra’", images: [], jobPostId: null, previewId: null, channelId: null };
  const at = new Date(Date.now() - 5_400_000).toISOString();
  const kept = { "/api/v1/public/post/draft": { body: { draft, at } } };
  const { screen, sent } = await show({ onPublished: () => undefined }, { more: kept });
  await screen.getByRole("button", { name: "Write", exact: true }).click();
  const text = screen.getByRole("textbox", { name: "Post text" });
  await expect.element(text).toHaveValue(draft.text);
  await expect.element(screen.getByText(/draft you started 1 hour ago/)).toBeVisible();
  const drafts = () => sent.filter(({ path, body }) => path.endsWith("/draft") && body).map(({ body }) => body);
  expect(drafts()).toEqual([]);
  await text.fill("Due settimane a Pra’ con i gruisti");
  await vi.waitFor(() => expect(drafts()).toEqual([{ ...draft, text: "Due settimane a Pra’ con i gruisti" }]), 3_000);
  await screen.getByRole("button", { name: "Start over" }).click();
  await expect.element(text).toHaveValue("");
  await vi.waitFor(() => expect(drafts().at(-1)).toEqual({ ...draft, text: "" }));
});

test("a post is published for the selected Space with its link preview; a removed preview is not published", async () => {
  const { screen, sent, said } = await show({ onPublished: () => undefined }, { me: { spaces: [oneSpace] } });
  await screen.getByRole("button", { name: "Write", exact: true }).click();
  const text = screen.getByRole("textbox", { name: "Post text" });
  await text.fill("Leggete https://porti.example/r");
  await expect.element(screen.getByText("Turni e tempi")).toBeVisible();
  await screen.getByRole("button", { name: "Post as me" }).click();
  await screen.getByRole("menuitem", { name: "As Lanterna Software" }).click();
  expect(await violations()).toEqual([]);
  await screen.getByRole("button", { name: "Publish" }).click();
  await vi.waitFor(() => expect(said()).toHaveLength(1));
  expect(said()[0]).toMatchObject({ previewId: preview.id, channelId: null });
  expect(sent.some(({ path }) => path === "/api/v1/post/create")).toBe(true);
  await screen.getByRole("button", { name: "Write", exact: true }).click();
  await text.fill("Leggete https://porti.example/r");
  await screen.getByRole("button", { name: "Remove preview" }).click();
  await screen.getByRole("button", { name: "Publish" }).click();
  await vi.waitFor(() => expect(said()).toHaveLength(2));
  expect(said()[1]).toMatchObject({ previewId: null });
  await expect.element(screen.getByRole("button", { name: "Publish" })).not.toBeInTheDocument();
});

test("post that is empty, too long or refused by the api → the composer shows an error", async () => {
  const more = { "/api/v1/public/post/create": problem("account.tooNew", 403, { params: { hours: 48 } }) };
  const { screen, said } = await show({ onPublished: () => undefined }, { more });
  await screen.getByRole("button", { name: "Write", exact: true }).click();
  const text = screen.getByRole("textbox", { name: "Post text" });
  const publish = screen.getByRole("button", { name: "Publish" });
  await publish.click();
  await expect.element(screen.getByText("Write something or add an image")).toBeVisible();
  await expect.element(text).toHaveAttribute("aria-invalid", "true");
  await text.fill("a".repeat(3_001));
  await expect.element(screen.getByText(/3,001 \/ 3,000/)).toBeVisible();
  await publish.click();
  await expect.element(screen.getByText("Use at most 3,000 characters")).toBeVisible();
  expect(said()).toEqual([]);
  await text.fill("Ciao");
  await publish.click();
  await expect.element(screen.getByText(problemText("account.tooNew", "en", { hours: 48 }))).toBeVisible();
  expect(await violations()).toEqual([]);
});

test("editing a post sends its version and saves no draft", async () => {
  const post = aPost(1, { author: { ...aPost().author, voice: "person", id: aMe().id, name: "Giulia Ferraris" } });
  const path = `/api/v1/public/post/edit-post/${post.id}`;
  const onSaved = vi.fn<(saved: Post) => void>();
  const props = { post, onSaved, onCancel: () => undefined };
  const { screen, sent } = await show(props, { more: { [path]: { body: { ...post, version: 2 } } } });
  await screen.getByRole("textbox", { name: "Post text" }).fill("Altro");
  expect(screen.getByRole("button", { name: /Post in/ }).query()).toBeNull();
  await screen.getByRole("button", { name: "Save" }).click();
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  const body = { text: "Altro", images: [], jobPostId: null, previewId: null, version: 1 };
  expect(sent.filter((one) => one.path === path)).toEqual([{ path, body }]);
  // Checks only drafts with this text, because unmounting the previous test's page may still save its own draft.
  const kept = sent.filter((one) => one.path.endsWith("/draft") && JSON.stringify(one.body ?? null).includes("Altro"));
  expect(kept).toEqual([]);
});
