import { expect, test } from "vitest";
import { reconnectDelay } from "./connection.ts";

const middle = () => 0.5;

test("realtime connection: no delay before the first attempt, five seconds before the first reconnection", () => {
  expect(reconnectDelay(0, middle)).toBe(0);
  expect(reconnectDelay(1, middle)).toBe(5_000);
});

test("later reconnections wait 200 ms times the number of the attempt", () => {
  expect([2, 3, 4, 50].map((attempt) => reconnectDelay(attempt, middle))).toEqual([400, 600, 800, 10_000]);
});

test("the delay before a reconnection never exceeds 30 s, jitter included", () => {
  expect(reconnectDelay(1_000, middle)).toBe(30_000);
  expect(reconnectDelay(150, () => 1)).toBe(30_000);
});

test("the delay before a reconnection has a jitter of 30 % to both sides", () => {
  expect(reconnectDelay(1, () => 0)).toBe(3_500);
  expect(reconnectDelay(1, () => 1)).toBe(6_500);
});
