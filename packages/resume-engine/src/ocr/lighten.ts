import type { Grey } from "./recognise.ts";

/** In pixels: grounds are judged by squares of this side. */
const square = 24;
const dark = 120;
/** The square, two to each side of it; more than these of the 25 make a ground. */
const reach = [-2, -1, 0, 1, 2];
const most = 12;

/** More than half of a square's pixels are dark: letters cover less than their ground does. */
function isDarkSquare({ width, height, data }: Grey, left: number, top: number): boolean {
  let darks = 0;
  let all = 0;
  for (let y = top; y < Math.min(height, top + square); y += 2)
    for (let x = left; x < Math.min(width, left + square); x += 2, all++)
      if ((data[y * width + x] ?? 255) < dark) darks++;
  return darks > 0.5 * all;
}

function invert({ width, height, data }: Grey, left: number, top: number): void {
  for (let y = top; y < Math.min(height, top + square); y++)
    for (let x = left; x < Math.min(width, left + square); x++) data[y * width + x] = 255 - (data[y * width + x] ?? 0);
}

/** White letters on a dark ground become black on white, as the recogniser likes them. */
export function lighten(picture: Grey): void {
  const columns = Math.ceil(picture.width / square);
  const rows = Math.ceil(picture.height / square);
  const darks = Array.from({ length: columns * rows }, (_, at) =>
    isDarkSquare(picture, (at % columns) * square, Math.floor(at / columns) * square),
  );
  const around = (at: number): number => {
    const near = reach.flatMap((down) => reach.map((right) => at + down * columns + right));
    return near.filter((index) => darks[index]).length;
  };
  // A square goes with those around it: a large letter is no ground, and a ground has no holes.
  for (let at = 0; at < darks.length; at++)
    if (around(at) >= most) invert(picture, (at % columns) * square, Math.floor(at / columns) * square);
}
