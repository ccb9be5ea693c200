import { msg } from "@lingui/core/macro";
import { createFileRoute, redirect } from "@tanstack/react-router";
import { SignUpPage } from "~/features/account/sign-up-page.tsx";
import { loadProviders } from "~/features/social/providers.ts";
import { privateHead } from "~/shell/navigation/page-head.ts";
import { returnTo } from "~/shell/navigation/return-to.ts";

export const Route = createFileRoute("/_account/sign-up")({
  validateSearch: (search: Record<string, unknown>): { returnTo?: string } => {
    const to = returnTo(search["returnTo"]);
    return to ? { returnTo: to } : {};
  },
  beforeLoad: ({ context, search }) => {
    if (context.me) throw search.returnTo ? redirect({ href: search.returnTo }) : redirect({ to: "/" });
  },
  loader: loadProviders,
  staleTime: Infinity,
  head: ({ match }) => privateHead(match.context.i18n._(msg`Create a profile`)),
  component: () => <SignUpPage returnTo={Route.useSearch().returnTo} providers={Route.useLoaderData()} />,
});
