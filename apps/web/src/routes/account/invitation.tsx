import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { InvitationPage } from "~/features/invitation/invitation-page.tsx";
import { privateHead } from "~/shell/navigation/page-head.ts";

export const Route = createFileRoute("/_account/invitation/$token")({
  loader: async ({ params }) => {
    const { loadOffer } = await import("~/features/invitation/load-offer.ts");
    return await loadOffer(params.token);
  },
  head: ({ match }) => privateHead(match.context.i18n._(msg`Invitation`)),
  component: Invitation,
});

function Invitation() {
  const { token } = Route.useParams();
  return <InvitationPage token={token} offer={Route.useLoaderData()} />;
}
