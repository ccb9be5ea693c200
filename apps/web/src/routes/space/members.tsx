import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { MembersPage } from "~/screens/space/members/members-page.tsx";

export const Route = createFileRoute("/work/$space/members")({
  staticData: { title: msg`Members` },
  component: MembersPage,
});
