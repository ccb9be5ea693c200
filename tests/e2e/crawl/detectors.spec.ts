import { basePath } from "@orbita/contract/product";
import { expect, test, type BrowserContext } from "@playwright/test";
import type { FindingKind } from "./finding.ts";
import { prepareContext } from "./inspect.ts";
import { openDialogs } from "./open-dialogs.ts";
import { openTab, visit } from "./visit.ts";

/** A page of its own, with one defect each: a detector that finds nothing there proves nothing elsewhere. */
const origin = "http://broken.example";
const title = "<title>A page · Orbita</title>";
const alive = "<script>document.documentElement.dataset.alive = '';</script>";
const frozen = "<script>setTimeout(() => { for (;;); }, 50);</script>";

const broken: Record<FindingKind, { html: string; status?: number }> = {
  "frozen tab": { html: `${title}${alive}${frozen}` },
  console: { html: `${title}${alive}<script>console.warn("Uncompiled message detected!");</script>` },
  "raw message id": { html: `${title}${alive}<button aria-label="NBGdDl">x</button>` },
  title: { html: `<title>Orbita · Orbita</title>${alive}` },
  "sideways scroll": { html: `${title}${alive}<div style="width: 350px">wide</div>` },
  "failed page": { html: `${title}${alive}`, status: 500 },
  "unexpected write": { html: `${title}${alive}<script>fetch("${basePath}/me", { method: "PATCH" });</script>` },
};

async function serve(context: BrowserContext, html: string, status = 200): Promise<void> {
  await prepareContext(context, ["NBGdDl"]);
  await context.route(`${origin}/**`, (route) =>
    route.request().url().endsWith("/favicon.ico")
      ? route.fulfill({ status: 204 })
      : route.fulfill({
          status,
          contentType: "text/html; charset=utf-8",
          body: `<!doctype html><html><head></head><body>${html}`,
        }),
  );
}

for (const [kind, { html, status }] of Object.entries(broken))
  test(`a page with the defect "${kind}" → it is found`, async ({ context }) => {
    await serve(context, html, status);
    const { findings } = await visit(await openTab(context), `${origin}/`, "/");
    expect(findings.map((finding) => finding.kind)).toContain(kind);
  });

test("a title that is raw for a moment only → it is found", async ({ context }) => {
  const late = `<script>setTimeout(() => { document.title = "A page · Orbita"; document.documentElement.dataset.alive = ""; }, 300);</script>`;
  await serve(context, `<title>NBGdDl · Orbita</title>${late}`);
  const { findings } = await visit(await openTab(context), `${origin}/`, "/");
  expect(findings).toEqual([{ kind: "raw message id", address: "/", detail: "<title>NBGdDl · Orbita</title>" }]);
});

test("a sound page → nothing is found", async ({ context }) => {
  await serve(context, `${title}${alive}<h1>A page</h1><a href="/next">Next</a>`);
  const { findings, links } = await visit(await openTab(context), `${origin}/`, "/");
  expect([findings, links]).toEqual([[], [`${origin}/next`]]);
});

test("a dialog with a defect → it is found when its button is pressed", async ({ context }) => {
  const dialog = `<button onclick="document.querySelector('dialog').showModal()">Open</button><dialog><p>NBGdDl</p></dialog>`;
  await serve(
    context,
    `${title}${alive}${dialog.replace("<p>NBGdDl</p>", "<p></p>").replace("showModal()", "showModal();document.querySelector('p').textContent='NBGdDl'")}`,
  );
  const tab = await openTab(context);
  await visit(tab, `${origin}/`, "/");
  const { findings } = await openDialogs({ tab, url: `${origin}/`, address: "/", pressed: new Set() });
  expect(findings.map((finding) => finding.kind)).toContain("raw message id");
});
