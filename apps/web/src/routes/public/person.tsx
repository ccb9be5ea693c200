import { msg } from "@lingui/core/macro";
import { productName } from "@orbita/contract/product";
import { createFileRoute, notFound } from "@tanstack/react-router";
import { PersonView } from "~/features/person-page/person-view.tsx";
import { readPerson } from "~/features/person-page/read-person.ts";
import { publicOrigin } from "~/shell/api/request-context.ts";
import { notFoundHead, pageHead, privateHead } from "~/shell/navigation/page-head.ts";

export const Route = createFileRoute("/_public/_pages/u/$username")({
  loader: async ({ params }) => {
    const person = await readPerson(params.username);
    if (!person) throw notFound();
    return { person, origin: publicOrigin() };
  },
  head: ({ match: { context }, loaderData }) => {
    if (!loaderData) return notFoundHead(context.i18n);
    const { person, origin } = loaderData;
    const title = `${person.firstName} ${person.lastName}`;
    // Only who chose so is for search engines.
    if (!person.searchEngines) return privateHead(title);
    return pageHead(context.i18n, {
      title,
      description: context.i18n._(msg`${title} on ${productName}.`),
      path: `/u/${encodeURIComponent(person.username)}`,
      origin,
    });
  },
  component: PersonPage,
});

function PersonPage() {
  const { person } = Route.useLoaderData();
  return <PersonView person={person} />;
}
