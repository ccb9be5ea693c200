import type { ReactNode } from "react";
import { Heading } from "../base/heading.tsx";
import { SectionNav } from "../base/section-nav.tsx";
import { Text } from "../base/text.tsx";
import styles from "./document-page.module.css";

export interface DocumentSection {
  /** The id of the section, which is also its anchor in the URL. */
  id: string;
  title: ReactNode;
  /** A shorter title for the table of contents. */
  short?: ReactNode;
  content: ReactNode;
}

export interface DocumentPageProps {
  title: ReactNode;
  lead: ReactNode;
  /** The version and the date, under the lead. */
  note?: ReactNode;
  contentsLabel: string;
  sections: readonly DocumentSection[];
  /** The id of the section in view. */
  current?: string | undefined;
  /** The language of the text, if it differs from the language of the page around it. */
  lang?: string | undefined;
}

/** A long text in sections, with its table of contents beside it. */
export function DocumentPage({ title, lead, note, contentsLabel, sections, current, lang }: DocumentPageProps) {
  return (
    <main id="main" tabIndex={-1} lang={lang} className={styles.page}>
      <div className={styles.contents}>
        <p className={styles.contentsTitle} aria-hidden="true">
          {contentsLabel}
        </p>
        <SectionNav
          label={contentsLabel}
          items={sections.map((section) => ({
            id: section.id,
            label: section.short ?? section.title,
            link: <a href={`#${section.id}`} />,
            current: section.id === current,
          }))}
        />
      </div>
      <article className={styles.text}>
        <Heading level={1} size="xl">
          {title}
        </Heading>
        <Text size="xl" className={styles.lead}>
          {lead}
        </Text>
        {note && (
          <Text as="div" size="sm" tone="muted" className={styles.note}>
            {note}
          </Text>
        )}
        {sections.map((section) => (
          <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`} className={styles.section}>
            <div className={styles.sectionHead}>
              <Heading level={2} size="md" id={`${section.id}-title`}>
                {section.title}
              </Heading>
            </div>
            <div className={styles.sectionBody}>{section.content}</div>
          </section>
        ))}
      </article>
    </main>
  );
}
