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
              text: "Luogo e distanza, paga minima, contratto, orario, dove lavori, competenze, lingue, settore, trasferte, giorno di pubblicazione. Chi non li rispetta non si vede: non va in fondo, sparisce.",
            },
            {
              title: "Le parole cercate",
              text: "Devono esserci tutte; valgono anche al plurale. Nel titolo contano più che nelle competenze, lì più che nel nome dello Space e nella città, e lì più che nella descrizione; averle più volte non porta più in alto. Se nessun annuncio le contiene, cerchiamo quelle a una lettera di distanza. Senza parole, questo passo non c’è.",
            },
            {
              title: "La data",
              text: "A pari parole, il più recente. Un annuncio ripubblicato tiene la data della prima volta.",
            },
          ],
        },
        "Puoi cambiare ordine: **Più recenti**, **Paga più alta** (conta il minimo dichiarato), **Più vicini** se hai scelto un luogo. La scelta resta nell’indirizzo della pagina: chi lo apre vede gli stessi risultati nello stesso ordine, chiunque sia. La pagina iniziale e quella di uno Space vanno per data.",
        {
          example: {
            caption: "Un esempio: “backend”, Genova entro 30 km",
            rows: [
              {
                title: "Backend engineer, sistemi di bordo",
                why: "Primo della pagina perché paga per esserlo. Non sposta gli altri.",
                label: "Sponsorizzato",
              },
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
        "Chi sponsorizza paga per ogni clic e compare per primo nella sua pagina di risultati, con l’etichetta. Deve rispettare gli stessi filtri. Finito il budget del giorno torna un annuncio come gli altri, fino a mezzanotte.",
        "Più annunci sponsorizzati nella stessa pagina stanno tra loro nell’ordine qui sopra: spendere di più non porta più in alto. La paga, la promessa di risposta e la pagina dello Space non cambiano con i soldi.",
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
        {
          facts: [
            [
              "15 nov 2026",
              "Annunci sponsorizzati, con la loro etichetta. Gli ordini “Paga più alta” e “Più vicini”. La ripubblicazione non rinnova la data.",
            ],
            ["15 nov 2026", "Prima versione."],
          ],
        },
        "Qualcosa non torna? [Scrivici](/contact): rispondiamo entro 5 giorni.",
      ],
    },
  ],
};
