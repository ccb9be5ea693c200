import { createSocket } from "node:dgram";
import { isIP } from "node:net";

export type DnsRecord =
  | { readonly a: string }
  | { readonly aaaa: string }
  | { readonly cname: string }
  | { readonly txt: string };
export type DnsType = "A" | "AAAA" | "TXT";
/** Returns the records of a name; `times` counts the earlier queries for this name and type. */
export type DnsZone = (name: string, type: DnsType, times: number) => readonly DnsRecord[] | "unavailable";

const types = { A: 1, CNAME: 5, TXT: 16, AAAA: 28 } as const;
const typeNames: Readonly<Record<number, DnsType>> = { 1: "A", 16: "TXT", 28: "AAAA" };
/** Response codes of a name server (RFC 1035): no error, server failure, no such name. */
const responseCodes = { ok: 0, failure: 2, noName: 3 } as const;

const nameBytes = (name: string): Buffer =>
  Buffer.concat([
    ...name.split(".").map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label)])),
    Buffer.from([0]),
  ]);

function readName(message: Buffer): { name: string; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = message[at]!; length > 0; length = message[at]!) {
    labels.push(message.toString("ascii", at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join(".").toLowerCase(), end: at + 1 };
}

/** The 16 bytes of an IPv6 address such as `::1` or `::ffff:10.0.0.1`. The URL parser normalizes every spelling. */
function bytesOf6(address: string): Buffer {
  const whole = new URL(`http://[${address}]/`).hostname.slice(1, -1);
  const [head = "", tail] = whole.split("::");
  const groups = (text: string) => (text ? text.split(":") : []);
  const [before, after] = [groups(head), groups(tail ?? "")];
  const middle = tail === undefined ? [] : Array.from({ length: 8 - before.length - after.length }, () => "0");
  return Buffer.from([...before, ...middle, ...after].map((group) => group.padStart(4, "0")).join(""), "hex");
}

/** Encodes a text in chunks of 255 bytes, each prefixed with its length. */
function textBytes(text: string): Buffer {
  const bytes = Buffer.from(text);
  const pieces: Buffer[] = [];
  for (let at = 0; at === 0 || at < bytes.length; at += 255) {
    const piece = bytes.subarray(at, at + 255);
    pieces.push(Buffer.from([piece.length]), piece);
  }
  return Buffer.concat(pieces);
}

function resourceOf(owner: string, record: DnsRecord): Buffer {
  const [type, data] =
    "a" in record
      ? [types.A, Buffer.from(record.a.split(".").map(Number))]
      : "aaaa" in record
        ? [types.AAAA, bytesOf6(record.aaaa)]
        : "txt" in record
          ? [types.TXT, textBytes(record.txt)]
          : [types.CNAME, nameBytes(record.cname)];
  const fixed = Buffer.alloc(10);
  fixed.writeUInt16BE(type, 0);
  fixed.writeUInt16BE(1, 2);
  // TTL 0, so that the record is never cached: the next query may get another answer.
  fixed.writeUInt32BE(0, 4);
  fixed.writeUInt16BE(data.length, 8);
  return Buffer.concat([nameBytes(owner), fixed, data]);
}

/** A name server over UDP; a test defines its answers, and may change them between two queries. */
export async function startDns(zone: DnsZone) {
  const socket = createSocket("udp4");
  const asked: string[] = [];
  socket.on("message", (message, from) => {
    const { name, end } = readName(message);
    const type = typeNames[message.readUInt16BE(end)] ?? "A";
    const question = `${type} ${name}`;
    const found = zone(name, type, asked.filter((one) => one === question).length);
    const records = found === "unavailable" ? [] : found;
    asked.push(question);
    let owner = name;
    const answers = records.map((record) => {
      const resource = resourceOf(owner, record);
      if ("cname" in record) owner = record.cname;
      return resource;
    });
    const head = Buffer.from(message.subarray(0, 12));
    // The response code of the name server: a server failure if the zone is unavailable, NXDOMAIN if the name has no
    // records.
    const code =
      found === "unavailable" ? responseCodes.failure : records.length === 0 ? responseCodes.noName : responseCodes.ok;
    head.writeUInt16BE(0x8180 | code, 2);
    head.writeUInt16BE(answers.length, 6);
    head.writeUInt32BE(0, 8);
    socket.send(Buffer.concat([head, message.subarray(12, end + 4), ...answers]), from.port, from.address);
  });
  await new Promise<void>((resolve) => socket.bind(0, "127.0.0.1", resolve));
  const { port } = socket.address();
  return {
    server: `127.0.0.1:${port}`,
    /** Every query that the name server received since its start. */
    asked: () => [...asked],
    stop: () => new Promise<void>((resolve) => socket.close(() => resolve())),
  };
}

/** An A or AAAA record, by the kind of the address. */
export const pointing = (address: string): DnsRecord => (isIP(address) === 6 ? { aaaa: address } : { a: address });
