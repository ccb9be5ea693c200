import { basePath } from "@orbita/contract/product";
import { isSafe } from "@orbita/contract/kernel/route";
import { routes } from "@orbita/contract/routes";

type WriteRule = { method: string; pattern: RegExp };

/** Writing requests that opening a page causes by itself; a crawl refuses all others. */
const writesOnOpen = [
  "POST /realtime/session",
  "POST /notifications/read",
  "POST /public/message/{id}/read",
  "POST /talent/message/{id}/read",
  "POST /public/saved-search/{id}/opened",
  "POST /talent/saved-search/{id}/opened",
  "POST /public/post/seen",
  // Records that a visitor is interested in a job, and counts the click on a sponsored job.
  "POST /public/application/signal",
  "POST /public/click",
  "PUT /public/job-mark/seen/{id}",
  // Records in presence that a member of the Space has the application open.
  "POST /talent/application/{id}/presence",
  "DELETE /talent/application/{id}/presence",
  // Requests the challenge for a passkey, which the sign-in page does when it opens.
  "POST /auth/passkey/options",
];

const ruleOf = (method: string, path: string): WriteRule => ({
  method,
  pattern: new RegExp(`^${RegExp.escape(basePath + path).replaceAll(/\\\{[^}]*\\\}/g, "[^/]+")}$`),
});

const safePosts = Object.values(routes)
  .flatMap((feature) => Object.values(feature))
  .filter((route) => route.method !== "GET" && isSafe(route))
  .map(({ method, path }) => ruleOf(method, path));

const allowed = [
  ...safePosts,
  ...writesOnOpen.map((line) => {
    const [method = "", path = ""] = line.split(" ");
    return ruleOf(method, path);
  }),
];

/** True if the crawl lets this request reach the api. */
export function mayPass(method: string, pathname: string): boolean {
  if (method === "GET" || method === "HEAD" || !pathname.startsWith(basePath)) return true;
  return allowed.some((rule) => rule.method === method && rule.pattern.test(pathname));
}
