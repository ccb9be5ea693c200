import { parseArgs } from "node:util";
import { keepRendered } from "../rendered.ts";

/**
 * `node packages/resume-engine/training/cli/keep.ts [--folder DIR] [--only t70]`: stores the lines of written documents for the training.
 */
const { values } = parseArgs({
  options: { folder: { type: "string", default: ".orbita/training" }, only: { type: "string", default: "" } },
});
const only = new RegExp(values.only, "u");
const { documents, bytes } = keepRendered(values.folder, (id) => only.test(id));
console.log(`${documents} documents, ${bytes} bytes`);
