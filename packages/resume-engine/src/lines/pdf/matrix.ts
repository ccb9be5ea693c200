/** The six numbers a b c d e f of a PDF matrix: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type TransformMatrix = readonly [number, number, number, number, number, number];

export const identity: TransformMatrix = [1, 0, 0, 1, 0, 0];

/** The matrix that applies `inner` first, then `outer`. */
export function multiply(outer: TransformMatrix, inner: TransformMatrix): TransformMatrix {
  const [a, b, c, d, e, f] = outer;
  const [p, q, r, s, t, u] = inner;
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f];
}

/** The matrix that translates by x and y first, then applies `outer`. Each drawn letter moves the drawing position in this way. */
export const moved = (outer: TransformMatrix, x: number, y: number): TransformMatrix => [
  outer[0],
  outer[1],
  outer[2],
  outer[3],
  outer[0] * x + outer[2] * y + outer[4],
  outer[1] * x + outer[3] * y + outer[5],
];

export const apply = ([a, b, c, d, e, f]: TransformMatrix, x: number, y: number): [number, number] => [
  a * x + c * y + e,
  b * x + d * y + f,
];

export function toMatrix(values: ArrayLike<number> | null | undefined): TransformMatrix {
  if (!values || values.length < 6) return identity;
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = Array.from(values);
  return [a, b, c, d, e, f];
}
