export { insertContract, noteFirstPublication, savePremiumPause } from "./queries.ts";
export { contractHandlers } from "./routes.ts";
