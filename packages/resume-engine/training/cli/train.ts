import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { isWhole, unpacked, weightsFile } from "../../src/classifier/weights.ts";
import { confidenceDocuments, writeConfidence } from "../confidence.ts";
import { trained } from "../trained.ts";

/** `./orbita train resume-engine`: trains the weights of the line classifier; the same seed gives the same bytes. */
const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "14" },
    documents: { type: "string", default: "2400" },
    rounds: { type: "string", default: "4" },
    rendered: { type: "string", default: "1200" },
    out: { type: "string" },
    check: { type: "boolean" },
  },
});

if (values.check) {
  const kept = readFileSync(weightsFile);
  const { header } = unpacked(kept);
  const again = trained(header);
  const same = isWhole(kept) && again.equals(kept);
  console.log(same ? "the weights are those of their seed" : "the weights are not those of their seed");
  process.exitCode = same ? 0 : 1;
} else {
  const bytes = trained({
    seed: Number(values.seed),
    documents: Number(values.documents),
    rounds: Number(values.rounds),
    rendered: Number(values.rendered),
    onRound: (round, loss) => console.log(`round ${round + 1}: loss ${loss.toFixed(4)}`),
  });
  const out = values.out ?? fileURLToPath(weightsFile);
  writeFileSync(out, bytes);
  // Trains the confidence model again, because it must be trained with exactly these weights of the line classifier.
  if (!values.out) writeConfidence(confidenceDocuments);
  console.log(`${out}: ${bytes.length} bytes, ${unpacked(bytes).header.hash}`);
}
