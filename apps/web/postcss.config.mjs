import { fileURLToPath } from "node:url";
import globalData from "@csstools/postcss-global-data";
import customMedia from "postcss-custom-media";

const breakpoints = fileURLToPath(new URL("../../packages/ui/src/tokens/breakpoints.css", import.meta.url));

/** Replaces the names of breakpoints, such as `@media (--phone)`, in all style sheets. Custom properties do not work in media queries. */
const config = { plugins: [globalData({ files: [breakpoints] }), customMedia()] };
export default config;
