// Fails if the web app ignores the result of an API call. A failed network call resolves to `undefined` (specification §7), so code
// that ignores the result continues as if the write had succeeded. Wrap the call in `answered(…)`, which throws instead. Write
// `void api()…` where the page may continue although the call failed.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { parseSync, Visitor } from "oxc-parser";

/** API calls whose failure the page may ignore, each with the reason. */
const allowed = {
  "accounts.logout": "the browser forgets the session before the call",
  "clicks.click": "a lost click is not billed",
  "messages.mark": "the thread is marked when it is opened again",
  "messages.markMine": "the thread is marked when it is opened again",
};

/** The name `feature.method` if the syntax node is an API call, also with `.catch(…)` after it; otherwise undefined. */
function calledRoute(node) {
  if (node?.type === "AwaitExpression") return calledRoute(node.argument);
  if (node?.type === "ConditionalExpression") return calledRoute(node.consequent) ?? calledRoute(node.alternate);
  if (node?.type !== "CallExpression" || node.callee.type !== "MemberExpression") return undefined;
  const { object, property } = node.callee;
  if (["catch", "then", "finally"].includes(property.name)) return calledRoute(object);
  const root = object.type === "MemberExpression" ? object.object : undefined;
  const isApi = root?.type === "CallExpression" && root.callee.name === "api";
  return isApi ? `${object.property.name}.${property.name}` : undefined;
}

/** The expression that a function returns if it consists of a single return; otherwise undefined. */
function returned({ body }) {
  if (body?.type !== "BlockStatement") return body;
  return body.body.length === 1 && body.body[0].type === "ReturnStatement" ? body.body[0].argument : undefined;
}

function droppedCalls(file, text) {
  const found = [];
  const note = (route, { start }) => {
    if (route && !(route in allowed)) found.push(`${file}:${text.slice(0, start).split("\n").length} ${route}`);
  };
  new Visitor({
    ExpressionStatement: (node) => {
      if (node.expression.type === "AwaitExpression") note(calledRoute(node.expression), node);
    },
    Property: (node) => {
      if (node.key.name === "mutationFn") note(calledRoute(returned(node.value)), node);
    },
    CallExpression: (node) => {
      // Also reports `tried(() => api()…)`, because the helper awaits the work and drops its result.
      if (node.callee.name === "tried") note(calledRoute(returned(node.arguments[0] ?? {})), node);
    },
  }).visit(parseSync(file, text).program);
  return found;
}

const files = execFileSync("git", ["ls-files", "apps/web/src"], { encoding: "utf8" }).split("\n");
const dropped = files
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .flatMap((file) => droppedCalls(file, readFileSync(file, "utf8")));
for (const line of dropped) console.error(`${line}: wrap the call in answered(…)`);
if (dropped.length > 0) process.exitCode = 1;
else console.log("no result of the api is dropped");
