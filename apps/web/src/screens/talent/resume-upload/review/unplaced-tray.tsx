import { Trans, useLingui } from "@lingui/react/macro";
import type { UnplacedText } from "@orbita/contract/resume-uploads/reading";
import { Badge } from "@orbita/ui/base/badge.tsx";
import { Button } from "@orbita/ui/base/button.tsx";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { cx } from "@orbita/ui/cx.ts";
import { Menu, type MenuItem } from "@orbita/ui/overlays/menu.tsx";
import { IconArrowBackUp, IconChevronDown, IconTrash } from "@tabler/icons-react";
import { useReview } from "./review-context.ts";
import { useSectionLabels } from "./use-group-title.ts";
import styles from "./tray.module.css";

const targets = [
  "summary",
  "technicalSkills",
  "softSkills",
  "certifications",
  "courses",
  "education",
  "interests",
] as const;

/** Quotes the text of the document that belongs to no field. */
export function UnplacedTray() {
  const { reading, decisions } = useReview();
  if (reading.unplaced.length === 0) return null;
  const open = reading.unplaced.filter((_, index) => decisions[`unplaced.${index}`] === undefined).length;
  return (
    <section aria-labelledby="unplaced" className={styles.tray}>
      <div className={styles.head}>
        <h2 id="unplaced">
          <Trans>Unassigned text</Trans> <span className={styles.count}>{open}</span>
        </h2>
        <p>
          <Trans>Nothing will be lost: choose where each fragment goes</Trans>
        </p>
      </div>
      <ul className={styles.list}>
        {reading.unplaced.map((fragment, index) => (
          <Fragment key={index} path={`unplaced.${index}`} fragment={fragment} />
        ))}
      </ul>
    </section>
  );
}

function Fragment({ path, fragment }: { path: string; fragment: UnplacedText }) {
  const { reading, selected, select } = useReview();
  const sections = useSectionLabels();
  const { text, guess, sensitive } = fragment;
  const where = guess === "contacts" ? sections.person : guess && sections[guess];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hover only highlights the source; the buttons act
    <li
      data-field={path}
      className={cx(styles.fragment, selected === path && styles.on)}
      onMouseEnter={() => select(path)}
      onFocus={() => select(path)}
    >
      <div className={styles.words}>
        <q lang={reading.language}>{text}</q>
        {sensitive ? (
          <p className={styles.sensitive}>
            <Trans>Sensitive data, best left out</Trans>
          </p>
        ) : (
          where && <p className={styles.guess}>{where}?</p>
        )}
      </div>
      <FragmentActs path={path} fragment={fragment} />
    </li>
  );
}

function FragmentActs({ path, fragment: { text, guess, sensitive } }: { path: string; fragment: UnplacedText }) {
  const { t } = useLingui();
  const { reading, decisions, decide } = useReview();
  const sections = useSectionLabels();
  const decision = decisions[path];
  const discard = () => decide({ [path]: { kind: "skip" } });
  if (decision)
    return (
      <span className={styles.acts}>
        {decision.kind === "place" ? (
          <Badge tone="positive">{nameOf(decision.section)}</Badge>
        ) : (
          <Badge dot="ring">
            <Trans>Discarded</Trans>
          </Badge>
        )}
        <IconButton
          size="sm"
          icon={IconArrowBackUp}
          label={t`Undo decision on “${text}”`}
          onClick={() => decide({ [path]: null })}
        />
      </span>
    );
  if (sensitive)
    return (
      <Button size="sm" variant="quiet" aria-label={t`Discard “${text}”`} onClick={discard}>
        <Trans>Discard</Trans>
      </Button>
    );
  const place = (section: string, label: string): MenuItem => ({
    id: section,
    label,
    onSelect: () => decide({ [path]: { kind: "place", section } }),
  });
  const guessed = targets.filter((target) => target === guess);
  const others = targets.filter((target) => target !== guess);
  return (
    <Menu
      width={260}
      trigger={
        <Button size="sm" iconEnd={IconChevronDown} aria-label={t`Assign “${text}”`}>
          <Trans>Assign</Trans>
        </Button>
      }
      groups={[
        guessed.map((target) => place(target, sections[target])),
        reading.resume.experience.map((_, index) => place(`experience.${index}`, nameOf(`experience.${index}`))),
        others.map((target) => place(target, sections[target])),
        [{ id: "discard", label: t`Discard`, icon: IconTrash, danger: true, onSelect: discard }],
      ]}
    />
  );

  function nameOf(target: string): string {
    const [section = "", entry] = target.split(".");
    const read = section === "experience" && entry !== undefined ? reading.resume.experience[Number(entry)] : undefined;
    if (!read) return sections[section as keyof typeof sections] ?? section;
    const company = read.company?.value;
    const title = read.title?.value;
    if (company) return t`Task at ${company}`;
    return title ? t`Task in the role “${title}”` : t`Task at an unnamed company`;
  }
}
