import type { FollowTarget } from "@orbita/contract";
import { QueryRoot } from "~/shell/query-root.tsx";
import { FollowButton } from "./follow-button.tsx";

/** Follow button for public pages, which have no query client of their own; loaded for signed-in users only. */
export const FollowHere = ({ what }: { what: FollowTarget }) => (
  <QueryRoot>
    <FollowButton what={what} />
  </QueryRoot>
);
