import { msg } from "@lingui/core/macro";
import { createFileRoute, redirect } from "@tanstack/react-router";
import { SignInPage } from "~/features/account/sign-in-page.tsx";
import { loadProviders } from "~/features/social/providers.ts";
import { privateHead } from "~/shell/navigation/page-head.ts";
import { returnTo } from "~/shell/navigation/return-to.ts";

export const Route = createFileRoute("/_account/sign-in")({
  validateSearch: (search: Record<string, unknown>): { returnTo?: string } => {
    const to = returnTo(search["returnTo"]);
    return to ? { returnTo: to } : {};
  },
  beforeLoad: ({ context, search }) => {
    if (context.me) throw search.returnTo ? redirect({ href: search.returnTo }) : redirect({ to: "/" });
  },
  loader: loadProviders,
  staleTime: Infinity,
  head: ({ match }) => privateHead(match.context.i18n._(msg`Sign in`)),
  component: () => <SignInPage returnTo={Route.useSearch().returnTo} providers={Route.useLoaderData()} />,
});
