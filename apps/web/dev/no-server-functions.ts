import type { Plugin } from "vite";

const fetcher = /start-client-core\/dist\/esm\/client-rpc\/serverFnFetcher\.js$/;

/**
 * Browsers ask the api, by the contract; nothing of ours is a server function of the framework. Its way to call them would
 * be 8 KB of every public page. The bundle check fails when it comes back, after an update that moved the file.
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
