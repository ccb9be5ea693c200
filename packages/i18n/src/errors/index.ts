export { fieldText, fieldTexts } from "./fields.ts";
export { problemText, problemTexts } from "./problems.ts";
