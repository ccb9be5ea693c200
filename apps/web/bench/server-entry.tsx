import { RouterServer } from "@tanstack/react-router/ssr/server";
import { createStartHandler, defaultStreamHandler } from "@tanstack/react-start/server";
import { renderToString } from "react-dom/server";

/** How often the page is rendered per response, because a single render is too short to measure. */
const renders = 50;

function spentSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/** Measures the baseline of `bench web`: React alone renders the same loaded router, in the same build. */
const bare = createStartHandler(async ({ router }) => {
  const tree = <RouterServer router={router} />;
  renderToString(tree);
  const before = process.cpuUsage();
  for (let turn = 0; turn < renders; turn++) renderToString(tree);
  return Response.json({ micros: spentSince(before) / renders });
});

/** Measures the product's whole work for a loaded router: head, scripts, data for the browser, and the HTML document. */
const rendered = createStartHandler(async (given) => {
  const before = process.cpuUsage();
  const made = await defaultStreamHandler(given);
  await (made instanceof Response ? made : made.response).text();
  return Response.json({ micros: spentSince(before) });
});

// oxlint-disable-next-line import/no-default-export -- the framework looks for its server entry there
export default { fetch: createStartHandler(defaultStreamHandler), bare, rendered };
