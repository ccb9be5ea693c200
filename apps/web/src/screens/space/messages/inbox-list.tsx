import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ThreadSummary } from "@orbita/contract";
import { Avatar } from "@orbita/ui/base/avatar.tsx";
import { Badge } from "@orbita/ui/base/badge.tsx";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { SpaceAvatar } from "@orbita/ui/base/space-avatar.tsx";
import type { LinkElement } from "@orbita/ui/base/slot.tsx";
import { ItemList } from "@orbita/ui/patterns/item-list.tsx";
import { ListRow } from "@orbita/ui/patterns/list-row.tsx";
import { imageUrl } from "~/shell/api/file-url.ts";
import { formatSince } from "~/shell/format/format.ts";
import styles from "~/domain/messages/messages.module.css";

type Props = {
  rows: readonly ThreadSummary[];
  chosen: string | undefined;
  implied: string | undefined;
  linkTo: (id: string) => LinkElement;
  now: number;
};

export const InboxList = ({ rows, chosen, implied, linkTo, now }: Props) => (
  <ItemList
    className={styles.rows}
    items={rows.map((row) => ({
      key: row.id,
      content: (
        <Row
          row={row}
          now={now}
          link={linkTo(row.id)}
          selected={row.id === (chosen ?? implied)}
          implied={row.id === implied}
        />
      ),
    }))}
  />
);

/**
 * The name of the other side of a thread.
 * A talent sees the Space's name; a Space sees the person's name or the application's code.
 */
export function useOtherName() {
  const { t } = useLingui();
  return ({ person, space }: Pick<ThreadSummary, "person" | "space">): string => {
    if (person === null) return space.name;
    const code = person.code ?? "";
    return person.name ?? t`Application ${code}`;
  };
}

export function ThreadAvatar({
  row,
  size = "sm",
}: {
  row: Pick<ThreadSummary, "id" | "person" | "space">;
  size?: "sm" | "md";
}) {
  const { person, space } = row;
  if (person === null)
    return (
      <SpaceAvatar
        name={space.name}
        seed={space.id}
        src={space.logo ? imageUrl(space.logo, 96) : undefined}
        size={size}
      />
    );
  if (person.name === null) return <Avatar.Blind size={size} />;
  return (
    <Avatar name={person.name} seed={row.id} src={person.image ? imageUrl(person.image, 96) : undefined} size={size} />
  );
}

type RowProps = Pick<Parameters<typeof ListRow>[0], "selected" | "implied" | "link"> & {
  row: ThreadSummary;
  now: number;
};

function Row({ row, now, ...list }: RowProps) {
  const { i18n } = useLingui();
  const nameOf = useOtherName();
  const { last, unread } = row;
  return (
    <ListRow
      {...list}
      avatar={<ThreadAvatar row={row} />}
      title={<bdi>{nameOf(row)}</bdi>}
      meta={<Meta as="span" items={[<bdi key="title">{row.title}</bdi>]} />}
      facts={
        <span className={styles.beginning}>
          {last.mine ? (
            <Trans context="before the words of a message">
              You: <LastMessage text={last.text} />
            </Trans>
          ) : (
            <LastMessage text={last.text} />
          )}
        </span>
      }
      foot={
        unread > 0 && (
          <Badge tone="accent">
            <Plural value={unread} one="# unread" other="# unread" />
          </Badge>
        )
      }
      footEnd={formatSince(i18n.locale, last.at, now)}
    />
  );
}

function LastMessage({ text }: Pick<ThreadSummary["last"], "text">) {
  if (text === null) return <Trans>Hidden by our moderators</Trans>;
  return text === "" ? <Trans>Attachments</Trans> : <bdi>{text}</bdi>;
}
