import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { EntityRecord } from "@orbita/contract/back-office/entity";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import type { LinkElement } from "@orbita/ui/base/slot.tsx";
import { Link } from "@tanstack/react-router";
import type { ComponentType, ReactNode } from "react";
import { TabLinks } from "@orbita/ui/base/tab-links.tsx";
import { ChangeChannelButton, NewChannelButton, ChannelProposalsPanel } from "~/domain/back-office/channel-actions.tsx";
import { toAdmin } from "~/shell/navigation/to-admin.ts";
import { toPlainText } from "./field-value.tsx";
import { RegisterButton } from "./user/register-button.tsx";
import { UploadResumeButton } from "./user/upload-resume-button.tsx";
import { UserAccess } from "./user/user-access.tsx";
import { UserResumes } from "./user/user-resumes.tsx";

/** Extra UI of an entity kind, beside the list and detail that are generated from its entity definition. Most kinds have none. */
export type EntityKindExtension = {
  /** Renders content beside the title of the record list. */
  header?: () => ReactNode;
  /** Renders the first actions in the footer of a record's drawer. */
  acts?: (record: EntityRecord) => ReactNode;
  /** Tabs of a record's drawer, between the data tab and the history tab. */
  tabs?: Readonly<Record<string, { label: MessageDescriptor; Panel: ComponentType<{ record: EntityRecord }> }>>;
  /** Renders content between the title of the page and the record list. */
  above?: () => ReactNode;
  /** The link of a row, for kinds whose rows do not open the detail drawer. */
  rowLink?: (record: EntityRecord) => LinkElement;
};

function SeePost({ id }: { id: string }) {
  return (
    <ButtonLink link={<Link to="/feed/{-$part}/{-$key}" params={{ part: "post", key: id }} />}>
      <Trans>View content</Trans>
    </ButtonLink>
  );
}

const special: Readonly<Record<string, EntityKindExtension>> = {
  user: {
    header: () => <RegisterButton />,
    acts: (record) => <UploadResumeButton key={record.id} record={record} />,
    tabs: {
      resume: { label: msg`CV`, Panel: UserResumes },
      access: { label: msg({ message: "Access", context: "of a user" }), Panel: UserAccess },
    },
  },
  post: { above: () => <ContentTabs here="posts" />, acts: (record) => <SeePost id={record.id} /> },
  comment: { above: () => <ContentTabs here="comments" />, acts: ({ postId }) => <SeePost id={toPlainText(postId)} /> },
  channel: {
    header: () => <NewChannelButton />,
    above: () => <ChannelProposalsPanel />,
    acts: (record) => <ChangeChannelButton key={record.id} record={record} />,
  },
  invoice: { rowLink: ({ id }) => <Link {...toAdmin("billing", "invoice", id)} search={{}} data-row /> },
};
const nothing: EntityKindExtension = {};

export const specialOf = (kind: string): EntityKindExtension =>
  Object.hasOwn(special, kind) ? special[kind]! : nothing;

/** Tabs to switch between the list of posts and the list of comments. */
function ContentTabs({ here }: { here: "posts" | "comments" }) {
  const { t } = useLingui();
  const tabs = [
    { id: "posts", label: t`Posts` },
    { id: "comments", label: t`Comments` },
  ];
  return (
    <TabLinks
      label={t`Posts and comments`}
      items={tabs.map(({ id, label }) => ({
        id,
        label,
        current: id === here,
        link: <Link {...toAdmin(id)} search={{}} activeOptions={{ exact: true, includeSearch: false }} />,
      }))}
    />
  );
}
