import { Prose } from "@orbita/ui/base/prose.tsx";
import { toDescriptionBlocks } from "./description-blocks.ts";
import styles from "./description.module.css";

type Props = {
  text: string;
  /** The language of the text, where it may differ from the page's. */
  lang?: string | undefined;
  /** Level of the headings in the text: one below the section's heading. */
  level?: 3 | 4 | undefined;
};

/** Renders the employer's text as paragraphs, small headings and lists. */
export function Description({ text, lang, level = 3 }: Props) {
  const Heading = level === 3 ? "h3" : "h4";
  return (
    <Prose lang={lang} className={styles.text}>
      {toDescriptionBlocks(text).map((block, index) => {
        if (block.kind === "list")
          return (
            <ul key={index}>
              {block.items.map((item, at) => (
                <li key={at} dir="auto">
                  {item}
                </li>
              ))}
            </ul>
          );
        const Tag = block.kind === "heading" ? Heading : "p";
        return (
          <Tag key={index} dir="auto">
            {block.text}
          </Tag>
        );
      })}
    </Prose>
  );
}
