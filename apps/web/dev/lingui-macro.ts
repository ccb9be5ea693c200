import babel from "@rolldown/plugin-babel";
import { linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import type { Plugin } from "vite";

/** Lingui's macro as a Babel preset. Babel returns a promise, which Vite awaits although its type `Plugin` does not say so. */
export const linguiMacro = (): Plugin => babel({ presets: [linguiTransformerBabelPreset()] }) as unknown as Plugin;
