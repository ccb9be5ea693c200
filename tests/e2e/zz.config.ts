import base from "./playwright.config.ts";
const use = base.use as any;
export default { ...base, use: { ...use, launchOptions: { ...use.launchOptions, args: [...use.launchOptions.args, ...(process.env.XARGS ?? "").split(" ").filter(Boolean)] } } };
