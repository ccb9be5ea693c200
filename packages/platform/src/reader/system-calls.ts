import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Numbers of the refused system calls by architecture, from the tables of Linux. */
type RefusedCalls = {
  readonly audit: number;
  readonly unreachable: readonly number[];
  readonly forbidden: readonly number[];
};
const refused: readonly RefusedCalls[] = [
  {
    audit: 0xc000_003e, // x86_64
    unreachable: [41, 42], // socket, connect
    forbidden: [425, 101, 310, 311, 438], // io_uring_setup, ptrace, process_vm_readv, process_vm_writev, pidfd_getfd
  },
  {
    audit: 0xc000_00b7, // aarch64
    unreachable: [198, 203],
    forbidden: [425, 117, 270, 271, 438],
  },
];

const [load, equal, atLeast, give] = [0x20, 0x15, 0x35, 0x06]; // BPF_LD|W|ABS, BPF_JMP|JEQ|K, BPF_JMP|JGE|K, BPF_RET|K
const [allow, killProcess, errno] = [0x7fff_0000, 0x8000_0000, 0x0005_0000]; // SECCOMP_RET_*
const [networkUnreachable, notPermitted] = [101, 1]; // ENETUNREACH, EPERM
const x32 = 0x4000_0000; // the second ABI of x86_64, whose numbers start here

type Instruction = readonly [code: number, ifTrue: number, ifFalse: number, value: number];

const refuse = (calls: readonly number[], error: number): Instruction[] =>
  calls.flatMap((call): Instruction[] => [
    [equal, 0, 1, call],
    [give, 0, 0, errno + error],
  ]);

const forArchitecture = ({ audit, unreachable, forbidden }: RefusedCalls): Instruction[] => {
  const body: Instruction[] = [
    [load, 0, 0, 0], // the number of the call
    [atLeast, 0, 1, x32],
    [give, 0, 0, killProcess],
    ...refuse(unreachable, networkUnreachable),
    ...refuse(forbidden, notPermitted),
    [give, 0, 0, allow],
  ];
  return [[equal, 0, body.length, audit], ...body];
};

/**
 * A seccomp filter in the form that `setpriv --seccomp-filter` loads: an array of struct sock_filter. Processes under it cannot open a
 * socket or read another process. Calls of any other architecture end the process.
 */
export function systemCallFilter(): Buffer {
  const program: Instruction[] = [[load, 0, 0, 4], ...refused.flatMap(forArchitecture), [give, 0, 0, killProcess]];
  const bytes = Buffer.alloc(program.length * 8);
  program.forEach(([code, ifTrue, ifFalse, value], index) => {
    bytes.writeUInt16LE(code, index * 8);
    bytes.writeUInt8(ifTrue, index * 8 + 2);
    bytes.writeUInt8(ifFalse, index * 8 + 3);
    bytes.writeUInt32LE(value >>> 0, index * 8 + 4);
  });
  return bytes;
}

/** Writes the filter to a new temporary file; returns its path. */
export function writeSystemCallFilter(): string {
  const path = join(mkdtempSync(join(tmpdir(), "orbita-reader-")), "filter");
  writeFileSync(path, systemCallFilter());
  return path;
}
