export { followInstallation } from "./follow-installation.ts";
export { installationHandlers } from "./routes.ts";
export { saveIdentity } from "./save-identity.ts";
