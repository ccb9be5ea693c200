import type { AnchorHTMLAttributes } from "react";
import type { Locale } from "./locale.ts";
import { useLanguage } from "./use-language.ts";

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & { locale: Locale };

/** A link to the same page in another language. It has a real URL, but is followed without a page load. */
export function LanguageLink({ locale, children, ...rest }: Props) {
  const { addressOf, change } = useLanguage();
  return (
    <a
      {...rest}
      href={addressOf(locale)}
      hrefLang={locale}
      lang={locale}
      onClick={(event) => {
        rest.onClick?.(event);
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        void change(locale);
      }}
    >
      {children}
    </a>
  );
}
