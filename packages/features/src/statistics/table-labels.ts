import type { ClickSource, FunnelStep, ServerLanguage, StatisticsTableName } from "@orbita/contract";

type LabelsByKey<K extends string> = Readonly<Record<K, string>>;
type StatisticsTableLabels = {
  readonly file: string;
  readonly tables: LabelsByKey<StatisticsTableName>;
  readonly heads: Readonly<Record<StatisticsTableName, readonly string[]>>;
  readonly figures: readonly string[];
  readonly steps: LabelsByKey<FunnelStep>;
  readonly sources: LabelsByKey<ClickSource | "unknown">;
  readonly posts: LabelsByKey<"published" | "suspended" | "unpublished" | "deleted">;
};

export const tableWords: Record<ServerLanguage, StatisticsTableLabels> = {
  it: {
    file: "Statistiche",
    tables: {
      figures: "dati principali",
      course: "andamento delle visite",
      answers: "tempo per la prima risposta",
      funnel: "dalla prima visita all’assunzione",
      timeInState: "tempo in ogni fase",
      posts: "annunci",
      sources: "provenienza delle visite",
    },
    heads: {
      figures: ["Dato", "Periodo", "Periodo precedente"],
      course: ["Dal", "Visite", "Da elenchi e ricerche", "Candidature"],
      answers: ["Giorni alla prima risposta", "Prime risposte"],
      funnel: ["Passaggio", "Periodo", "Periodo precedente"],
      timeInState: ["Fase", "Giorni, mediana", "Uscite"],
      posts: [
        "Annuncio",
        "Stato",
        "Visite",
        "Riscontri visti",
        "Candidature",
        "Assunzioni",
        "Prima risposta in giorni, mediana",
        "Costo in euro",
        "Costo per candidatura in euro",
      ],
      sources: ["Provenienza", "Visite", "Candidature", "Assunzioni", "Costo in euro"],
    },
    figures: [
      "Prima risposta in giorni, mediana",
      "Candidature con risposta, %",
      "Candidature",
      "Anni di esperienza, media",
      "Costo in euro",
      "Costo per candidatura in euro",
    ],
    steps: {
      views: "Visite all’annuncio",
      evidenceSeen: "Riscontri visti prima di candidarsi",
      applications: "Candidature inviate",
      reviewed: "Valutate",
      interviews: "Colloqui",
      offers: "Offerte",
      hires: "Assunzioni",
    },
    sources: {
      list: "Elenco",
      search: "Ricerca",
      home: "Home",
      similar: "Annunci simili",
      space: "Pagina dello Space",
      feed: "Feed",
      share: "Link condiviso",
      utm: "Campagna",
      direct: "Diretto",
      unknown: "Sconosciuta",
    },
    posts: { published: "Pubblicato", suspended: "Sospeso", unpublished: "Chiuso", deleted: "Eliminato" },
  },
  en: {
    file: "Statistics",
    tables: {
      figures: "key figures",
      course: "visits over time",
      answers: "time to first reply",
      funnel: "from first visit to hire",
      timeInState: "time in each stage",
      posts: "jobs",
      sources: "visit sources",
    },
    heads: {
      figures: ["Figure", "Period", "Previous period"],
      course: ["From", "Visits", "From lists and searches", "Applications"],
      answers: ["Days to first reply", "First replies"],
      funnel: ["Step", "Period", "Previous period"],
      timeInState: ["Stage", "Days, median", "Moved on"],
      posts: [
        "Job",
        "Status",
        "Visits",
        "Evidence seen",
        "Applications",
        "Hires",
        "First reply in days, median",
        "Cost in euros",
        "Cost per application in euros",
      ],
      sources: ["Source", "Visits", "Applications", "Hires", "Cost in euros"],
    },
    figures: [
      "First reply in days, median",
      "Applications with a reply, %",
      "Applications",
      "Years of experience, average",
      "Cost in euros",
      "Cost per application in euros",
    ],
    steps: {
      views: "Visits to the job",
      evidenceSeen: "Evidence seen before applying",
      applications: "Applications sent",
      reviewed: "Reviewed",
      interviews: "Interviews",
      offers: "Offers",
      hires: "Hires",
    },
    sources: {
      list: "List",
      search: "Search",
      home: "Home page",
      similar: "Similar jobs",
      space: "Space page",
      feed: "Feed",
      share: "Shared link",
      utm: "Campaign",
      direct: "Direct",
      unknown: "Unknown",
    },
    posts: { published: "Published", suspended: "Suspended", unpublished: "Closed", deleted: "Deleted" },
  },
};
