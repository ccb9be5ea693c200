import { RouterServer } from "@tanstack/react-router/ssr/server";
import { createStartHandler, defaultStreamHandler } from "@tanstack/react-start/server";
import { renderToString } from "react-dom/server";

/** How often the tree is rendered per response: a single render is too short to measure. */
const renders = 50;

function spentSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/** The baseline of `bench web`: the same loaded router, rendered by React alone, in the same build. */
const bare = createStartHandler(async ({ router }) => {
  const tree = <RouterServer router={router} />;
  renderToString(tree);
  const before = process.cpuUsage();
  for (let turn = 0; turn < renders; turn++) renderToString(tree);
  return Response.json({ micros: spentSince(before) / renders });
});

/** The product's work with the loaded router: head, scripts, data for the browser, and the whole document. */
const rendered = createStartHandler(async (given) => {
  const before = process.cpuUsage();
  const made = await defaultStreamHandler(given);
  await (made instanceof Response ? made : made.response).text();
  return Response.json({ micros: spentSince(before) });
});

// oxlint-disable-next-line import/no-default-export -- the framework looks for its server entry there
export default { fetch: createStartHandler(defaultStreamHandler), bare, rendered };
