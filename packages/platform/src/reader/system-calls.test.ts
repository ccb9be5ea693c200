import { expect, test } from "vitest";
import { systemCallFilter } from "./system-calls.ts";

const [x86, arm, i386] = [0xc000_003e, 0xc000_00b7, 0x4000_0003];

/** Runs the filter as Linux does: returns the action for a system call of an architecture. */
function judge(architecture: number, call: number): number {
  const bytes = systemCallFilter();
  const data = new Map([
    [0, call],
    [4, architecture],
  ]);
  let value = 0;
  for (let at = 0; at < bytes.length; at += 8) {
    const [code, ifTrue, ifFalse, operand] = [
      bytes.readUInt16LE(at),
      bytes.readUInt8(at + 2),
      bytes.readUInt8(at + 3),
      bytes.readUInt32LE(at + 4),
    ] as const;
    if (code === 0x06) return operand;
    if (code === 0x20) value = data.get(operand)!;
    else at += 8 * ((code === 0x15 ? value === operand : value >= operand) ? ifTrue : ifFalse);
  }
  throw new Error("the filter ends without a result");
}

const [allowed, killed, unreachable, forbidden] = [0x7fff_0000, 0x8000_0000, 0x0005_0065, 0x0005_0001];

test("system call filter, a socket is opened → network is unreachable", () => {
  expect([judge(x86, 41), judge(x86, 42), judge(arm, 198), judge(arm, 203)]).toEqual(Array(4).fill(unreachable));
});

test("system call filter, io_uring or memory of another process → not permitted", () => {
  expect([judge(x86, 425), judge(x86, 101), judge(x86, 310), judge(arm, 117), judge(arm, 438)]).toEqual(
    Array(5).fill(forbidden),
  );
});

test("system call filter, read, write, execve and socketpair → allowed", () => {
  expect([0, 1, 59, 53].map((call) => judge(x86, call))).toEqual(Array(4).fill(allowed));
  expect([63, 64, 221, 199].map((call) => judge(arm, call))).toEqual(Array(4).fill(allowed));
});

test("system call filter, another architecture or the x32 ABI → the process is killed", () => {
  expect([judge(i386, 102), judge(x86, 0x4000_0029)]).toEqual([killed, killed]);
});
