import { describe, expect, it } from "vitest";
import { createPasswords } from "./argon2.ts";
import { createConcurrencyLimiter } from "./limiter.ts";
import { Overloaded } from "./port.ts";

describe("hashing and verifying passwords", () => {
  const passwords = createPasswords();

  it("verifying a password: right → accepted; wrong, or the account has no hash → refused", async () => {
    const hash = await passwords.hash("Segreta-1");
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await passwords.verify(hash, "Segreta-1")).toBe(true);
    expect(await passwords.verify(hash, "Segreta-2")).toBe(false);
    expect(await passwords.verify(null, "Segreta-1")).toBe(false);
  });

  it("verifying a password of an unknown account → takes about as long as for a known account", async () => {
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

  it("isOutdated: password hash made with other parameters → true", async () => {
    expect(passwords.isOutdated(await passwords.hash("Segreta-1"))).toBe(false);
    expect(passwords.isOutdated("$argon2id$v=19$m=4096,t=3,p=1$c2FsdHNhbHQ$aGFzaA")).toBe(true);
  });
});

describe("limiter of concurrent tasks", () => {
  it("task limiter: many tasks → two at a time, queued in order, refused when the queue is full", async () => {
    const limited = createConcurrencyLimiter({ atOnce: 2, waiting: 3, patienceMs: 10_000 });
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

  it("task limiter: a task waits too long → refused, the others still run", async () => {
    const limited = createConcurrencyLimiter({ atOnce: 1, waiting: 5, patienceMs: 50 });
    let finish = () => {};
    const slow = limited(() => new Promise<void>((resolve) => (finish = resolve)));
    await expect(limited(async () => "too late")).rejects.toBeInstanceOf(Overloaded);
    const next = limited(async () => "in time");
    finish();
    await slow;
    await expect(next).resolves.toBe("in time");
    await expect(limited(async () => "free")).resolves.toBe("free");
  });

  it("task limiter: a task fails → its slot becomes free", async () => {
    const limited = createConcurrencyLimiter({ atOnce: 1, waiting: 0, patienceMs: 10_000 });
    await expect(limited(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
    await expect(limited(async () => 1)).resolves.toBe(1);
  });
});
