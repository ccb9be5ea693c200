import { Trans, useLingui } from "@lingui/react/macro";
import { isJudging } from "@orbita/contract/resumes/limits";
import { resumeSections } from "@orbita/contract/resumes/section-order";
import type { ResumeSection } from "@orbita/contract";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { cx } from "@orbita/ui/cx.ts";
import { Icon } from "@orbita/ui/icons/icon.tsx";
import { Menu } from "@orbita/ui/overlays/menu.tsx";
import {
  IconArrowDown,
  IconArrowUp,
  IconChevronDown,
  IconChevronUp,
  IconDots,
  IconEye,
  IconEyeOff,
  IconRefresh,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import { formatCount } from "~/shell/format/format.ts";
import { useClientState } from "~/shell/session/client-state.ts";
import { rememberCollapsed } from "./remember.ts";
import { sectionId, useResumeTools } from "./resume-context.tsx";
import { countOf } from "./section-list.tsx";
import { sectionNames } from "~/domain/resumes/section-labels.ts";
import { useSortableSection } from "./sortable-sections.tsx";
import type { SectionOrder } from "./use-section-order.ts";
import styles from "./section.module.css";

type Props = {
  section: ResumeSection;
  order: SectionOrder;
  /** Controls at the end of the section's header: add, edit, labels. */
  acts?: ReactNode;
  children: ReactNode;
};

/** A section of the resume with its header: drag handle, menu (move, show in the profile), collapse button. */
export function SectionFrame({ section, order, acts, children }: Props) {
  const { t, i18n } = useLingui();
  const { resume } = useResumeTools();
  const closed = useClientState((state) => state.collapsed[section] ?? false);
  const judging = isJudging(section);
  const { grip, ref, className, style } = useSortableSection({ section, place: "page", order, className: styles.grip });
  const name = i18n._(sectionNames[section]);
  const count = countOf(resume, section);
  const bodyId = `${sectionId(section)}-body`;
  const hidden = !judging && !resume.shownSections.includes(section);
  return (
    <section
      ref={ref}
      id={sectionId(section)}
      aria-labelledby={`${sectionId(section)}-title`}
      className={cx(styles.section, judging && styles.ai, className)}
      style={style}
    >
      <header className={styles.head}>
        {grip}
        <Heading level={2} size="sm" id={`${sectionId(section)}-title`} tabIndex={-1} className={styles.title}>
          {name}
          {section !== "summary" && !judging && count > 0 && (
            <span className={styles.count}> {formatCount(i18n.locale, count)}</span>
          )}
        </Heading>
        {hidden && (
          <span className={styles.hidden}>
            <Icon icon={IconEyeOff} size="xs" />
            <Trans>Hidden from profile</Trans>
          </span>
        )}
        {(judging || !closed) && <span className={styles.acts}>{acts}</span>}
        <SectionMenu section={section} order={order} />
        <IconButton
          size="sm"
          icon={closed ? IconChevronDown : IconChevronUp}
          label={closed ? t`Expand ${name}` : t`Collapse ${name}`}
          aria-expanded={!closed}
          aria-controls={closed ? undefined : bodyId}
          onClick={() => rememberCollapsed({ [section]: !closed })}
        />
      </header>
      {!closed && (
        <div id={bodyId} className={styles.body}>
          {children}
        </div>
      )}
    </section>
  );
}

function SectionMenu({ section, order: { order, move } }: { section: ResumeSection; order: SectionOrder }) {
  const { t, i18n } = useLingui();
  const { resume, change, suggest } = useResumeTools();
  const name = i18n._(sectionNames[section]);
  const at = order.indexOf(section);
  const factual = !isJudging(section) && section;
  const shown = factual && resume.shownSections.includes(factual);
  const show = () => {
    if (!factual) return;
    const next = shown
      ? resume.shownSections.filter((one) => one !== section)
      : resumeSections.filter((one) => one === section || resume.shownSections.includes(one as never));
    change(
      { shownSections: next as typeof resume.shownSections },
      shown ? t`${name} hidden from your profile` : t`${name} shown in your profile`,
    );
  };
  return (
    <Menu
      width={260}
      trigger={<IconButton size="sm" icon={IconDots} label={t`More actions for ${name}`} />}
      groups={[
        [
          { id: "up", label: t`Move up`, icon: IconArrowUp, disabled: at === 0, onSelect: () => move(section, at - 1) },
          {
            id: "down",
            label: t`Move down`,
            icon: IconArrowDown,
            disabled: at === order.length - 1,
            onSelect: () => move(section, at + 1),
          },
        ],
        factual
          ? [
              {
                id: "show",
                label: shown ? t`Hide from profile` : t`Show in profile`,
                hint: shown ? t`Currently visible in your profile` : t`Currently visible only to you`,
                icon: shown ? IconEyeOff : IconEye,
                onSelect: show,
              },
            ]
          : [
              {
                id: "suggest",
                label: t`Regenerate suggestions`,
                hint: t`All six sections will be updated, except what you’ve edited or shared`,
                icon: IconRefresh,
                disabled: suggest.busy,
                onSelect: suggest.run,
              },
            ],
      ]}
    />
  );
}
