import babel from "@rolldown/plugin-babel";
import { linguiTransformerBabelPreset } from "@lingui/vite-plugin";
import type { Plugin } from "vite";

/** Lingui's macro, by Babel. The plugin's options are typed as if all of Babel's were required. */
export const linguiMacro = (): Plugin =>
  babel({ presets: [linguiTransformerBabelPreset()] } as Parameters<typeof babel>[0]) as unknown as Plugin;
