/** The values of the design tokens. Mails cannot refer to the tokens, because mail clients do not support custom properties. */
export const light = {
  page: "#ece9e1",
  surface: "#fcfbf9",
  fill: "#ebe8e0",
  line: "#e2ded5",
  lineStrong: "#cbc5b9",
  ink1: "#1a1917",
  ink2: "#403d37",
  ink3: "#635f56",
  onInk: "#fcfbf9",
  accent: "#1a3fba",
  positive: "#1c6644",
} as const;

export const dark: Record<keyof typeof light, string> = {
  page: "#0c0c0b",
  surface: "#191917",
  fill: "#2a2926",
  line: "#2b2a27",
  lineStrong: "#3f3d38",
  ink1: "#f3f1eb",
  ink2: "#cdc9c0",
  ink3: "#a09b90",
  onInk: "#161614",
  accent: "#a3b9fb",
  positive: "#86d0a5",
};

export const display = "Newsreader, Georgia, 'Times New Roman', serif";
export const text = "'Instrument Sans', system-ui, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
