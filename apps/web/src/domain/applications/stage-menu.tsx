import { useLingui } from "@lingui/react/macro";
import type { ApplicationStatus } from "@orbita/contract";
import { statusesFrom } from "@orbita/contract/applications/states";
import { Kbd } from "@orbita/ui/base/kbd.tsx";
import { Icon } from "@orbita/ui/icons/icon.tsx";
import { Menu, type MenuItem, type MenuProps } from "@orbita/ui/overlays/menu.tsx";
import { IconCheck, IconCircleDashed } from "@tabler/icons-react";
import type { KeyboardEvent } from "react";
import { needsMessage } from "./next-stage.ts";
import { useStateNames } from "./application-labels.tsx";
import { stages } from "./pipeline-search.ts";
import type { MoveDestination } from "./shown-board.ts";
import styles from "./stage-menu.module.css";

const quick: readonly MoveDestination[] = ["inReview", "shortlisted", "interview", "offer"];

type Props = Pick<MenuProps, "trigger" | "opened" | "onOpenedChange" | "align"> & {
  /** The common status of the applications, or null if they differ. */
  current: ApplicationStatus | null;
  /** True if the first move reveals the candidate's identity. */
  blind: boolean;
  onChoose: (to: MoveDestination) => void;
};

/** Menu of the stages with their shortcut keys. It offers every move that is possible by dragging. */
export function StageMenu({ current, blind, onChoose, ...menu }: Props) {
  const { t } = useLingui();
  const { stateOf } = useStateNames();
  const allowed = current ? statusesFrom(current, "member") : [...stages, "hired", "rejected"];
  const item = (to: MoveDestination): MenuItem => ({
    id: to,
    label: to !== current && to !== "rejected" && needsMessage(to) ? `${stateOf(to)}…` : stateOf(to),
    mark:
      to === "submitted" ? (
        <Icon icon={IconCircleDashed} size="sm" />
      ) : (
        <span className={styles.dot} data-state={to} aria-hidden="true" />
      ),
    hint:
      to === "inReview" &&
      blind &&
      t`10 seconds after the move you’ll see the name and photo, and we’ll notify the candidate`,
    disabled: to !== current && !allowed.includes(to),
    end: endOf(to, current),
    onSelect: () => to !== current && onChoose(to),
  });
  const reject: MenuItem = {
    id: "rejected",
    label: t`Reject…`,
    mark: <span className={styles.dot} data-state="rejected" aria-hidden="true" />,
    danger: true,
    disabled: !allowed.includes("rejected"),
    onSelect: () => onChoose("rejected"),
  };

  function onKey(event: KeyboardEvent): void {
    const to = quick[Number(event.key) - 1];
    if (!to || to === current || !allowed.includes(to)) return;
    event.preventDefault();
    menu.onOpenedChange?.(false);
    onChoose(to);
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles keys that bubble up from the open menu
    <span className={styles.holder} onKeyDown={onKey}>
      <Menu {...menu} width={320} groups={[stages.map(item), [item("hired"), reject]]} />
    </span>
  );
}

function endOf(to: MoveDestination, current: ApplicationStatus | null) {
  if (to === current) return <Icon icon={IconCheck} size="sm" />;
  const key = quick.indexOf(to) + 1;
  return key > 0 ? <Kbd>{key}</Kbd> : undefined;
}
