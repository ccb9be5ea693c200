import type { FeedPost } from "@orbita/contract";
import { everyPayload, payloads } from "@orbita/testing/payloads";
import { proofCases } from "@orbita/testing/proof";
import { UiProvider } from "@orbita/ui/overlays/ui-provider.tsx";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page as browser } from "vitest/browser";
import { LinkCard } from "~/domain/link-previews/link-card.tsx";
import { QueryRoot } from "~/shell/query-root.tsx";
import { aComment, aMe, anAuthor, aPost } from "~/testing/a-post.ts";
import { answerFetch } from "~/testing/answer-fetch.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { Comments } from "~/domain/feed/comments.tsx";
import { FeedSidebar } from "~/domain/feed/feed-sidebar.tsx";
import { FeedTabs } from "~/domain/feed/feed-tabs.tsx";
import { PostCard } from "~/domain/feed/post-card.tsx";
import { PostText } from "~/domain/posts/post-text.tsx";

/** Without `./orbita prove web`, every third payload: the posts and comments of all of them are thousands of elements. */
const shownPayloads = proofCases(everyPayload, { short: 110 });

/** Functions that the payloads call if they execute. */
const alarms = ["alert", "confirm", "prompt"] as const;
const called = vi.fn<(...said: unknown[]) => boolean>(() => false);
const width = 390;
/** Tolerance in pixels. The browser shapes a run of a thousand brackets as a unit, so line breaks are only accurate to a pixel. */
const shaping = 1;

beforeEach(async () => {
  await browser.viewport(width, 844);
  called.mockClear();
  for (const name of alarms) vi.stubGlobal(name, called);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const around = (children: ReactNode) => (
  <UiProvider dir="ltr">
    <QueryRoot>
      {/* The wrapper has the padding of a page on a phone. */}
      <div data-testid="all" style={{ paddingInline: 16 }}>
        {children}
      </div>
    </QueryRoot>
  </UiProvider>
);
/** Renders as for a guest, so that posts have no menu, because no real page has hundreds of menus. */
const show = (children: ReactNode) => renderPage(around(children));

const strange =
  "script, iframe, object, embed, base, meta, link, style, form[action], svg foreignObject, math, video, audio";
const idOf = (number: number): string => `01938b3c-7a10-7c3e-9d1f-${number.toString(16).padStart(12, "0")}`;

/** Makes an address well-formed: the API accepts no lone surrogates, and browsers cannot navigate to them. */
const addressOf = (payload: string): string => payload.toWellFormed();

/** Checks that no script ran, that there are no foreign elements or handlers, and that links lead only to the web or to our pages. */
async function expectHarmless(root: Element): Promise<void> {
  // Waits for late handlers, for example of an image that fails to load.
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(called.mock.calls).toEqual([]);
  expect([...root.querySelectorAll(strange)].map(({ outerHTML }) => outerHTML)).toEqual([]);
  const elements = [...root.querySelectorAll("*")];
  const handlers = elements.flatMap(({ attributes }) => [...attributes].filter(({ name }) => name.startsWith("on")));
  expect(handlers.map(({ name, value }) => `${name}=${value}`)).toEqual([]);
  const addresses = [...root.querySelectorAll("a[href], img[src]")].map(
    (element) => element.getAttribute("href") ?? element.getAttribute("src") ?? "",
  );
  expect(addresses.filter((address) => !/^(https?:\/\/|\/)/.test(address))).toEqual([]);
  for (const link of root.querySelectorAll('a[href^="http"]'))
    expect([link.getAttribute("target"), link.getAttribute("rel")]).toEqual(["_blank", "noopener nofollow ugc"]);
  expect(document.querySelectorAll("iframe, object, embed, base")).toHaveLength(0);
}

/** Checks that no element is wider than its container: a phone must not scroll sideways. */
function expectInside(root: Element): void {
  const edge = root.getBoundingClientRect().right - 16;
  const wide = [...root.querySelectorAll("*")].filter((element) => {
    const { right, width: own } = element.getBoundingClientRect();
    // The navigation is not checked: its row scrolls, and its names are cut with an ellipsis.
    return own > 0 && right > edge + shaping && element.closest("nav") === null;
  });
  expect(wide.map(({ outerHTML }) => outerHTML.slice(0, 200))).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
}

test("the script injection tests use at least 300 hostile payloads", () =>
  expect(everyPayload.length).toBeGreaterThanOrEqual(300));

test("hostile payload that executes a script → the check for harmless HTML fails", async () => {
  const root = document.createElement("div");
  document.body.append(root);
  root.innerHTML = '<img src="x:" onerror="alert(1)"><a href="javascript:alert(1)">x</a>';
  await expect(expectHarmless(root)).rejects.toThrow("to deeply equal []");
  expect(called).toHaveBeenCalledOnce();
  root.remove();
});

test("hostile payloads in posts (text, names, headlines, channels, jobs, previews, alternative texts) → no script runs", async () => {
  answerFetch({});
  const posts = shownPayloads.map((payload, number): FeedPost =>
    aPost(1, {
      id: idOf(number),
      text: payload,
      author: anAuthor({
        name: payload,
        headline: payload,
        address: addressOf(payload),
        voice: number % 2 ? "person" : "space",
      }),
      channel: { id: idOf(1), url: addressOf(payload), name: payload },
      mentions: [
        { name: payload.toLowerCase(), kind: "person", address: addressOf(payload), hasPage: true, label: payload },
      ],
      job: {
        id: idOf(2),
        title: payload,
        space: { name: payload, url: addressOf(payload), logo: null },
        city: payload,
        salaryMin: 1,
        salaryMax: 2,
        open: true,
        sponsored: true,
      },
      preview: {
        id: idOf(3),
        url: "https://pagina.example/",
        title: payload,
        description: payload,
        site: payload,
        image: null,
      },
      images: [{ id: idOf(4), alt: payload, width: 4, height: 4 }],
      lastComments: [{ id: idOf(5), author: anAuthor({ name: payload }), text: payload, at: aPost().at }],
      why: { kind: "tag", name: addressOf(payload) },
    }),
  );
  const { screen } = await show(posts.map((post) => <PostCard key={post.id} post={post} />));
  const all = screen.getByTestId("all").element();
  await vi.waitFor(() => expect(all.querySelectorAll("article")).toHaveLength(posts.length));
  await expectHarmless(all);
  expectInside(all);
}, 120_000);

test("hostile payloads in comments, answers, channel names and previews → no script runs", async () => {
  const post = aPost();
  const content = shownPayloads.map((payload, number) => {
    const author = anAuthor({ name: payload, address: addressOf(payload) });
    const answer = aComment(0, { id: idOf(10_000 + number), text: payload, author });
    return aComment(0, { id: idOf(number), text: payload, author, answers: [answer] });
  });
  const mine = shownPayloads.map((payload, number) => ({
    id: idOf(number),
    name: payload,
    url: addressOf(payload),
    state: "member",
    unread: 1,
  }));
  answerFetch({
    [`/api/v1/public/comment/${post.id}/comments`]: { body: { content, cursor: null, total: content.length } },
    "/api/v1/public/channel": { body: mine },
  });
  const { screen } = await show(
    <>
      <FeedTabs signedIn />
      <nav>
        <FeedSidebar signedIn />
      </nav>
      <Comments post={post} />
      {shownPayloads.map((payload, number) => (
        <LinkCard
          key={payload}
          preview={{
            id: idOf(number),
            url: "https://p.example/",
            title: payload,
            description: payload,
            site: payload,
            image: null,
          }}
        />
      ))}
    </>,
  );
  const all = screen.getByTestId("all").element();
  await vi.waitFor(() => expect(all.querySelectorAll("section > ul > li")).toHaveLength(content.length), 20_000);
  await expectHarmless(all);
  expectInside(all);
}, 120_000);

test("hostile payload as the author's name → no script runs in the post's menu and block dialog", async () => {
  const name = '"><img src=x onerror=alert(1)>{{7*7}}';
  const author = anAuthor({ voice: "person", name, address: "x" });
  answerFetch({ "/api/v1/public/follow/state": { body: { following: false, followers: 0 } } });
  const { screen } = await renderPage(around(<PostCard post={aPost(1, { author, why: { kind: "person", name } })} />), {
    me: aMe(),
  });
  await screen.getByRole("button", { name: /^More actions for/ }).click();
  await screen.getByRole("menuitem", { name: /^Block/ }).click();
  await expect.element(screen.getByRole("dialog")).toBeVisible();
  await expectHarmless(screen.getByRole("dialog").element());
}, 120_000);

test("post text with right-to-left letters, emoji sequences or endless words → rendered unchanged", async () => {
  answerFetch({});
  const kept = ["directions", "pictures", "longs", "signs"].flatMap((name) => payloads[name] ?? []);
  const { screen } = await show(
    kept.map((payload, number) => (
      <div key={number} data-kept={number}>
        <PostText text={payload} mentions={[]} whole />
      </div>
    )),
  );
  const all = screen.getByTestId("all").element();
  await vi.waitFor(() => expect(all.querySelectorAll("[data-kept] p")).toHaveLength(kept.length));
  for (const [number, payload] of kept.entries())
    expect(all.querySelector(`[data-kept="${number}"] p`)?.textContent).toBe(payload);
  for (const text of all.querySelectorAll("p")) expect(text.dir).toBe("auto");
  for (const link of all.querySelectorAll("p a")) expect(link.firstElementChild?.tagName).toBe("BDI");
  expectInside(all);
}, 120_000);
