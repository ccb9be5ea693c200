import { describe, expect, test } from "vitest";
import { cropOf, maxZoomOf, moveView, wholeView, zoomView, type CropFrame } from "./crop.ts";

const square = (width: number, height: number): CropFrame => ({ image: { width, height }, ratio: 1, maxZoom: 4 });

describe("image crop", () => {
  test("initial crop of an image → centred; wide image → full height; tall image → full width", () => {
    expect(cropOf(square(400, 200), wholeView)).toEqual({ x: 0.25, y: 0, width: 0.5, height: 1 });
    expect(cropOf(square(200, 400), wholeView)).toEqual({ x: 0, y: 0.25, width: 1, height: 0.5 });
  });

  test("crop for a 6:1 cover → takes the full width of the image", () => {
    const { width, height } = cropOf({ image: { width: 1_200, height: 800 }, ratio: 6, maxZoom: 4 }, wholeView);
    expect(width).toBe(1);
    expect((width * 1_200) / (height * 800)).toBeCloseTo(6);
  });

  test("user drags the crop far beyond the image → the crop stays inside the image", () => {
    const frame = square(400, 200);
    const { x, y, width, height } = cropOf(frame, moveView(frame, { ...wholeView, zoom: 2 }, { x: -50, y: 50 }));
    expect(x + width).toBeCloseTo(1);
    expect(y).toBe(0);
    expect(width).toBe(0.25);
    expect(height).toBe(0.5);
  });

  test("user drags the crop beyond an edge, then one step back → the crop moves by one step", () => {
    const frame = square(400, 200);
    const pushed = moveView(frame, wholeView, { x: 10, y: 0 });
    expect(cropOf(frame, pushed).x).toBe(0);
    expect(cropOf(frame, moveView(frame, pushed, { x: -0.1, y: 0 })).x).toBeCloseTo(0.05);
  });

  test("zooming the crop around a point → the image point under the finger stays in place", () => {
    const frame = square(400, 400);
    const at = { x: 0.25, y: 0.75 };
    const crop = cropOf(frame, zoomView(frame, wholeView, 2, at));
    expect(crop.x + at.x * crop.width).toBeCloseTo(0.25);
    expect(crop.y + at.y * crop.height).toBeCloseTo(0.75);
  });

  test("zooming the crop too far in or out → limited at both ends", () => {
    const frame = square(400, 400);
    expect(zoomView(frame, wholeView, 99).zoom).toBe(4);
    expect(zoomView(frame, wholeView, 0.1).zoom).toBe(1);
  });

  test("small image → the crop cannot be zoomed further than the image's pixels allow", () => {
    const at = (width: number) => maxZoomOf({ image: { width, height: width }, ratio: 1 }, 200);
    expect(at(100)).toBe(1);
    expect(at(500)).toBe(2.5);
    expect(at(9_000)).toBe(5);
  });
});
