export { neutralText } from "./neutral-text.ts";
export { neutralTitle } from "./neutral-title.ts";
