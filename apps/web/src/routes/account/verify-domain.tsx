import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { ConfirmDomainPage } from "~/features/verification/confirm-domain-page.tsx";
import { noIndex } from "~/shell/navigation/page-head.ts";

export const Route = createFileRoute("/_account/verify-domain/$token")({
  loader: async ({ params }) => {
    const { loadDomainLink } = await import("~/features/verification/load-domain-link.ts");
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
