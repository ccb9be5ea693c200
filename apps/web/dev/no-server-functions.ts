import type { Plugin } from "vite";

const fetcher = /start-client-core\/dist\/esm\/client-rpc\/serverFnFetcher\.js$/;

/**
 * Replaces the framework's client for server functions by a stub: we have none, and it would add 8 KB to every public page.
 * The bundle check fails if that client is bundled again, for example after an update that moved its file.
 */
export const noServerFunctions = (): Plugin => ({
  name: "orbita-no-server-functions",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  load(id) {
    if (!fetcher.test(id)) return null;
    const refuse = `throw new Error("there are no server functions here: call the api")`;
    return `export const serverFnFetcher = () => { ${refuse} };\nexport const trackPostProcessPromise = serverFnFetcher;\n`;
  },
});
