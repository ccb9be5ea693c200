import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import type { EntityRecord } from "@orbita/contract/back-office/entity";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import type { LinkElement } from "@orbita/ui/base/slot.tsx";
import { Link } from "@tanstack/react-router";
import type { ComponentType, ReactNode } from "react";
import { ChangeChannelButton, NewChannelButton, Proposals } from "~/features/feed-admin/channel-acts.tsx";
import { SaidTabs } from "~/features/feed-admin/said-tabs.tsx";
import { toAdmin } from "~/shell/navigation/to-admin.ts";
import { plain } from "./shown.tsx";
import { RegisterButton } from "./user/register-button.tsx";
import { UploadResumeButton } from "./user/upload-resume-button.tsx";
import { UserAccess } from "./user/user-access.tsx";
import { UserResumes } from "./user/user-resumes.tsx";

/** UI that a kind adds to what its description generates. Most kinds add nothing. */
export type Special = {
  /** Rendered beside the title of the list. */
  header?: () => ReactNode;
  /** Rendered first in the footer of the detail. */
  acts?: (record: EntityRecord) => ReactNode;
  /** Tabs between the data tab and the history tab. */
  tabs?: Readonly<Record<string, { label: MessageDescriptor; Panel: ComponentType<{ record: EntityRecord }> }>>;
  /** Rendered between the title and the list. */
  above?: () => ReactNode;
  /** The link of a row when it does not open the detail drawer. */
  rowLink?: (record: EntityRecord) => LinkElement;
};

function SeePost({ id }: { id: string }) {
  return (
    <ButtonLink link={<Link to="/feed/{-$part}/{-$key}" params={{ part: "post", key: id }} />}>
      <Trans>See where it stands</Trans>
    </ButtonLink>
  );
}

const special: Readonly<Record<string, Special>> = {
  user: {
    header: () => <RegisterButton />,
    acts: (record) => <UploadResumeButton key={record.id} record={record} />,
    tabs: {
      resume: { label: msg`CV`, Panel: UserResumes },
      access: { label: msg({ message: "Access", context: "of a user" }), Panel: UserAccess },
    },
  },
  post: { above: () => <SaidTabs here="posts" />, acts: (record) => <SeePost id={record.id} /> },
  comment: { above: () => <SaidTabs here="comments" />, acts: ({ postId }) => <SeePost id={plain(postId)} /> },
  channel: {
    header: () => <NewChannelButton />,
    above: () => <Proposals />,
    acts: (record) => <ChangeChannelButton key={record.id} record={record} />,
  },
  invoice: { rowLink: ({ id }) => <Link {...toAdmin("billing", "invoice", id)} search={{}} data-row /> },
};
const nothing: Special = {};

export const specialOf = (kind: string): Special => (Object.hasOwn(special, kind) ? special[kind]! : nothing);
