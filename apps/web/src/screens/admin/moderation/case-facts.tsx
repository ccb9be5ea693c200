import { useLingui } from "@lingui/react/macro";
import type { ModerationCase } from "@orbita/contract";
import { Card } from "@orbita/ui/base/card.tsx";
import { DataList } from "@orbita/ui/base/data-list.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { Link } from "@tanstack/react-router";
import { formatMoment } from "~/shell/format/moment.ts";
import { useNow } from "~/shell/format/use-now.ts";

/** Facts about the reported content: its author, where it was published, and who can see it. */
export function CaseFacts({ one }: { one: ModerationCase }) {
  const { t, i18n } = useLingui();
  const now = useNow();
  const { kind, author, space, channel, created, enabled, reports } = one;
  // Spaces, jobs and CVs that a Space added have no author; other content without an author is of a deleted account.
  const hasAuthor = author !== null || !["space", "jobpost", "resume"].includes(kind);
  return (
    <Card>
      <Card.Head title={t({ message: "Details", context: "of a document or case" })} />
      <Card.Body>
        <DataList
          items={[
            ...(space
              ? [
                  {
                    term: t`On behalf of`,
                    value: (
                      <TextLink link={<Link to="/space/$url" params={{ url: space.url }} />}>
                        <bdi>{space.name}</bdi>
                      </TextLink>
                    ),
                  },
                ]
              : []),
            ...(hasAuthor
              ? [
                  {
                    term: t`Written by`,
                    value: author ? (
                      <TextLink link={<Link to="/u/$username" params={{ username: author.username }} />}>
                        <bdi>{author.name}</bdi>
                      </TextLink>
                    ) : (
                      t`Deleted account`
                    ),
                  },
                ]
              : []),
            {
              term: t`Published in`,
              value: channel ? (
                <TextLink link={<Link to="/feed/{-$part}/{-$key}" params={{ part: "channel", key: channel.url }} />}>
                  <bdi>#{channel.url}</bdi>
                </TextLink>
              ) : (
                t`Main feed`
              ),
            },
            { term: reports > 0 ? t`First reported` : t`Case opened`, value: formatMoment(i18n.locale, created, now) },
            { term: t`Current status`, value: enabled === null ? t`Deleted` : enabled ? t`Visible` : t`Hidden` },
          ]}
        />
      </Card.Body>
    </Card>
  );
}
