import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { ResumePage } from "~/screens/talent/resume/resume-page.tsx";
import { noIndex } from "~/shell/navigation/page-head.ts";

export const Route = createFileRoute("/resume/")({
  validateSearch: ({ begin }: Record<string, unknown>): { begin?: "hand" } => (begin === "hand" ? { begin } : {}),
  staticData: { title: msg`Your CV` },
  head: noIndex,
  component: OwnResume,
});

function OwnResume() {
  const { begin } = Route.useSearch();
  return <ResumePage isBegunByHand={begin === "hand"} />;
}
