import type { Followed } from "@orbita/contract";
import { QueryRoot } from "~/shell/query-root.tsx";
import { FollowButton } from "./follow-button.tsx";

/** On a page for everybody: loaded for who is signed in alone, with the questions that it asks. */
export const FollowHere = ({ what }: { what: Followed }) => (
  <QueryRoot>
    <FollowButton what={what} />
  </QueryRoot>
);
