import { RouterServer } from "@tanstack/react-router/ssr/server";
import { createStartHandler, defaultStreamHandler } from "@tanstack/react-start/server";
import { renderToString } from "react-dom/server";

/** How often the tree is rendered for one answer: a single render is too short for the clock. */
const renders = 50;

/** The floor of `bench web`: the same loaded router, rendered by React alone, in the same build. */
const bare = createStartHandler(async ({ router }) => {
  const tree = <RouterServer router={router} />;
  renderToString(tree);
  const before = process.cpuUsage();
  for (let turn = 0; turn < renders; turn++) renderToString(tree);
  const { user, system } = process.cpuUsage(before);
  return Response.json({ microsPerRender: (user + system) / renders });
});

// oxlint-disable-next-line import/no-default-export -- how Start finds its server entry
export default { fetch: createStartHandler(defaultStreamHandler), bare };
