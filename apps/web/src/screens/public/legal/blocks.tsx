import { Card } from "@orbita/ui/base/card.tsx";
import { DataList } from "@orbita/ui/base/data-list.tsx";
import { Prose } from "@orbita/ui/base/prose.tsx";
import { SponsoredLabel } from "@orbita/ui/base/sponsored-label.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { Icon } from "@orbita/ui/icons/icon.tsx";
import { IconX } from "@tabler/icons-react";
import { type ReactNode, Fragment } from "react";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { Link } from "@tanstack/react-router";
import type { LegalBlock, LegalLanguage } from "./document.ts";
import { FairnessRunView, type LastFairnessRuns } from "./fairness-run.tsx";
import { inlineParts } from "./inline.ts";
import styles from "./legal.module.css";

const isOurs = (href: string): boolean => href.startsWith("/");

/**
 * A text with links and emphasis.
 * Internal links go through the router, which keeps the user's language; external links are plain.
 */
function InlineText({ text }: { text: string }) {
  return inlineParts(text).map(({ words, href, strong }, index) => {
    if (strong) return <b key={index}>{words}</b>;
    if (!href) return <Fragment key={index}>{words}</Fragment>;
    // The router's types cannot check a path that is in a text, so the tests of the texts check it.
    const link = isOurs(href) ? <Link to={href as "/"} /> : <a href={href} rel="noreferrer" />;
    return (
      <TextLink key={index} accent link={link}>
        {words}
      </TextLink>
    );
  });
}

type LegalBlockContent<Key extends string> = Extract<LegalBlock, Record<Key, unknown>>[Key &
  keyof Extract<LegalBlock, Record<Key, unknown>>];

const factsOf = (facts: readonly (readonly [string, string])[]) =>
  facts.map(([term, value]) => ({ term, value: <InlineText text={value} /> }));

function Steps({ steps }: { steps: LegalBlockContent<"steps"> }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }, index) => (
        <li key={title}>
          <div className={styles.step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3 className={styles.title}>{title}</h3>
              <Text size="md">
                <InlineText text={text} />
              </Text>
            </div>
          </div>
        </li>
      ))}
    </ol>
  );
}

function Example({ example }: { example: LegalBlockContent<"example"> }) {
  const counted = example.rows.filter(({ label }) => !label).map(({ title }) => title);
  return (
    <Card as="div">
      <figure className={styles.example}>
        <figcaption className={styles.caption}>{example.caption}</figcaption>
        <ol className={styles.rows}>
          {example.rows.map(({ title, why, label }) => (
            <li key={title} className={styles.row}>
              <Text as="span" tone="muted" numeric>
                {label ? "–" : counted.indexOf(title) + 1}
              </Text>
              <div>
                <Text size="md" weight="medium">
                  {title}
                </Text>
                <Text size="sm" tone="muted">
                  {why}
                </Text>
              </div>
              {label && <SponsoredLabel>{label}</SponsoredLabel>}
            </li>
          ))}
        </ol>
      </figure>
    </Card>
  );
}

function Records({ records }: { records: LegalBlockContent<"records"> }) {
  return (
    <div>
      {records.map(({ title, facts }) => (
        <div key={title} className={styles.record}>
          <h3 className={styles.title}>{title}</h3>
          <DataList items={factsOf(facts)} />
        </div>
      ))}
    </div>
  );
}

function Never({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.never}>
      {items.map((words) => (
        <li key={words}>
          <Icon icon={IconX} size="sm" className={styles.cross} />
          <span>{words}</span>
        </li>
      ))}
    </ul>
  );
}

type BlockViewProps = { block: LegalBlock; runs: LastFairnessRuns; language: LegalLanguage };

/** Renders one block of a legal text. */
export function BlockView({ block, runs, language }: BlockViewProps): ReactNode {
  if (typeof block === "string")
    return (
      <Prose>
        <p>
          <InlineText text={block} />
        </p>
      </Prose>
    );
  if ("list" in block)
    return (
      <Prose>
        <ul>
          {block.list.map((words) => (
            <li key={words}>
              <InlineText text={words} />
            </li>
          ))}
        </ul>
      </Prose>
    );
  if ("never" in block) return <Never items={block.never} />;
  if ("steps" in block) return <Steps steps={block.steps} />;
  if ("facts" in block) return <DataList items={factsOf(block.facts)} />;
  if ("records" in block) return <Records records={block.records} />;
  if ("lastFairnessRun" in block) return <FairnessRunView runs={runs} of={block.lastFairnessRun} language={language} />;
  return <Example example={block.example} />;
}
