import type { LegalDocument } from "../document.ts";

export const cookiesIt: LegalDocument = {
  title: "Cookie e memoria del browser",
  description:
    "Che cosa {product} scrive nel tuo browser: due cookie tecnici e poche preferenze. Niente pubblicità, niente statistiche di terzi.",
  lead: "Due cookie, tutti e due necessari, e poche preferenze che restano nel tuo browser. Nessuna pubblicità e nessuna statistica, né nostra né di altri: per questo non vedi un banner.",
  since: "2026-11-19",
  basis: "Direttiva 2002/58/CE, art. 5; D.Lgs. 196/2003, art. 122",
  sections: [
    {
      id: "cookies",
      title: "I cookie",
      blocks: [
        {
          records: [
            {
              title: "__Host-orbita",
              facts: [
                [
                  "A che serve",
                  "Ti riconosce dopo l’accesso. Contiene un numero a caso: chi sei lo sa solo il server.",
                ],
                ["Quando nasce", "Quando entri."],
                ["Quanto dura", "Finché esci, al massimo 180 giorni."],
                ["Chi lo legge", "Solo il nostro server; gli script della pagina non possono."],
              ],
            },
            {
              title: "__Host-orbita-device",
              facts: [
                [
                  "A che serve",
                  "Distingue il tuo browser da quello di un estraneo: così chi prova a indovinare la tua password o un codice non può chiuderti fuori, e ti avvisiamo se qualcuno entra da un dispositivo nuovo.",
                ],
                ["Quando nasce", "La prima volta che usi un modulo di accesso o di registrazione."],
                ["Quanto dura", "Un anno."],
                [
                  "Chi lo legge",
                  "Solo il nostro server. Non serve a seguirti: nelle pagine che leggi non lo guardiamo.",
                ],
              ],
            },
          ],
        },
      ],
    },
    {
      id: "storage",
      title: "La memoria del browser",
      short: "Memoria",
      blocks: [
        "Queste voci restano sul tuo dispositivo e si cancellano con i dati del sito.",
        {
          records: [
            {
              title: "orbita",
              facts: [
                [
                  "Che cosa",
                  "Il nome con cui sei entrato, la lingua scelta, lo Space per cui hai agito, l’ordine delle sezioni del CV.",
                ],
                ["Quanto dura", "Finché esci o cancelli i dati del sito. La lingua resta."],
              ],
            },
            {
              title: "color-scheme",
              facts: [
                ["Che cosa", "Se hai scelto il tema chiaro o scuro."],
                ["Quanto dura", "Finché torni al tema del sistema."],
              ],
            },
            {
              title: "orbita.searches",
              facts: [
                ["Che cosa", "Le tue ultime cinque ricerche di annunci, per riproporle nel campo di ricerca."],
                ["Quanto dura", "Finché le elimini dal campo di ricerca, esci o cancelli i dati del sito."],
              ],
            },
            {
              title: "Voci della scheda",
              facts: [
                [
                  "Che cosa",
                  "Mentre aspetti un codice o torni da un altro servizio di accesso: l’indirizzo email, l’ora, la pagina da cui venivi.",
                ],
                ["Quanto dura", "Finché la scheda è aperta."],
              ],
            },
          ],
        },
      ],
    },
    {
      id: "third-parties",
      title: "Terzi",
      blocks: [
        "Le pagine non caricano nulla da altri: caratteri, immagini e script vengono da noi. L’unica eccezione è il modulo della carta, che viene da Stripe, la società che gestisce il pagamento. Il suo script si carica solo quando apri il modulo, e in quel momento Stripe può impostare i propri cookie.",
        "Per distinguere le persone dai programmi facciamo fare al browser un piccolo calcolo, senza cookie e senza terzi. Chi gestisce un’installazione può usare al suo posto reCAPTCHA di Google: in quel caso il modulo lo dice, e lo script di Google si carica solo quando cominci a scriverci.",
        "Se scegli di entrare con Google, GitHub o X, il passaggio avviene nelle loro pagine e con i loro cookie.",
      ],
    },
    {
      id: "choices",
      title: "Le tue scelte",
      short: "Scelte",
      blocks: [
        "Puoi bloccare o cancellare tutto dalle impostazioni del browser. Senza il primo cookie puoi leggere, ma non entrare. Come trattiamo i tuoi dati è scritto nell’[informativa privacy](/privacy).",
        { facts: [["15 nov 2026", "Prima versione."]] },
      ],
    },
  ],
};
