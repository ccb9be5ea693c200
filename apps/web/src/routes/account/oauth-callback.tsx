import { msg } from "@lingui/core/macro";
import { createFileRoute, notFound } from "@tanstack/react-router";
import { isProvider } from "~/domain/social/providers.ts";
import { ReturnPage } from "~/screens/account/sign-in/social/return-page.tsx";
import { noIndex } from "~/shell/navigation/page-head.ts";

export const Route = createFileRoute("/_account/oauth/$provider/callback")({
  // The page is not rendered on the server, because the started sign-in is stored in this tab only.
  ssr: false,
  staticData: { title: msg`One moment` },
  head: noIndex,
  component: Page,
});

function Page() {
  const { provider } = Route.useParams();
  if (!isProvider(provider)) throw notFound();
  return <ReturnPage provider={provider} />;
}
