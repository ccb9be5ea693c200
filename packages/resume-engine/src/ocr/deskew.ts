import { createCanvas, type Canvas } from "@napi-rs/canvas";
import type { GreyscaleImage } from "./recognise.ts";

const dark = 140;
/** The factor by which the picture is reduced before the angle is searched. */
const shrink = 4;
/** The largest angle that is searched, the steps of the search, and the smallest angle that is worth a rotation, in degrees. */
const angles = { most: 3, step: 0.25, worth: 0.2 };

export function greyOf(canvas: Canvas): GreyscaleImage {
  const { width, height } = canvas;
  const { data } = canvas.getContext("2d").getImageData(0, 0, width, height);
  const grey = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < grey.length; at++, from += 4)
    grey[at] = ((data[from] ?? 0) * 77 + (data[from + 1] ?? 0) * 151 + (data[from + 2] ?? 0) * 28) >> 8;
  return { width, height, data: grey };
}

function darkPoints({ width, height, data }: GreyscaleImage): [number, number][] {
  const points: [number, number][] = [];
  for (let y = 0; y < height; y += shrink)
    for (let x = 0; x < width; x += shrink) if ((data[y * width + x] ?? 255) < dark) points.push([x, y]);
  return points;
}

/**
 * How sharply rows of text contrast with the white space between them, if the picture is turned by an angle. The value is largest
 * when the lines are level.
 */
function sharpness(points: readonly [number, number][], degrees: number, height: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const rows = new Uint32Array(Math.ceil(height / shrink) * 2);
  const middle = rows.length >> 2;
  for (const [x, y] of points) {
    const row = Math.round((y - x * slope) / shrink) + middle;
    if (row >= 0 && row < rows.length) rows[row] = (rows[row] ?? 0) + 1;
  }
  let sum = 0;
  for (let at = 1; at < rows.length; at++) sum += ((rows[at] ?? 0) - (rows[at - 1] ?? 0)) ** 2;
  return sum;
}

/** The angle in degrees by which the lines of a picture slope down to the right. */
export function skewOf(picture: GreyscaleImage): number {
  const points = darkPoints(picture);
  let best = { degrees: 0, sharp: sharpness(points, 0, picture.height) };
  for (let degrees = -angles.most; degrees <= angles.most; degrees += angles.step) {
    const sharp = sharpness(points, degrees, picture.height);
    if (sharp > best.sharp * 1.02) best = { degrees, sharp };
  }
  return best.degrees;
}

/** Rotates the picture so that its lines are level. */
export function levelled(canvas: Canvas): { picture: GreyscaleImage; degrees: number } {
  const picture = greyOf(canvas);
  const degrees = skewOf(picture);
  if (Math.abs(degrees) < angles.worth) return { picture, degrees: 0 };
  const turned = createCanvas(canvas.width, canvas.height);
  const context = turned.getContext("2d");
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, turned.width, turned.height);
  context.translate(turned.width / 2, turned.height / 2);
  context.rotate((-degrees * Math.PI) / 180);
  context.drawImage(canvas, -turned.width / 2, -turned.height / 2);
  return { picture: greyOf(turned), degrees };
}
