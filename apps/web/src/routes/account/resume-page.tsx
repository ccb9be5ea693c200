import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { ResumePage } from "~/features/resume/resume-page.tsx";
import { noIndex } from "~/shell/navigation/page-head.ts";

export const Route = createFileRoute("/resume/")({
  staticData: { title: msg`Your CV` },
  head: noIndex,
  component: ResumePage,
});
