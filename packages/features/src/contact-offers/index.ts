export { contactOfferHandlers } from "./routes.ts";
