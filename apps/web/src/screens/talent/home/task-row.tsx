import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { SpaceAvatar } from "@orbita/ui/base/space-avatar.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { Icon, type IconShape } from "@orbita/ui/icons/icon.tsx";
import type { TalentHomeSpace } from "@orbita/contract";
import type { ComponentProps, ReactNode } from "react";
import { imageUrl } from "~/shell/api/file-url.ts";
import styles from "./talent-home.module.css";

type Props = {
  /** The Space that waits, or an icon for a task without one. */
  from: TalentHomeSpace | IconShape;
  title: ReactNode;
  facts: ReactNode;
  when?: ReactNode;
  action: ReactNode;
  /** Accessible name of the button, which begins with its text. */
  actionLabel?: string | undefined;
  link: ComponentProps<typeof ButtonLink>["link"];
  /** The first row has the button that stands out. */
  isFirst: boolean;
};

const isSpace = (from: Props["from"]): from is TalentHomeSpace => "url" in from;

/** One task of the talent: what it is, whose, when, and one button. */
export function TaskRow({ from, title, facts, when, action, actionLabel, link, isFirst }: Props) {
  return (
    <li className={styles.task}>
      {isSpace(from) ? (
        <SpaceAvatar name={from.name} seed={from.id} src={from.logo ? imageUrl(from.logo, 96) : undefined} size="sm" />
      ) : (
        <span aria-hidden="true" className={styles.sign}>
          <Icon icon={from} size="sm" />
        </span>
      )}
      <div className={styles.words}>
        <Text size="md" weight="medium">
          {title}
        </Text>
        <Text as="div" size="sm" tone="muted">
          {facts}
        </Text>
      </div>
      {when && <span className={styles.when}>{when}</span>}
      <ButtonLink
        size="sm"
        variant={isFirst ? "primary" : "outline"}
        className={styles.action}
        label={actionLabel}
        link={link}
      >
        {action}
      </ButtonLink>
    </li>
  );
}
