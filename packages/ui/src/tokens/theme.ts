import { createTheme, type MantineColorsTuple } from "@mantine/core";

const oltremare: MantineColorsTuple = [
  "#eef2fd",
  "#dbe4fb",
  "#b8c9f7",
  "#8faaf1",
  "#6386ea",
  "#3b62df",
  "#1c44c8",
  "#1638a5",
  "#132e82",
  "#0f2159",
];

/** Mantine's `dark` palette in the dark scheme, from the lightest text to the darkest background. */
const dark: MantineColorsTuple = [
  "#f3f1eb",
  "#cdc9c0",
  "#a09b90",
  "#726e65",
  "#3f3d38",
  "#2b2a27",
  "#21211f",
  "#191917",
  "#121211",
  "#0c0c0b",
];

const gray: MantineColorsTuple = [
  "#fcfbf9",
  "#f5f3ee",
  "#ebe8e0",
  "#e2ded5",
  "#cbc5b9",
  "#a7a195",
  "#8a8478",
  "#635f56",
  "#403d37",
  "#1a1917",
];

/** The design's values under Mantine's names. The appearance of a component is in the CSS module beside it. */
export const theme = createTheme({
  colors: { oltremare, dark, gray },
  primaryColor: "oltremare",
  primaryShade: { light: 6, dark: 5 },
  black: "#1a1917",
  white: "#fcfbf9",
  autoContrast: true,
  luminanceThreshold: 0.179,
  fontFamily: "var(--o-font-text)",
  fontFamilyMonospace: "var(--o-font-mono)",
  headings: { fontFamily: "var(--o-font-display)", fontWeight: "440" },
  fontSizes: { xs: "0.75rem", sm: "0.8125rem", md: "0.875rem", lg: "1rem", xl: "1.125rem" },
  lineHeights: { xs: "1.4", sm: "1.45", md: "1.43", lg: "1.6", xl: "1.55" },
  spacing: { xs: "8px", sm: "12px", md: "16px", lg: "24px", xl: "32px" },
  radius: { xs: "3px", sm: "6px", md: "8px", lg: "12px", xl: "18px" },
  defaultRadius: "md",
  shadows: {
    xs: "var(--o-shadow-1)",
    sm: "var(--o-shadow-1)",
    md: "var(--o-shadow-2)",
    lg: "var(--o-shadow-2)",
    xl: "var(--o-shadow-3)",
  },
  breakpoints: { xs: "30em", sm: "47.5em", md: "67.5em", lg: "80em", xl: "90em" },
  cursorType: "pointer",
  respectReducedMotion: true,
  // The focus ring is one global rule in base.css. Mantine's own class would draw the ring in another colour.
  focusClassName: "o-focus",
  activeClassName: "",
});
