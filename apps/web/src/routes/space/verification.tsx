import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { VerificationPage } from "~/screens/space/settings/verification/verification-page.tsx";

export const Route = createFileRoute("/work/$space/settings/verification")({
  staticData: { title: msg`Verification` },
  component: VerificationPage,
});
