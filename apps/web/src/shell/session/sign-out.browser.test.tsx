import { afterEach, expect, test, vi } from "vitest";
import { answerFetch } from "~/testing/answer-fetch.ts";
import { renderPage } from "~/testing/render-page.tsx";
import { draftsKey, recentSearchesKey } from "./storage-keys.ts";
import { useSignOut } from "./change-session.ts";

function SignOutButton() {
  const signOut = useSignOut();
  return <button onClick={() => void signOut()}>Sign out</button>;
}

afterEach(() => vi.unstubAllGlobals());

test("sign-out → drafts and recent job searches leave the browser, the theme stays", async () => {
  answerFetch({ "/api/v1/auth/logout": { status: 204 } });
  for (const key of [draftsKey, recentSearchesKey, "color-scheme"]) localStorage.setItem(key, "{}");
  const { screen } = await renderPage(<SignOutButton />);
  await screen.getByRole("button", { name: "Sign out" }).click();
  await expect.poll(() => localStorage.getItem(draftsKey)).toBeNull();
  expect(localStorage.getItem(recentSearchesKey)).toBeNull();
  expect(localStorage.getItem("color-scheme")).toBe("{}");
  localStorage.clear();
});
