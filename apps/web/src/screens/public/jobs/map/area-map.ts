/** An area as an SVG path, with the point at which its number is written. */
export type AreaOutline = { readonly d: string; readonly x: number; readonly y: number };

/** A drawn map: its frame, and its areas by the name of the region or the letters of the province. */
export type AreaMap = {
  readonly frame: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
  readonly areas: Readonly<Record<string, AreaOutline>>;
};
