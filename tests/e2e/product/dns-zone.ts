import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { DnsZone } from "@orbita/simulators/dns";

type TextRecords = Record<string, readonly string[]>;

const fileIn = (folder: string) => join(folder, "dns-zone.json");
const readRecords = (folder: string): TextRecords =>
  existsSync(fileIn(folder)) ? (JSON.parse(readFileSync(fileIn(folder), "utf8")) as TextRecords) : {};

/** Reads the zone of the product's simulated name server from a file, so that journeys in other processes can change it. */
export const readZone =
  (folder: string): DnsZone =>
  (name, type) =>
    type === "TXT" ? (readRecords(folder)[name] ?? []).map((txt) => ({ txt })) : [];

export function addTextRecord(folder: string, name: string, value: string): void {
  writeFileSync(fileIn(folder), JSON.stringify({ ...readRecords(folder), [name]: [value] }));
}
