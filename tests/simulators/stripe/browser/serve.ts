import type { ServerResponse } from "node:http";
import { readFileSync } from "node:fs";
import { send } from "../../support/http.ts";

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), "utf8");

/** The browser script as a classic script, as pages load it: its parts are concatenated, without import and export. */
function script(): string {
  const parts = ["shared.js", "element.js", "stripe.js"].map(read);
  return `(() => {\n${parts.join("\n").replaceAll(/^import .*$|^export /gm, "")}\n})();`;
}

const types: Record<string, string> = { js: "text/javascript; charset=utf-8", html: "text/html; charset=utf-8" };
/** The files that browsers request at js.stripe.com, by path. */
const files: Record<string, string> = {
  "/stripe.js": "stripe.js",
  "/endive/stripe.js": "stripe.js",
  "/simulated/card.html": "card.html",
  "/simulated/card.js": "card.js",
  "/simulated/challenge.html": "challenge.html",
  "/simulated/challenge.js": "challenge.js",
};

export function sendScript(response: ServerResponse, pathname: string): void {
  const name = files[pathname];
  if (!name) return send(response, 404, "text/plain", "Not Found");
  const type = types[name.slice(name.lastIndexOf(".") + 1)] ?? "text/plain";
  send(response, 200, type, name === "stripe.js" ? script() : read(name));
}
