import { cloneElement, type ReactElement, type ReactNode } from "react";
import { cx } from "../cx.ts";

interface SlotProps {
  className?: string | undefined;
  children?: ReactNode;
  "aria-current"?: "page" | "step" | "true" | undefined;
}

/**
 * An anchor passed in by the application, so that the router keeps its types: `<Link to="/jobs" />` or `<a href="/jobs" />`.
 * The component that receives it adds the class and, where the element has none, the content.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- an element's props are known to whoever made it, not to us
export type LinkElement = ReactElement<any>;

interface FillOptions {
  className?: string | undefined;
  children?: ReactNode;
  current?: "page" | "step" | "true" | undefined;
  label?: string | undefined;
  tabIndex?: number | undefined;
  onClick?: (() => void) | undefined;
}

/** Adds a class and content to an element, and keeps its own class and content. */
export function fillLink(
  element: LinkElement,
  { className, children, current, label, tabIndex, onClick }: FillOptions,
) {
  const own = element.props as SlotProps;
  return cloneElement(element as ReactElement<Record<string, unknown>>, {
    className: cx(className, own.className),
    children: children ?? own.children,
    ...(current && { "aria-current": current }),
    ...(label && { "aria-label": label }),
    ...(tabIndex !== undefined && { tabIndex }),
    ...(onClick && { onClick }),
  });
}
