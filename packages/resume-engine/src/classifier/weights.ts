import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { stepKinds } from "./chain.ts";
import { buckets, featureVersion } from "./features.ts";
import { classLabels, labelCount } from "./labels.ts";

/** The origin of the weights, so that they can be reproduced. `hash` covers the numbers after the header. */
export type WeightsHeader = {
  seed: number;
  rounds: number;
  documents: number;
  /** The number of training documents that were rendered to a file and read back. */
  rendered: number;
  /** A hash of the words and labels that the generator of training documents produces; it changes when the generator changes. */
  generator: string;
  features: number;
  buckets: number;
  labels: readonly string[];
  /** Scale of the quantised weights: the weight that the byte value 1 in the file represents. */
  scale: number;
  hash: string;
};
export type ClassifierWeights = { header: WeightsHeader; table: Int8Array; transitions: Float32Array };

const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

/** Serializes the weights: a line of JSON, one byte per feature and label, then the transitions. */
export function packed(header: Omit<WeightsHeader, "hash">, table: Int8Array, transitions: Float32Array): Buffer {
  const numbers = Buffer.concat([
    Buffer.from(table.buffer, table.byteOffset, table.byteLength),
    Buffer.from(transitions.buffer, transitions.byteOffset, transitions.byteLength),
  ]);
  return Buffer.concat([Buffer.from(`${JSON.stringify({ ...header, hash: hashOf(numbers) })}\n`), numbers]);
}

export function unpacked(bytes: Uint8Array): ClassifierWeights {
  const end = bytes.indexOf(10);
  const header = JSON.parse(Buffer.from(bytes.subarray(0, end)).toString("utf8")) as WeightsHeader;
  const numbers = new Uint8Array(bytes.subarray(end + 1));
  const size = buckets * labelCount;
  const fits =
    header.features === featureVersion &&
    header.buckets === buckets &&
    header.labels.join() === classLabels.join() &&
    numbers.length === size + stepKinds * labelCount * labelCount * 4;
  if (!fits) throw new Error("the line classifier's weights are of another version: ./orbita train resume-engine");
  return {
    header,
    table: new Int8Array(numbers.buffer, 0, size),
    transitions: new Float32Array(numbers.buffer.slice(size)),
  };
}

export const weightsFile = new URL("../../data/lines.weights", import.meta.url);
export const isWhole = (bytes: Uint8Array): boolean =>
  unpacked(bytes).header.hash === hashOf(bytes.subarray(bytes.indexOf(10) + 1));

let kept: ClassifierWeights | null = null;
export const weights = (): ClassifierWeights => (kept ??= unpacked(readFileSync(weightsFile)));
