import { schemes, names, markdown } from "./payloads/addresses.ts";
import { entities, templates, commands, scripts } from "./payloads/code.ts";
import { signs, directions, pictures, longs } from "./payloads/letters.ts";
import { elements, markup, attributes, vectors, styles } from "./payloads/markup.ts";

/**
 * What people write who want something to run, to break, or to look like something else; and honest writing that careless code
 * mangles. Whatever runs calls `alert`: a browser in which nobody called it has run nothing. No string stands here twice.
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

/** All of them, each once. */
export const everyPayload: readonly string[] = [...new Set(Object.values(payloads).flat())];
