import { useLingui } from "@lingui/react/macro";
import type { ModerationCase } from "@orbita/contract";
import { Card } from "@orbita/ui/base/card.tsx";
import { DataList } from "@orbita/ui/base/data-list.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { Link } from "@tanstack/react-router";
import { formatMoment } from "~/shell/format/moment.ts";
import { useNow } from "~/shell/format/use-now.ts";

/** Author, location and visibility of the reported content. */
export function CaseFacts({ one }: { one: ModerationCase }) {
  const { t, i18n } = useLingui();
  const now = useNow();
  const { author, space, channel, created, enabled } = one;
  return (
    <Card>
      <Card.Head title={t`About it`} />
      <Card.Body>
        <DataList
          items={[
            ...(space
              ? [
                  {
                    term: t`Said for`,
                    value: (
                      <TextLink link={<Link to="/space/$url" params={{ url: space.url }} />}>
                        <bdi>{space.name}</bdi>
                      </TextLink>
                    ),
                  },
                ]
              : []),
            {
              term: t`Author`,
              value: author ? (
                <TextLink link={<Link to="/u/$username" params={{ username: author.username }} />}>
                  <bdi>{author.name}</bdi>
                </TextLink>
              ) : (
                t`Nobody any more`
              ),
            },
            {
              term: t`Where`,
              value: channel ? (
                <TextLink link={<Link to="/feed/{-$part}/{-$key}" params={{ part: "channel", key: channel.url }} />}>
                  <bdi>#{channel.url}</bdi>
                </TextLink>
              ) : (
                t`Common feed`
              ),
            },
            { term: t`First reported`, value: formatMoment(i18n.locale, created, now) },
            { term: t`Now`, value: enabled === null ? t`Gone` : enabled ? t`Visible` : t`Hidden` },
          ]}
        />
      </Card.Body>
    </Card>
  );
}
