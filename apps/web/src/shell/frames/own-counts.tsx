import { api } from "../api/client.ts";
import { OpenCount } from "./open-count.tsx";

// If the count cannot be loaded, the bar omits it.
async function countApplications(): Promise<number | undefined> {
  const body = { page: 0, size: 1, filters: [{ f: "open", v: true, mm: "is" }], projections: ["code"] };
  const found = await api()
    .applications.searchMine({ body: body as never })
    .catch(() => undefined);
  return found?.totalElements;
}

async function countOffers(): Promise<number | undefined> {
  const found = await api()
    .contactOffers.mine({ query: { page: 0, size: 1 } })
    .catch(() => undefined);
  return found?.open;
}

export const ApplicationsCount = () => <OpenCount of={countApplications} hint="application.changed" />;
export const OffersCount = () => <OpenCount of={countOffers} hint="offer.changed" />;
