import { schemes, names, markdown } from "./payloads/addresses.ts";
import { entities, templates, commands, scripts } from "./payloads/code.ts";
import { signs, directions, pictures, longs } from "./payloads/letters.ts";
import { elements, markup, attributes, vectors, styles } from "./payloads/markup.ts";

/**
 * Hostile input: text that tries to run code, to break something or to look like something else, and harmless text that careless
 * code mangles. Every script calls `alert`, so a browser in which `alert` was not called has run none of them.
 */
export const payloads: Readonly<Record<string, readonly string[]>> = {
  markup,
  elements,
  attributes,
  vectors,
  schemes,
  entities,
  markdown,
  templates,
  commands,
  scripts,
  styles,
  signs,
  directions,
  pictures,
  longs,
  names,
};

/** All hostile payloads of the categories, without repetitions. */
export const everyPayload: readonly string[] = [...new Set(Object.values(payloads).flat())];
