import { lingui } from "@lingui/vite-plugin";
import { tanstackStart } from "@tanstack/react-start/plugin/vite";
import viteReact from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { webServerInDevelopment } from "./dev/web-server.ts";
import { addresses } from "./src/addresses.ts";
import { linguiMacro } from "./dev/lingui-macro.ts";

export default defineConfig({
  resolve: { tsconfigPaths: true },
  // dist/ runs on its own: the server needs no node_modules beside it.
  ssr: { noExternal: true },
  // Below these, Lightning CSS rewrites light-dark() wrongly.
  build: { cssTarget: ["chrome123", "firefox120", "safari17.5", "edge123"] },
  plugins: [
    tanstackStart({
      router: { virtualRouteConfig: addresses, quoteStyle: "double", semicolons: true },
      vite: { installDevServerMiddleware: false },
    }),
    // Lingui's macro has to run before React's plugin sees the file.
    linguiMacro(),
    viteReact(),
    lingui(),
    webServerInDevelopment(),
  ],
});
