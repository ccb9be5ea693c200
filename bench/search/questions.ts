/** The fields of a job card. With the counts of the filters, they are the fixed part of every request of the job list. */
const card =
  "title space spaceId location salaryMin salaryMax ccnl labels sponsored skills workplaceType officePresence remoteFrom replyDays publishedAt";
const list = {
  size: 20,
  projections: card.split(" "),
  facets: ["contractType", "contractEconomicType", "workplaceType", "businessSector", "skills", "languages", "city"],
};

/** Requests of the job list, as the web app sends them. */
export const searchQuestions: Record<string, object> = {
  list: { ...list, sort: "publishedAt:desc" },
  relevance: {
    ...list,
    sort: "relevance:desc",
    filters: [
      { f: "text", v: "sviluppo backend", mm: "c" },
      { f: "contractType", v: ["contract_type_full", "contract_type_parttime"], mm: "in" },
      { f: "salaryMax", v: 30_000, mm: "gte" },
    ],
  },
  distance: {
    ...list,
    sort: "distance:asc",
    filters: [
      { f: "place", v: { lat: 44.4, lon: 8.93, km: 200 }, mm: "near" },
      { f: "workplaceType", v: ["workplace_type_full_remote", "workplace_type_hybrid"], mm: "in" },
    ],
  },
  words: { size: 11, filters: [{ f: "text", v: "progetto clienti", mm: "c" }], facets: ["city", "region", "ccnl"] },
  filters: {
    size: 11,
    sort: "salaryMin:desc",
    filters: [
      { f: "region", v: ["Liguria", "Lombardia"], mm: "in" },
      { f: "salaryMin", v: 30_000, mm: "gte" },
    ],
    facets: ["city", "ccnl"],
  },
  near: { size: 11, filters: [{ f: "place", v: { lat: 45.4, lon: 9.2, km: 60 }, mm: "near" }], facets: ["city"] },
  contains: { size: 11, filters: [{ f: "title", v: "anali", mm: "c" }], facets: ["city"] },
};
