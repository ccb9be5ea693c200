import { msg } from "@lingui/core/macro";
import type { ContactTopic } from "@orbita/contract";
import { createFileRoute } from "@tanstack/react-router";
import { ContactPage } from "~/screens/public/contact/contact-page.tsx";
import { publicOrigin } from "~/shell/api/request-context.ts";
import { pageHead } from "~/shell/navigation/page-head.ts";

/** Lists the topics itself: importing the contract's list would add its schemas to every page. */
const isTopic = (value: unknown): value is ContactTopic =>
  typeof value === "string" && /^(account|jobs|space|billing|privacy|accessibility|other)$/.test(value);

export const Route = createFileRoute("/_public/_pages/contact")({
  // The form's texts are in the `app` catalogue.
  staticData: { catalogues: ["app"] },
  validateSearch: (search: Record<string, unknown>): { topic?: ContactTopic } =>
    isTopic(search["topic"]) ? { topic: search["topic"] } : {},
  loader: () => ({ origin: publicOrigin() }),
  head: ({ match: { context }, loaderData }) =>
    pageHead(context.i18n, {
      title: context.i18n._(msg`Help and contact`),
      description: context.i18n._(
        msg`Write to the people who run this site. A person will read your message and reply within 5 days.`,
      ),
      path: "/contact",
      origin: loaderData?.origin ?? "",
    }),
  component: () => <ContactPage topic={Route.useSearch().topic} />,
});
