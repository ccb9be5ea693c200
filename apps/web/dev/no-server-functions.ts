import type { Plugin } from "vite";

const fetcher = /start-client-core\/dist\/esm\/client-rpc\/serverFnFetcher\.js$/;

/**
 * Browsers call the api through the contract; we have no server functions of the framework. Its client for them would add
 * 8 KB to every public page. The bundle check fails if it returns, for example after an update that moved the file.
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
