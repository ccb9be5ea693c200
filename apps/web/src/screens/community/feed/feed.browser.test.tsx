import type { FeedPost } from "@orbita/contract";
import { problemText } from "@orbita/i18n/errors";
import { UiProvider } from "@orbita/ui/overlays/ui-provider.tsx";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page as browser, userEvent } from "vitest/browser";
import { QueryRoot } from "~/shell/query-root.tsx";
import { emitChangeEvent } from "~/shell/realtime/change-events.ts";
import { aComment, aMe, aPersonAuthor, aPost } from "~/testing/a-post.ts";
import { answerFetch, problem } from "~/testing/answer-fetch.ts";
import { violations } from "~/testing/axe.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { FeedPages } from "~/routes/feed/feed-pages.tsx";

const base = "/api/v1/public";
const list = `${base}/post/list`;
const feedOf = (content: FeedPost[], rest: object = {}) => ({
  body: { content, cursor: null, head: `h${content[0]?.id}`, seenUntil: null, ...rest },
});
const around = {
  [`${base}/channel`]: {
    body: [
      { id: aPost().channel!.id, name: "Sviluppo", url: "sviluppo", state: "member", unread: 12 },
      { id: aPost(9).id, name: "Sanità", url: "sanità", state: "member", unread: 0 },
    ],
  },
  [`${base}/saved-search`]: { body: [] },
  [`${base}/post/seen`]: { status: 204 },
  [`${base}/channel/near`]: { body: { words: [], content: [] } },
};
const rooms = (part?: string, name?: string) => (
  <UiProvider dir="ltr">
    <QueryRoot>
      <FeedPages part={part} name={name} />
    </QueryRoot>
  </UiProvider>
);
const open = (part?: string, name?: string) => renderPage(rooms(part, name), { me: aMe() });

beforeEach(() => browser.viewport(1440, 900));
afterEach(() => vi.unstubAllGlobals());

test("the feed shows posts with their last comments, and the user's channels with the number of new posts", async () => {
  const post = aPost(1, {
    lastComments: [{ id: aComment().id, author: aPersonAuthor(), text: "Grazie.", at: "2026-11-15T11:04:00.000Z" }],
  });
  answerFetch({ ...around, [list]: feedOf([post, aPost(2)]) });
  const { screen } = await open();
  await expect.element(screen.getByText("Abbiamo chiuso la posizione di analista dati (1).")).toBeVisible();
  expect(screen.getByRole("article").all()).toHaveLength(2);
  await expect.element(screen.getByRole("link", { name: "sviluppo 12 new posts" })).toBeVisible();
  await expect.element(screen.getByText("Grazie.")).toBeVisible();
  await expect.element(screen.getByText("You’ve reached the end.")).toBeVisible();
  expect(await violations()).toEqual([]);
});

test("liking a post → the like is shown; a refused unlike → the like is restored", async () => {
  const like = `${base}/post/${aPost().id}/like`;
  answerFetch({ ...around, [list]: feedOf([aPost()]), [like]: problem("post.notFound", 404) });
  const { screen } = await open();
  const heart = screen.getByRole("button", { name: /^Like, / });
  await expect.element(heart).toHaveAttribute("aria-pressed", "false");
  answerFetch({ ...around, [list]: feedOf([aPost()]), [like]: { body: { liked: true, likes: 50 } } });
  await heart.click();
  await expect.element(screen.getByRole("button", { name: "Like, 50" })).toHaveAttribute("aria-pressed", "true");
  answerFetch({ ...around, [like]: problem("post.notFound", 404) });
  await heart.click();
  await expect.element(screen.getByRole("button", { name: "Like, 50" })).toHaveAttribute("aria-pressed", "true");
});

test("new posts are only counted until the user asks for them; then the first new post takes the focus", async () => {
  const sent = answerFetch({
    ...around,
    [list]: feedOf([aPost(5)]),
    [`${base}/post/fresh`]: { body: { count: 2 } },
  });
  const { screen } = await open();
  await expect.element(screen.getByText(/dati \(5\)/)).toBeVisible();
  emitChangeEvent({ type: "post.changed", id: aPost(4).id, at: "2026-11-15T10:30:00Z" });
  const hint = screen.getByRole("button", { name: "2 new" });
  await expect.element(hint).toBeVisible();
  expect(screen.getByRole("article").all()).toHaveLength(1);
  expect(sent.find(({ path }) => path.endsWith("/fresh"))?.body).toMatchObject({ head: `h${aPost(5).id}` });
  expect(await violations()).toEqual([]);
  answerFetch({ ...around, [list]: feedOf([aPost(3), aPost(4), aPost(5)]) });
  await hint.click();
  await expect.element(screen.getByText(/dati \(3\)/)).toBeVisible();
  expect(screen.getByRole("article").all()).toHaveLength(3);
  await expect.element(hint).not.toBeInTheDocument();
  await vi.waitFor(() => expect(document.activeElement?.textContent).toContain("dati (3)."));
});

test("change events: a changed post is updated in place, a deleted post leaves a placeholder", async () => {
  answerFetch({ ...around, [list]: feedOf([aPost(1), aPost(2)]), [`${base}/post/fresh`]: { body: { count: 0 } } });
  const { screen } = await open();
  await expect.element(screen.getByText(/dati \(2\)/)).toBeVisible();
  const edited = aPost(1, { text: "Detto meglio.", edited: "2026-11-15T12:00:00.000Z", version: 2 });
  answerFetch({
    ...around,
    [`${base}/post/fresh`]: { body: { count: 0 } },
    [`${base}/post/${aPost(1).id}`]: { body: edited },
    [`${base}/post/${aPost(2).id}`]: problem("post.notFound", 404),
  });
  for (const number of [1, 2])
    emitChangeEvent({ type: "post.changed", id: aPost(number).id, at: "2026-11-15T12:00:00Z" });
  await expect.element(screen.getByText("Detto meglio.")).toBeVisible();
  await expect.element(screen.getByText("edited")).toBeVisible();
  await expect.element(screen.getByText("This post is no longer available.")).toBeVisible();
});

test("reaching the end of the feed loads earlier posts, without duplicates", async () => {
  const pages = [feedOf([aPost(1), aPost(2)], { cursor: "c1" }), feedOf([aPost(2), aPost(3)])];
  const answers = { ...around, [list]: pages[0]! };
  const sent = answerFetch(answers);
  const { screen } = await open();
  await expect.element(screen.getByText(/dati \(1\)/)).toBeVisible();
  answers[list] = pages[1]!;
  await expect.element(screen.getByText(/dati \(3\)/)).toBeVisible();
  expect(sent.filter(({ path }) => path === list).at(-1)?.body).toMatchObject({ cursor: "c1" });
  expect(screen.getByRole("article").all()).toHaveLength(3);
});

test("a line in the feed separates unseen posts from those that the user has seen", async () => {
  const seenUntil = aPost(2).at;
  answerFetch({ ...around, [list]: feedOf([aPost(1), aPost(2)], { seenUntil }) });
  const { screen } = await open();
  await expect.element(screen.getByText(/^You’ve seen everything up to/)).toBeVisible();
  const order = screen.container.querySelector("main")?.textContent ?? "";
  expect(order.indexOf("(1)")).toBeLessThan(order.indexOf("You’ve seen"));
  expect(order.indexOf("You’ve seen")).toBeLessThan(order.indexOf("(2)"));
});

test("an empty feed links to the channels", async () => {
  answerFetch({ ...around, [list]: feedOf([]) });
  const { screen } = await open();
  await expect.element(screen.getByRole("heading", { name: "Your feed is empty" })).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "Find channels" })).toBeVisible();
  expect(await violations()).toEqual([]);
});

test("failed request for the feed → an error with a retry button", async () => {
  answerFetch({ ...around, [list]: problem("error.internal", 500) });
  const { screen } = await open();
  const again = screen.getByRole("button", { name: "Try again" });
  await expect.element(again).toBeVisible();
  expect(await violations()).toEqual([]);
  answerFetch({ ...around, [list]: feedOf([aPost()]) });
  await again.click();
  await expect.element(screen.getByText(/dati \(1\)/)).toBeVisible();
});

test("comments closed and reopened, or comment rejected by the server → draft kept; comment published → field cleared", async () => {
  const post = aPost();
  const comments = `${base}/comment/${post.id}/comments`;
  const talk = { body: { content: [aComment(1, { answers: [aComment(2)] })], cursor: null, total: 2 } };
  answerFetch({ ...around, [list]: feedOf([post]), [comments]: talk });
  const { screen } = await open();
  const toggle = screen.getByRole("button", { name: "7 comments" });
  await toggle.click();
  await expect.element(screen.getByText("Grazie (2).")).toBeVisible();
  const area = screen.getByRole("textbox", { name: "Your comment" });
  await area.fill("Quanto ci avete messo?");
  expect(await violations()).toEqual([]);
  await toggle.click();
  await toggle.click();
  await expect.element(area).toHaveValue("Quanto ci avete messo?");
  answerFetch({ ...around, [comments]: problem("comment.tooMany", 429, { params: { max: 60 } }) });
  await screen.getByRole("button", { name: "Publish comment" }).click();
  await expect.element(screen.getByText(problemText("comment.tooMany", "en", { max: 60 }))).toBeVisible();
  await expect.element(area).toHaveValue("Quanto ci avete messo?");
  const sent = answerFetch({ ...around, [comments]: { body: aComment(3, { text: "Quanto ci avete messo?" }) } });
  await screen.getByRole("button", { name: "Publish comment" }).click();
  await expect.element(area).toHaveValue("");
  expect(sent.at(-1)?.body).toEqual({ text: "Quanto ci avete messo?", parentId: null, spaceId: null });
  await expect.element(screen.getByRole("button", { name: "8 comments" })).toBeVisible();
});

test("a post's menu explains why the post is in the feed; deleting the post asks for confirmation", async () => {
  const post = aPost(1, { may: { edit: true, remove: true, moderate: false, comment: true } });
  answerFetch({ ...around, [list]: feedOf([post]), [`/api/v1/post/${post.id}`]: { status: 204 } });
  const { screen } = await open();
  await screen.getByRole("button", { name: "More actions for Lanterna Software’s post" }).click();
  await expect.element(screen.getByText("You follow Lanterna Software")).toBeVisible();
  expect(await violations()).toEqual([]);
  await screen.getByRole("menuitem", { name: "Delete…" }).click();
  await screen.getByRole("button", { name: "Delete post" }).click();
  await expect.element(screen.getByText("This post is no longer available.")).toBeVisible();
});

test("an image of a post opens large, and the arrow keys cycle through the post's images", async () => {
  const images = [1, 2, 3].map((number) => ({
    id: aPost(number).id,
    alt: number === 2 ? "" : `Foto ${number}`,
    width: 800,
    height: 400,
  }));
  answerFetch({ ...around, [list]: feedOf([aPost(1, { images })]) });
  const { screen } = await open();
  await screen.getByRole("button", { name: "Foto 1" }).click();
  await expect.element(screen.getByRole("dialog", { name: "Image 1 of 3" })).toBeVisible();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(screen.getByRole("dialog", { name: "Image 2 of 3" })).toBeVisible();
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
  await expect.element(screen.getByRole("dialog", { name: "Image 3 of 3" })).toBeVisible();
  expect(await violations()).toEqual([]);
});
