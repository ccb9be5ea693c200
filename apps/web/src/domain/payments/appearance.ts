import type { Appearance } from "@stripe/stripe-js";

const token = (style: CSSStyleDeclaration, name: string): string => style.getPropertyValue(`--o-${name}`).trim();

/**
 * Our design tokens for Stripe's iframe, which cannot see our style sheets.
 * The iframe uses the system font, because our font files load only on our origin.
 */
export function cardAppearance(): Appearance {
  const style = getComputedStyle(document.documentElement);
  const of = (name: string) => token(style, name);
  const field = {
    border: `1px solid ${of("line-control")}`,
    boxShadow: "none",
    backgroundColor: of("raised"),
    color: of("ink-1"),
    padding: "10px 12px",
  };
  return {
    theme: "stripe",
    disableAnimations: matchMedia("(prefers-reduced-motion: reduce)").matches,
    variables: {
      fontFamily: "system-ui, sans-serif",
      fontSizeBase: "14px",
      spacingUnit: "4px",
      gridRowSpacing: "16px",
      borderRadius: of("radius-md"),
      colorPrimary: of("accent"),
      colorBackground: of("raised"),
      colorText: of("ink-1"),
      colorTextSecondary: of("ink-3"),
      colorTextPlaceholder: of("ink-3"),
      colorDanger: of("danger"),
    },
    rules: {
      ".Label": { color: of("ink-1"), fontWeight: "550", fontSize: "13px" },
      ".Input": field,
      ".Input:focus": { border: `1px solid ${of("focus")}`, boxShadow: `0 0 0 1px ${of("focus")}`, outline: "none" },
      ".Input--invalid": { border: `1px solid ${of("danger-solid")}`, boxShadow: "none", color: of("ink-1") },
      ".Error": { color: of("danger"), fontSize: "13px" },
    },
  };
}
