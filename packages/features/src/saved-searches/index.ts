export { mailGuestAlert, sendAlertConfirmation } from "./jobs.ts";
export { listJobSearches } from "./list-searches.ts";
export { exportSavedSearches } from "./personal-data.ts";
export { savedSearchHandlers } from "./routes.ts";
