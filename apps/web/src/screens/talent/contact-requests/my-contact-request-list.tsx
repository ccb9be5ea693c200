import { Trans, useLingui } from "@lingui/react/macro";
import type { MyContactRequest, Page } from "@orbita/contract";
import { Badge } from "@orbita/ui/base/badge.tsx";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { Pagination } from "@orbita/ui/base/pagination.tsx";
import { SpaceAvatar } from "@orbita/ui/base/space-avatar.tsx";
import { ItemList } from "@orbita/ui/patterns/item-list.tsx";
import { ListRow } from "@orbita/ui/patterns/list-row.tsx";
import { Link } from "@tanstack/react-router";
import { imageUrl } from "~/shell/api/file-url.ts";
import { formatDayAndMonth, formatPay, formatSince } from "~/shell/format/format.ts";
import { usePager } from "~/shell/table/use-pager.tsx";
import { contactRequestStateTones, contactRequestStateLabels } from "./contact-request-labels.ts";
import styles from "./my-contact-requests.module.css";

type Props = {
  found: Page<MyContactRequest>;
  id: string | undefined;
  /** Id of the contact request that is shown because there is room for a detail view, although the user did not choose it. */
  implied: string | undefined;
  now: number;
};

const linkTo = (page: number) => <Link to="/contact-requests" search={{ page }} />;

export function MyContactRequestList({ found, id, implied, now }: Props) {
  const pager = usePager(found);
  const at = found.page > 0 ? { page: found.page } : {};
  return (
    <>
      <ItemList
        className={styles.rows}
        items={found.content.map((contactRequest) => ({
          key: contactRequest.id,
          content: (
            <Row
              contactRequest={contactRequest}
              now={now}
              selected={contactRequest.id === (id ?? implied)}
              implied={contactRequest.id === implied}
              link={<Link to="/contact-requests" search={{ id: contactRequest.id, ...at }} resetScroll={false} />}
            />
          ),
        }))}
      />
      {found.totalPages > 1 && <Pagination {...pager} linkTo={linkTo} />}
    </>
  );
}

type RowProps = Pick<Parameters<typeof ListRow>[0], "selected" | "implied" | "link"> & {
  contactRequest: MyContactRequest;
  now: number;
};

function Row({ contactRequest, now, ...row }: RowProps) {
  const { i18n } = useLingui();
  const { space, state } = contactRequest;
  const until = formatDayAndMonth(i18n.locale, contactRequest.expiresAt);
  return (
    <ListRow
      {...row}
      avatar={
        <SpaceAvatar
          name={space.name}
          seed={space.id}
          src={space.logo ? imageUrl(space.logo, 96) : undefined}
          size="sm"
        />
      }
      title={<bdi>{contactRequest.title}</bdi>}
      meta={
        <Meta
          as="span"
          items={[
            <bdi key="space">{space.name}</bdi>,
            <bdi key="pay">{formatPay(i18n.locale, contactRequest.salaryMin, contactRequest.salaryMax)}</bdi>,
          ]}
        />
      }
      foot={<Badge tone={contactRequestStateTones[state]}>{i18n._(contactRequestStateLabels[state])}</Badge>}
      footEnd={state === "sent" ? <Trans>reply by {until}</Trans> : formatSince(i18n.locale, contactRequest.at, now)}
    />
  );
}
