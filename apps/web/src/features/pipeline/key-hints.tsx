import { Trans } from "@lingui/react/macro";
import { Kbd } from "@orbita/ui/base/kbd.tsx";
import styles from "./board.module.css";

export function KeyHints() {
  return (
    <p className={styles.hints}>
      <Trans>
        <Kbd>Space</Kbd> takes the card, <Kbd>←</Kbd> <Kbd>→</Kbd> carry it, <Kbd>Enter</Kbd> puts it down,{" "}
        <Kbd>Esc</Kbd> leaves it. <Kbd>M</Kbd> opens the menu of states, <Kbd>X</Kbd> chooses.
      </Trans>
    </p>
  );
}
