import { describe, expect, it } from "vitest";
import { createPasswords } from "./argon2.ts";
import { createLimiter } from "./limiter.ts";
import { Overloaded } from "./port.ts";

describe("passwords", () => {
  const passwords = createPasswords();

  it("knows the right one, refuses the wrong one and whoever has none", async () => {
    const hash = await passwords.hash("Segreta-1");
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await passwords.verify(hash, "Segreta-1")).toBe(true);
    expect(await passwords.verify(hash, "Segreta-2")).toBe(false);
    expect(await passwords.verify(null, "Segreta-1")).toBe(false);
  });

  it("takes as long for nobody as for somebody", async () => {
    const hash = await passwords.hash("Segreta-1");
    const best = async (known: string | null) => {
      const times: number[] = [];
      for (let i = 0; i < 8; i++) {
        const start = performance.now();
        await passwords.verify(known, "Sbagliata-1");
        times.push(performance.now() - start);
      }
      return Math.min(...times);
    };
    const [known, unknown] = [await best(hash), await best(null)];
    expect(unknown / known).toBeGreaterThan(0.5);
    expect(unknown / known).toBeLessThan(2);
  });

  it("sees which hashes are to be made again", async () => {
    expect(passwords.isOutdated(await passwords.hash("Segreta-1"))).toBe(false);
    expect(passwords.isOutdated("$argon2id$v=19$m=4096,t=3,p=1$c2FsdHNhbHQ$aGFzaA")).toBe(true);
  });
});

describe("the limiter", () => {
  it("runs two at a time, keeps the line in order and refuses past its end", async () => {
    const limited = createLimiter({ atOnce: 2, waiting: 3, patienceMs: 10_000 });
    let running = 0;
    let most = 0;
    const done: number[] = [];
    const task = (n: number) =>
      limited(async () => {
        most = Math.max(most, ++running);
        await new Promise((resolve) => setTimeout(resolve, 5));
        running--;
        done.push(n);
      });
    const results = await Promise.allSettled([1, 2, 3, 4, 5, 6].map(task));
    expect(most).toBe(2);
    expect(done).toEqual([1, 2, 3, 4, 5]);
    const [refused] = results.filter((result) => result.status === "rejected");
    expect(refused?.reason).toBeInstanceOf(Overloaded);
    await expect(limited(async () => "free again")).resolves.toBe("free again");
  });

  it("tells who has waited too long, and lets the others in", async () => {
    const limited = createLimiter({ atOnce: 1, waiting: 5, patienceMs: 50 });
    let finish = () => {};
    const slow = limited(() => new Promise<void>((resolve) => (finish = resolve)));
    await expect(limited(async () => "too late")).rejects.toBeInstanceOf(Overloaded);
    const next = limited(async () => "in time");
    finish();
    await slow;
    await expect(next).resolves.toBe("in time");
    await expect(limited(async () => "free")).resolves.toBe("free");
  });

  it("gives the place back after a failure", async () => {
    const limited = createLimiter({ atOnce: 1, waiting: 0, patienceMs: 10_000 });
    await expect(limited(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
    await expect(limited(async () => 1)).resolves.toBe(1);
  });
});
