import type { LegalDocument } from "../document.ts";

export const dataIt: LegalDocument = {
  title: "I dati che usiamo",
  description:
    "Da dove vengono i luoghi, le professioni, le competenze e gli elenchi di {product}, e con quali licenze.",
  lead: "I luoghi, le professioni e gli elenchi di {product} nascono da dati che altri raccolgono e condividono. Qui trovi chi sono, che cosa prendiamo e che cosa abbiamo cambiato.",
  since: "2026-11-15",
  sections: [
    {
      id: "places",
      title: "Luoghi e mappe",
      short: "Luoghi",
      blocks: [
        "Dati sui luoghi: GeoNames (CC BY 4.0), ISTAT (CC BY), Garda Informatica (MIT). Confini: openpolis / ISTAT (CC BY).",
        {
          records: [
            {
              title: "Comuni italiani",
              facts: [
                ["Fonte", "La banca dati di Garda Informatica, con la popolazione del censimento ISTAT 2011"],
                ["Licenza", "MIT; dati ISTAT CC BY 3.0 IT"],
                ["Stato", "30 giugno 2025: 7.896 comuni e 107 province"],
              ],
            },
            {
              title: "Città del mondo",
              facts: [
                ["Fonte", "[GeoNames](https://www.geonames.org)"],
                ["Licenza", "[CC BY 4.0](https://creativecommons.org/licenses/by/4.0/deed.it)"],
                ["Cambiato da noi", "Solo le città più grandi; i nomi in italiano sono nostri"],
              ],
            },
            {
              title: "I profili dell’Italia, delle regioni e delle province",
              facts: [
                [
                  "Fonte",
                  "I confini delle regioni e delle province di ISTAT, tramite [openpolis](https://github.com/openpolis/geojson-italy)",
                ],
                ["Licenza", "CC BY"],
                [
                  "Cambiato da noi",
                  "Semplificati e disegnati nelle nostre pagine: nessun servizio di mappe sa che cosa guardi",
                ],
              ],
            },
          ],
        },
        "I CAP aiutano a trovare un luogo. Non sono un motivo per rifiutare un indirizzo, perché non ne esiste un elenco aperto e completo.",
      ],
    },
    {
      id: "occupations",
      title: "Professioni e competenze",
      short: "Professioni",
      blocks: [
        "Questo servizio usa la classificazione ESCO della Commissione europea.",
        "Diamo a ogni professione la forma femminile dove la fonte non ce l’ha, usiamo il titolo degli annunci dove quello ufficiale è raro e aggiungiamo competenze scritte da noi. Ciò che viene da ESCO è riutilizzato in base alla decisione 2011/833/UE della Commissione, che non risponde delle nostre modifiche.",
      ],
    },
    {
      id: "lists",
      title: "Settori, istruzione e contratti collettivi",
      short: "Elenchi",
      blocks: [
        "Settori: ISTAT ATECO 2025 (CC BY 4.0), Eurostat NACE Rev. 2.1.",
        "Titoli di studio: vocabolari controllati nazionali, schema.gov.it (CC BY 4.0). Contratti collettivi: CNEL.",
        "I nomi brevi dei settori e dei contratti sono nostri, e così l’ordine in cui gli elenchi li suggeriscono.",
      ],
    },
    {
      id: "mistakes",
      title: "Se qualcosa è sbagliato",
      short: "Errori",
      blocks: [
        "Un luogo che manca, un CAP errato, un nome scritto in altro modo: [scrivici](/contact), lo correggiamo qui e lo segnaliamo alla fonte.",
      ],
    },
  ],
};
