import type { BrowserContext, Page } from "@playwright/test";

type ExpectedRefusal = { status: number; path: RegExp };
export type ProblemWatch = {
  problems: string[];
  /** Declares a response status as expected on a path, so that it is not reported as a problem. */
  mean: (status: number, path: RegExp) => void;
  /** Ignores problems until `resume`, because the journey stops the network or a server on purpose. */
  pause: () => void;
  resume: () => void;
  on: (context: BrowserContext) => void;
};

/** The browser's own console message about a refused or failed request; the request itself is recorded instead. */
const aboutLoading = /^Failed to load resource/;

/** Collects all problems that a browser's developer tools would show in red. */
export function createWatch(): ProblemWatch {
  const problems: string[] = [];
  const meant: ExpectedRefusal[] = [];
  let paused = false;
  const note = (line: string) => void (paused || problems.push(line));

  function onPage(page: Page): void {
    page.on("pageerror", (error) => note(`exception: ${error.stack || error.message}`));
    page.on("console", (message) => {
      if (message.type() === "error" && !aboutLoading.test(message.text())) note(`console: ${message.text()}`);
    });
    page.on("requestfailed", (request) => {
      const reason = request.failure()?.errorText ?? "";
      // Ignores aborted requests: leaving a page, or a newer request that supersedes an older one, aborts them.
      if (reason !== "net::ERR_ABORTED") note(`failed: ${request.method()} ${request.url()} ${reason}`);
    });
    page.on("response", (response) => {
      const { pathname } = new URL(response.url());
      const status = response.status();
      if (status < 400 || meant.some((refusal) => refusal.status === status && refusal.path.test(pathname))) return;
      note(`answered ${status}: ${response.request().method()} ${pathname}`);
    });
  }

  return {
    problems,
    mean: (status, path) => void meant.push({ status, path }),
    pause: () => void (paused = true),
    resume: () => void (paused = false),
    on: (context) => {
      for (const page of context.pages()) onPage(page);
      context.on("page", onPage);
    },
  };
}
