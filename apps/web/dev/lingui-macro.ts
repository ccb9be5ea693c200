import babel from "@rolldown/plugin-babel";
import { linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import type { Plugin } from "vite";

/** Lingui's macro as a Babel preset. The cast is needed because the plugin's types require all of Babel's options. */
export const linguiMacro = (): Plugin =>
  babel({ presets: [linguiTransformerBabelPreset()] } as Parameters<typeof babel>[0]) as unknown as Plugin;
