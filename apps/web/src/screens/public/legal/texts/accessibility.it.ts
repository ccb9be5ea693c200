import type { LegalDocument } from "../document.ts";

export const accessibilityIt: LegalDocument = {
  title: "Dichiarazione di accessibilità",
  description:
    "Quanto {product} è accessibile secondo le WCAG 2.2 AA, che cosa ancora non lo è, e come segnalare un ostacolo.",
  lead: "{company} si impegna a rendere {product} accessibile a tutti, secondo la legge 9 gennaio 2004, n. 4 e il D.Lgs. 27 maggio 2022, n. 82.",
  since: "2026-11-15",
  basis: "Direttiva (UE) 2019/882; decisione (UE) 2018/1523",
  sections: [
    {
      id: "status",
      title: "Stato di conformità",
      short: "Conformità",
      blocks: [
        "Questo sito è **parzialmente conforme** alle WCAG 2.2, livello AA, e alla norma UNI CEI EN 301549, per i punti elencati sotto. Tutto quello che si fa su {product} si può fare con la sola tastiera.",
      ],
    },
    {
      id: "limits",
      title: "Contenuti non accessibili",
      short: "Che cosa manca",
      blocks: [
        {
          list: [
            "**Testi degli Space.** Li scrive chi pubblica: possono avere elenchi o maiuscole che si leggono male con uno screen reader (criteri 1.3.1 e 3.1.5). Sono contenuti di terzi, fuori dal nostro controllo.",
            "**Altre lingue.** Le pagine sono complete in italiano e in inglese. Nelle altre otto lingue una parte dei testi è in inglese senza che la lingua sia segnata parola per parola (criterio 3.1.2).",
            "**Pagina delle API.** È fatta da un programma esterno e non è stata verificata.",
          ],
        },
      ],
    },
    {
      id: "method",
      title: "Come è stata redatta",
      short: "Metodo",
      blocks: [
        "La dichiarazione è stata redatta il 15 novembre 2026 con un’autovalutazione: controlli automatici su ogni stato di ogni percorso, in chiaro e in scuro, su schermo grande e telefono; percorsi fatti con la sola tastiera; pagine provate a 320 pixel di larghezza. Nessun soggetto esterno ha ancora fatto una verifica.",
      ],
    },
    {
      id: "report",
      title: "Segnalare un ostacolo",
      short: "Segnalazioni",
      blocks: [
        "Se qualcosa non funziona per te, [scrivici](/contact) scegliendo l’argomento “Accessibilità”. Dicci la pagina, che cosa volevi fare e con quale strumento la usi. Non serve un account. Rispondiamo entro 5 giorni e, se l’informazione ti serve subito, te la diamo in un’altra forma.",
      ],
    },
    {
      id: "procedure",
      title: "Procedura di attuazione",
      short: "Se non basta",
      blocks: [
        "Se la risposta non ti soddisfa o non arriva entro 30 giorni, puoi rivolgerti all’[Agenzia per l’Italia digitale](https://www.agid.gov.it), che vigila sull’accessibilità dei servizi digitali.",
      ],
    },
  ],
};
