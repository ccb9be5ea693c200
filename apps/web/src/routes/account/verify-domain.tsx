import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { ConfirmDomainPage } from "~/screens/space/settings/verification/confirm-domain-page.tsx";
import { noIndex } from "~/shell/navigation/page-head.ts";

export const Route = createFileRoute("/_account/verify-domain/$token")({
  loader: async ({ params }) => {
    const { loadDomainLink } = await import("~/screens/space/settings/verification/load-domain-link.ts");
    return await loadDomainLink(params.token);
  },
  staticData: { title: msg`Confirm domain` },
  head: noIndex,
  component: ConfirmDomain,
});

function ConfirmDomain() {
  const { token } = Route.useParams();
  return <ConfirmDomainPage token={token} link={Route.useLoaderData()} />;
}
