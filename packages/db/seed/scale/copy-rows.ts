import { Query, type Client, type Connection } from "pg";

export type CopyValue = string | number | boolean | Date | null | readonly string[];
export type CopyRow = readonly CopyValue[];
export type CopyTable = { readonly name: string; readonly columns: readonly string[] };

const escapes: Record<string, string> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };
const escaped = (text: string) => text.replaceAll(/[\\\t\n\r]/g, (found) => escapes[found]!);
const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;

/** A cell in PostgreSQL's text format for COPY: https://www.postgresql.org/docs/17/sql-copy.html#SQL-COPY-FILE-FORMATS */
function cellOf(value: CopyValue): string {
  if (value === null) return String.raw`\N`;
  if (typeof value === "string") return escaped(value);
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return escaped(`{${value.map(quoted).join(",")}}`);
  return String(value);
}

/** A connection with the driver's COPY methods, which its types lack. */
type CopyConnection = Connection & { sendCopyFromChunk: (chunk: Buffer) => void; endCopyFrom: () => void };

class CopyIn extends Query {
  readonly data: Buffer;
  constructor(text: string, data: Buffer, done: (error: Error | undefined) => void) {
    super(text, (error) => done(error ?? undefined));
    this.data = data;
  }

  handleCopyInResponse(connection: CopyConnection): void {
    connection.sendCopyFromChunk(this.data);
    connection.endCopyFrom();
  }
}

/** Writes all rows with one COPY, which is several times faster than inserts. */
export async function copyRows(client: Client, { name, columns }: CopyTable, rows: readonly CopyRow[]): Promise<void> {
  if (rows.length === 0) return;
  const data = Buffer.from(rows.map((row) => `${row.map(cellOf).join("\t")}\n`).join(""));
  await new Promise<void>((resolve, reject) => {
    const done = (error: Error | undefined) => (error ? reject(error) : resolve());
    client.query(new CopyIn(`copy ${name} (${columns.join(", ")}) from stdin`, data, done));
  });
}
