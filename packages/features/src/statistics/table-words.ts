import type { ClickSource, FunnelStep, ServerLanguage, StatisticsTable } from "@orbita/contract";

type Names<K extends string> = Readonly<Record<K, string>>;
type StatisticsTableLabels = {
  readonly file: string;
  readonly tables: Names<StatisticsTable>;
  readonly heads: Readonly<Record<StatisticsTable, readonly string[]>>;
  readonly figures: readonly string[];
  readonly steps: Names<FunnelStep>;
  readonly sources: Names<ClickSource | "unknown">;
  readonly posts: Names<"published" | "suspended" | "unpublished" | "deleted">;
};

export const tableWords: Record<ServerLanguage, StatisticsTableLabels> = {
  it: {
    file: "Statistiche",
    tables: {
      figures: "numeri",
      course: "andamento",
      answers: "risposte",
      funnel: "percorso",
      timeInState: "tempo per stato",
      posts: "annunci",
      sources: "provenienza",
    },
    heads: {
      figures: ["Numero", "Periodo", "Periodo prima"],
      course: ["Dal", "Visite", "Aperture da elenchi e ricerche", "Candidature"],
      answers: ["Giorni alla prima risposta", "Candidature"],
      funnel: ["Passo", "Periodo", "Periodo prima"],
      timeInState: ["Stato", "Giorni, mediana", "Passaggi"],
      posts: [
        "Annuncio",
        "Stato",
        "Visite",
        "Prove viste",
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
      evidenceSeen: "Prove viste prima di candidarsi",
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
      feed: "Bacheca",
      share: "Condivisione",
      utm: "Campagna",
      direct: "Diretto",
      unknown: "Non si sa",
    },
    posts: { published: "Pubblicato", suspended: "Sospeso", unpublished: "Chiuso", deleted: "Eliminato" },
  },
  en: {
    file: "Statistics",
    tables: {
      figures: "figures",
      course: "course",
      answers: "answers",
      funnel: "funnel",
      timeInState: "time in state",
      posts: "job posts",
      sources: "sources",
    },
    heads: {
      figures: ["Figure", "Period", "Period before"],
      course: ["From", "Visits", "Openings from lists and searches", "Applications"],
      answers: ["Days to the first answer", "Applications"],
      funnel: ["Step", "Period", "Period before"],
      timeInState: ["State", "Days, median", "Passages"],
      posts: [
        "Job post",
        "State",
        "Visits",
        "Evidence seen",
        "Applications",
        "Hires",
        "First answer in days, median",
        "Cost in euro",
        "Cost per application in euro",
      ],
      sources: ["Source", "Visits", "Applications", "Hires", "Cost in euro"],
    },
    figures: [
      "First answer in days, median",
      "Applications answered, %",
      "Applications",
      "Years of experience, average",
      "Cost in euro",
      "Cost per application in euro",
    ],
    steps: {
      views: "Visits to the post",
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
      home: "Home",
      similar: "Similar job posts",
      space: "Page of the Space",
      feed: "Feed",
      share: "Shared link",
      utm: "Campaign",
      direct: "Direct",
      unknown: "Not known",
    },
    posts: { published: "Published", suspended: "Suspended", unpublished: "Closed", deleted: "Deleted" },
  },
};
