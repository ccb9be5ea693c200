import { createReadStream } from "node:fs";
import Papa from "papaparse";

export type EscoCsvRow = Readonly<Record<string, string | undefined>>;

/** Streams the rows of a CSV file of any size; a quoted field may contain line breaks. */
export async function* readCsv(file: string): AsyncGenerator<EscoCsvRow> {
  const parser = Papa.parse(Papa.NODE_STREAM_INPUT, { header: true, skipEmptyLines: true });
  const text = createReadStream(file, "utf8");
  text.on("error", (error) => parser.destroy(error));
  for await (const line of text.pipe(parser)) yield line as EscoCsvRow;
}

export async function* inBatches<T>(items: AsyncIterable<T>, size: number): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
