import type { GreyscaleImage } from "./recognise.ts";

/** Side in pixels of the squares for which the background is classified as dark or light. */
const square = 24;
const dark = 120;
/** A square and two neighbours on each side are 25 squares. If at least `most` of them are dark, the background is dark. */
const reach = [-2, -1, 0, 1, 2];
const most = 12;

/** Whether more than half of a square's pixels are dark: letters cover less area than their background. */
function isDarkSquare({ width, height, data }: GreyscaleImage, left: number, top: number): boolean {
  let darks = 0;
  let all = 0;
  for (let y = top; y < Math.min(height, top + square); y += 2)
    for (let x = left; x < Math.min(width, left + square); x += 2, all++)
      if ((data[y * width + x] ?? 255) < dark) darks++;
  return darks > 0.5 * all;
}

function invert({ width, height, data }: GreyscaleImage, left: number, top: number): void {
  for (let y = top; y < Math.min(height, top + square); y++)
    for (let x = left; x < Math.min(width, left + square); x++) data[y * width + x] = 255 - (data[y * width + x] ?? 0);
}

/** Inverts white letters on a dark background, because OCR needs black on white. */
export function lighten(picture: GreyscaleImage): void {
  const columns = Math.ceil(picture.width / square);
  const rows = Math.ceil(picture.height / square);
  const darks = Array.from({ length: columns * rows }, (_, at) =>
    isDarkSquare(picture, (at % columns) * square, Math.floor(at / columns) * square),
  );
  const around = (at: number): number => {
    const near = reach.flatMap((down) => reach.map((right) => at + down * columns + right));
    return near.filter((index) => darks[index]).length;
  };
  // Whether a square is inverted depends on the 5 × 5 squares around it, not on the square alone: a dark square may be part of a
  // large black letter on white, and a light square part of a large white letter on a dark background.
  for (let at = 0; at < darks.length; at++)
    if (around(at) >= most) invert(picture, (at % columns) * square, Math.floor(at / columns) * square);
}
