import { useLingui } from "@lingui/react/macro";
import type { Resume, ResumeSection } from "@orbita/contract";
import { useCallback, useEffect, useState, type KeyboardEvent } from "react";
import { moveItem } from "~/shell/form/move-item.ts";
import { rememberSections } from "./remember.ts";
import type { ResumeChanges } from "./changes.ts";
import { focusSoon } from "./resume-context.tsx";
import { sectionNames } from "~/domain/resumes/section-labels.ts";

type UseSectionOrderOptions = {
  resume: Resume;
  change: (changes: ResumeChanges, words: string) => void;
  say: (words: string) => void;
};
type DraggedSection = { section: ResumeSection; order: readonly ResumeSection[] };

/**
 * The order of the sections.
 * Users drag a section, use a menu, or lift it with Space, move it with the arrow keys and drop it with Enter.
 */
export function useSectionOrder({ resume, change, say }: UseSectionOrderOptions) {
  const { t, i18n } = useLingui();
  const [lifted, setLifted] = useState<DraggedSection | null>(null);
  const order = lifted?.order ?? resume.sectionOrder;
  useEffect(() => rememberSections(resume.sectionOrder), [resume.sectionOrder]);

  const put = useCallback(
    (next: readonly ResumeSection[], section: ResumeSection) => {
      const name = i18n._(sectionNames[section]);
      const place = next.indexOf(section) + 1;
      if (next.join() === resume.sectionOrder.join()) return;
      change({ sectionOrder: [...next] }, t`${name} moved to position ${place}`);
    },
    [change, i18n, resume.sectionOrder, t],
  );

  /** Moves a section to a zero-based index. */
  const move = useCallback(
    (section: ResumeSection, to: number) => {
      const from = order.indexOf(section);
      if (to >= 0 && to < order.length && to !== from) put(moveItem(order, from, to), section);
    },
    [order, put],
  );

  function carry(section: ResumeSection, by: number, gripId: string): void {
    const from = order.indexOf(section);
    const to = Math.min(Math.max(from + by, 0), order.length - 1);
    setLifted({ section, order: moveItem(order, from, to) });
    say(t`${i18n._(sectionNames[section])} is now in position ${to + 1} of ${order.length}`);
    focusSoon(gripId);
  }

  function onGripKey(event: KeyboardEvent<HTMLElement>, section: ResumeSection): void {
    const name = i18n._(sectionNames[section]);
    const { key } = event;
    if (lifted?.section !== section) {
      if (key !== " ") return;
      event.preventDefault();
      setLifted({ section, order });
      say(t`${name} picked up. Use the arrow keys to move it, Enter to drop it or Escape to cancel.`);
      return;
    }
    if (key === "Tab") {
      setLifted(null);
      put(order, section);
      return;
    }
    const by = { ArrowUp: -1, ArrowDown: 1, Home: -order.length, End: order.length }[key];
    if (by === undefined && key !== "Enter" && key !== " " && key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    if (by !== undefined) {
      carry(section, by, event.currentTarget.id);
      return;
    }
    setLifted(null);
    focusSoon(event.currentTarget.id);
    if (key === "Escape") say(t`${name} is back in its original position`);
    else put(order, section);
  }

  return { order, move, onGripKey, lifted: lifted?.section ?? null };
}
export type SectionOrder = ReturnType<typeof useSectionOrder>;
