import { Heading } from "@orbita/ui/base/heading.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { useId, type ComponentProps, type ReactNode } from "react";
import styles from "./talent-home.module.css";

type Props = {
  title: ReactNode;
  /** The page that has all of it; left out if there is nothing yet. */
  link: ComponentProps<typeof TextLink>["link"] | false;
  linkText: ReactNode;
  children: ReactNode;
};

/** A section beside the list of tasks: a ruled heading with a link at its end. */
export function HomeSection({ title, link, linkText, children }: Props) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <div className={styles.sectionHead}>
        <Heading level={2} size="xs" id={titleId}>
          {title}
        </Heading>
        {link && (
          <Text as="span" size="sm" nowrap>
            <TextLink link={link}>{linkText}</TextLink>
          </Text>
        )}
      </div>
      {children}
    </section>
  );
}
