/** Removes line breaks and indentation, so that a long pattern can be written with one alternative a line. */
export const joinLines = (source: string): string => source.replaceAll(/\n\s*/g, "");

/** Compiles a pattern that is written over several lines. A space at the end of a line is written as `[ ]`. */
export const compilePattern = (source: string, flags?: string): RegExp => new RegExp(joinLines(source), flags);
