import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { Link } from "@tanstack/react-router";
import { Fragment } from "react";
import { inlineParts } from "./inline.ts";

const isOurs = (href: string): boolean => href.startsWith("/");

/** Our own addresses by the router, which keeps the reader's language; others as they are. */
export function InlineText({ text }: { text: string }) {
  return inlineParts(text).map(({ words, href, strong }, index) => {
    if (strong) return <b key={index}>{words}</b>;
    if (!href) return <Fragment key={index}>{words}</Fragment>;
    // Addresses of a text are checked by its test, not by the types of the router.
    const link = isOurs(href) ? <Link to={href as "/"} /> : <a href={href} rel="noreferrer" />;
    return (
      <TextLink key={index} accent link={link}>
        {words}
      </TextLink>
    );
  });
}
