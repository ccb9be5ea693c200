import { productName } from "@orbita/contract/product";
import type { LegalDocument } from "../document.ts";

export const text: LegalDocument = {
  title: "Come ordiniamo i risultati",
  description: `Che cosa decide l’ordine degli annunci su ${productName}: i tuoi filtri, le parole cercate, la data. Nessun punteggio alle persone.`,
  lead: "Nessun punteggio alle persone, nessuna classifica nascosta. Qui c’è tutto quello che decide chi viene prima, nell’ordine in cui conta.",
  since: "2026-11-15",
  basis: "Regolamenti UE 2019/1150, art. 5, e 2022/2065, art. 27",
  sections: [
    {
      id: "jobs",
      title: "Annunci",
      blocks: [
        {
          steps: [
            {
              title: "I tuoi filtri",
              text: "Il luogo che scegli. Chi non lo rispetta non si vede: non va in fondo, sparisce.",
            },
            {
              title: "Le parole cercate",
              text: "Devono esserci tutte, nel titolo, nel nome dello Space, nella città o nella descrizione; valgono anche al plurale. Un annuncio o le contiene o non si vede: averle più volte non lo porta più in alto. Senza parole, questo passo non c’è.",
            },
            {
              title: "La data",
              text: "Il più recente per primo. Un annuncio sospeso e ripreso tiene la sua data; uno riportato in bozza e pubblicato di nuovo prende quella nuova.",
            },
          ],
        },
        "La scelta resta nell’indirizzo della pagina: chi lo apre vede gli stessi risultati nello stesso ordine, chiunque sia. La pagina iniziale e quella di uno Space usano la stessa regola.",
        {
          example: {
            caption: "Un esempio: “backend”, Genova",
            rows: [
              {
                title: "Sviluppatrice/sviluppatore backend Java",
                why: "La parola è nel titolo; pubblicato 12 minuti fa.",
              },
              {
                title: "Analista programmatore/trice gestionali",
                why: "La parola è nella descrizione: “servizi backend in C#”; pubblicato ieri.",
              },
            ],
          },
        },
      ],
    },
    {
      id: "sponsored",
      title: "Annunci sponsorizzati",
      short: "Sponsorizzati",
      blocks: [
        "Oggi nessuno paga per stare più in alto: il piano con cui un annuncio è pubblicato non entra nell’ordine.",
        "Quando ci saranno annunci sponsorizzati avranno sempre l’etichetta, staranno per primi nella loro pagina di risultati, rispetteranno gli stessi filtri e non sposteranno l’ordine degli altri. Prima di allora cambieremo questa pagina.",
      ],
    },
    {
      id: "people",
      title: "Persone",
      blocks: [
        "Si trova solo chi ha scelto di esserci: all’inizio la scelta è no. Non c’è una classifica di persone, e la ricerca di talenti per gli Space non c’è ancora.",
      ],
    },
    {
      id: "not-used",
      title: "Cosa non usiamo",
      blocks: [
        {
          never: [
            "Età, genere, origine, foto, salute, famiglia, opinioni",
            `Quanto tempo passi su ${productName}, o da che dispositivo`,
            "Quali annunci hai aperto prima",
            "Quanto uno Space ha speso in passato",
            "Un modello che dia un voto alle persone",
          ],
        },
      ],
    },
    {
      id: "changes",
      title: "Cambiamenti",
      blocks: [
        { facts: [["15 nov 2026", "Prima versione."]] },
        "Qualcosa non torna? [Scrivici](/contact): rispondiamo entro 5 giorni.",
      ],
    },
  ],
};
