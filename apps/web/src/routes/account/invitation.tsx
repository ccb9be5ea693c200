import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { InvitationPage } from "~/screens/account/invitation/invitation-page.tsx";
import { noIndex } from "~/shell/navigation/page-head.ts";

export const Route = createFileRoute("/_account/invitation/$token")({
  loader: async ({ params }) => {
    const { loadOffer } = await import("~/screens/account/invitation/load-offer.ts");
    return await loadOffer(params.token);
  },
  staticData: { title: msg`Invitation` },
  head: noIndex,
  component: Invitation,
});

function Invitation() {
  const { token } = Route.useParams();
  return <InvitationPage token={token} offer={Route.useLoaderData()} />;
}
