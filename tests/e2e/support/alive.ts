import { expect, type Page, type Response } from "@playwright/test";

/** Waits until the page is hydrated. Before that a link loads a document, and clicks on buttons are lost. */
export const untilAlive = (page: Page): Promise<void> =>
  expect(page.locator("html[data-alive]"), "the page works").toBeAttached({ timeout: 45_000 });

async function settled(page: Page, answer: Response | null): Promise<Response | null> {
  const type = await answer?.headerValue("content-type");
  if (type?.startsWith("text/html")) await untilAlive(page);
  return answer;
}

/** Makes navigation wait until the page is hydrated. A person is never faster than that; a journey on a slow machine is. */
export function patient(page: Page): Page {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const patience: Pick<Page, "goto" | "reload"> = {
    goto: async (url, options) => settled(page, await goto(url, options)),
    reload: async (options) => settled(page, await reload(options)),
  };
  return Object.assign(page, patience);
}
