import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { Link } from "@tanstack/react-router";
import { Fragment } from "react";
import { inlineParts } from "./inline.ts";

const isOurs = (href: string): boolean => href.startsWith("/");

/** Internal links go through the router, which keeps the user's language; external links are plain. */
export function InlineText({ text }: { text: string }) {
  return inlineParts(text).map(({ words, href, strong }, index) => {
    if (strong) return <b key={index}>{words}</b>;
    if (!href) return <Fragment key={index}>{words}</Fragment>;
    // The tests of the texts check these paths, because the router's types cannot.
    const link = isOurs(href) ? <Link to={href as "/"} /> : <a href={href} rel="noreferrer" />;
    return (
      <TextLink key={index} accent link={link}>
        {words}
      </TextLink>
    );
  });
}
