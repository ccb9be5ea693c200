import { randomInt } from "node:crypto";
import { expect, test } from "vitest";
import { creditVat, proRata, vatOf } from "./amounts.ts";
import { draftMonth, type InvoiceDraft } from "./lines.ts";

const seed = Number(process.env["SEED"] ?? randomInt(2 ** 31));
const because = `SEED=${seed}`;

/** A random number generator (mulberry32), so that a seed always produces the same invoices. */
function chances(start: number) {
  let state = start;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { upTo: (max: number) => Math.floor(next() * (max + 1)) };
}

test("VAT of an amount → rounded half up to whole cents", () => {
  // 22 % of 25 cents is 5.5 cents, of 75 is 16.5, of 2 is 0.44, and of 3 is 0.66.
  expect([0, 1, 2, 3, 25, 75, 10_000].map(vatOf)).toEqual([0, 0, 0, 1, 6, 17, 2_200]);
  // Floating-point arithmetic would give a wrong VAT for this amount.
  expect(vatOf(2_147_483_625)).toBe(472_446_398);
});

test("price of a partial month → rounded half up to whole cents", () => {
  expect(proRata(9_900, 31, 31)).toBe(9_900);
  expect(proRata(9_900, 0, 31)).toBe(0);
  expect(proRata(9_900, 15, 31)).toBe(4_790);
  expect(proRata(1, 15, 30)).toBe(1);
  expect(proRata(1, 14, 30)).toBe(0);
  expect(proRata(31, 1, 31)).toBe(1);
});

const euros = (cents: number): number => Number(`${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, "0")}`);
const near = (a: number, b: number): boolean => Math.abs(a - b) < 0.01;

/**
 * The names of the checks that an invoice fails. Its whole cents must add up, and it must pass SDI's own checks, which compute
 * with decimals and tolerate a difference of a cent.
 */
function faultsOf({ lines, netCents, vatCents, totalCents }: InvoiceDraft): string[] {
  const sums = [netCents, vatCents, totalCents, ...lines.flatMap((line) => [line.unitCents, line.netCents])];
  const checks = {
    whole: sums.every(Number.isSafeInteger),
    net: lines.reduce((sum, line) => sum + line.netCents, 0) === netCents,
    total: netCents + vatCents === totalCents,
    lines: lines.every((line) => line.quantity > 0 && line.quantity * line.unitCents === line.netCents),
    "00423": lines.every((line) => near(euros(line.unitCents) * line.quantity, euros(line.netCents))),
    "00422": near(
      lines.reduce((sum, line) => sum + euros(line.netCents), 0),
      euros(netCents),
    ),
    "00421": near(euros(netCents) * 0.22, euros(vatCents)),
  };
  return Object.entries(checks).flatMap(([name, holds]) => (holds ? [] : [name]));
}

test(`10,000 random invoices → they add up, by our own sums and by the checks of SDI (${because})`, () => {
  const { upTo } = chances(seed);
  for (let run = 0; run < 10_000; run++) {
    const agreed = {
      licenceCents: upTo(3) === 0 ? 0 : upTo(100_000),
      startsOn: `2026-10-${String(1 + upTo(30)).padStart(2, "0")}`,
      endsOn: upTo(1) === 0 ? null : "2026-12-31",
    };
    const clicks = Array.from({ length: upTo(40) }, (_, at) => ({
      jobPostId: `${at}`,
      title: "Annuncio",
      clicks: 1 + upTo(5_000),
      unitCents: 1 + upTo(300),
      from: "2026-10-01",
      to: "2026-10-31",
    }));
    expect(faultsOf(draftMonth(agreed, "2026-10", clicks)), because).toEqual([]);
  }
});

test(`credit notes of any size → add up to the VAT of their invoice, each within a cent of its exact VAT (${because})`, () => {
  const { upTo } = chances(seed);
  for (let run = 0; run < 2_000; run++) {
    const net = 1 + upTo(upTo(1) === 0 ? 300 : 500_000);
    const credited = { netCents: 0, vatCents: 0 };
    while (credited.netCents < net) {
      const left = net - credited.netCents;
      const part = upTo(9) === 0 ? left : 1 + upTo(Math.min(left - 1, upTo(1) === 0 ? 5 : left - 1));
      const vat = creditVat(credited, part);
      expect(vat, because).toBeGreaterThanOrEqual(0);
      expect(Math.abs(vat - vatOf(part)), because).toBeLessThanOrEqual(1);
      credited.netCents += part;
      credited.vatCents += vat;
      expect(credited.vatCents, because).toBe(vatOf(credited.netCents));
    }
    expect(credited.vatCents, because).toBe(vatOf(net));
  }
});
