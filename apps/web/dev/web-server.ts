import { toNodeHandler } from "srvx/node";
import { isRunnableDevEnvironment, type Plugin } from "vite";
import { readConfig } from "../server/config.ts";
import { createHandler } from "../server/handler.ts";
import type { RenderPage } from "../server/pages.ts";

const serverEntry = "virtual:tanstack-start-server-entry";

/** Puts the production web server in front of the pages in development too: cookie, proxy, sitemap. */
export function webServerInDevelopment(): Plugin {
  return {
    name: "orbita:web-server",
    apply: "serve",
    config: () => {
      if (process.env["VITEST"]) return {};
      const config = readConfig(process.env);
      return { server: { host: config.HOST, port: config.PORT, strictPort: true } };
    },
    configureServer(server) {
      if (process.env["VITEST"]) return;
      const environment = server.environments["ssr"];
      if (!environment || !isRunnableDevEnvironment(environment)) throw new Error("no runnable server environment");
      const render: RenderPage = async (request, options) => {
        const { default: entry } = (await environment.runner.import(serverEntry)) as { default: { fetch: RenderPage } };
        return await entry.fetch(request, options);
      };
      const handle = createHandler({
        config: readConfig(process.env),
        render,
        strictPolicy: false,
        warn: (message) => server.config.logger.warn(message),
      });
      const node = toNodeHandler(handle);
      return () => {
        server.middlewares.use((request, response, next) => {
          if (request.originalUrl) request.url = request.originalUrl;
          // The casts are needed because the types of srvx describe one handler for both HTTP/1 and HTTP/2.
          Promise.resolve(node(request as never, response as never)).catch(
            // oxlint-disable-next-line promise/no-callback-in-promise -- Connect receives errors only through this callback
            next,
          );
        });
      };
    },
  };
}
