import type { LegalDocument } from "../document.ts";

export const termsIt: LegalDocument = {
  title: "Termini d’uso",
  description:
    "Che cosa puoi aspettarti da {product} e che cosa {product} si aspetta da te: account, annunci, contenuti, responsabilità.",
  lead: "Il patto fra te e chi gestisce {product}. È scritto per essere letto: se qualcosa non è chiaro, è un difetto nostro.",
  since: "2026-11-15",
  sections: [
    {
      id: "who",
      title: "Chi siamo",
      blocks: [
        "{product} è gestito da {operator}. Per scriverci c’è una pagina sola: [Aiuto e contatti](/contact). È anche il punto di contatto unico per gli utenti e per le autorità previsto dagli articoli 11 e 12 del regolamento (UE) 2022/2065.",
        "{product} è un mercato del lavoro: le aziende aprono uno Space e pubblicano annunci, le persone li leggono e si fanno trovare. Non siamo parte dei rapporti di lavoro che nascono qui, e non siamo un’agenzia per il lavoro.",
      ],
    },
    {
      id: "account",
      title: "Il tuo account",
      short: "Account",
      blocks: [
        "Leggere annunci e pagine degli Space non richiede un account. Per il resto ne serve uno, ed è gratuito.",
        {
          list: [
            "Devi avere almeno 16 anni.",
            "L’indirizzo email deve essere tuo: lo confermi con un codice. Finché non lo fai puoi leggere e modificare, ma non pubblicare.",
            "Un account è di una persona. La password, i codici e le passkey non si prestano.",
            "Se pensi che qualcuno sia entrato al posto tuo, chiudi gli altri accessi dalle impostazioni e cambia la password. Se non riesci, [scrivici](/contact).",
          ],
        },
      ],
    },
    {
      id: "spaces",
      title: "Space e annunci",
      blocks: [
        "Chi apre uno Space dichiara di poter agire per l’azienda che rappresenta. Chi pubblica un annuncio ne risponde, e si impegna a rispettare la legge:",
        {
          list: [
            "la paga o la fascia di paga e il contratto collettivo sono scritti, e sono veri (direttiva (UE) 2023/970, D.Lgs. 96/2026);",
            "il posto esiste, è aperto e chi offre il lavoro è nominato;",
            "nessuna preferenza su età, sesso, salute, famiglia, origine, religione, opinioni o iscrizione al sindacato (D.Lgs. 276/2003, art. 10; D.Lgs. 198/2006, art. 27);",
            "nessuna somma è chiesta a chi si candida;",
            "le agenzie per il lavoro indicano la propria autorizzazione.",
          ],
        },
        "Il tempo di risposta scritto su un annuncio è una promessa dello Space a chi si candida.",
      ],
    },
    {
      id: "content",
      title: "Quello che scrivi e carichi",
      short: "Contenuti",
      blocks: [
        "Testi, immagini e documenti restano tuoi. Ci dai solo il permesso di conservarli, trasformarli nei formati che servono e mostrarli a chi hai scelto, finché li tieni su {product}. Non li vendiamo e non li usiamo per addestrare modelli.",
        "Non è permesso pubblicare contenuti illeciti, dati di altre persone senza motivo, pubblicità travestita da annuncio, né usare programmi per raccogliere in massa i dati delle persone. Le [API](/api/v1/docs) sono documentate e aperte a chi rispetta gli stessi limiti.",
      ],
    },
    {
      id: "feed",
      title: "Il feed e i canali",
      short: "Feed",
      blocks: [
        "Nel feed parlano persone e Space, con il proprio nome. I post sono in ordine di tempo e nient’altro. Non è permesso:",
        {
          list: [
            "pubblicità e truffe;",
            "offerte di lavoro senza paga o senza contratto, o con soldi chiesti in anticipo;",
            "offese, odio, discriminazione;",
            "dati o immagini di altre persone senza il loro permesso.",
          ],
        },
        "Ogni post, commento e canale si segnala da dove sta. Non diciamo chi ha segnalato. Legge una persona, entro 2 giorni, e scriviamo com’è finita a chi ha segnalato e a chi aveva scritto, con il motivo e con il modo di opporsi. Chi cura un canale può nascondere quello che vi è scritto, con le stesse regole.",
      ],
    },
    {
      id: "moderation",
      title: "Quando interveniamo",
      short: "Interventi",
      blocks: [
        "Un contenuto che sembra illecito si segnala dalla pagina [Aiuto e contatti](/contact): basta l’indirizzo della pagina e il motivo. Ogni segnalazione è letta da una persona.",
        "Se togliamo un contenuto o sospendiamo un account o uno Space, diciamo a chi lo riguarda che cosa, perché e su quale regola, e come opporsi. Salvo urgenza o obbligo di legge, a uno Space lo diciamo prima; la chiusura definitiva si annuncia 30 giorni prima (regolamento (UE) 2019/1150, art. 4).",
        "Puoi opporti entro sei mesi dalla stessa pagina, senza costi. Decide una persona diversa da chi ha deciso la prima volta, non un programma.",
      ],
    },
    {
      id: "order",
      title: "L’ordine dei risultati",
      short: "Ordine",
      blocks: [
        "Che cosa viene prima e perché è scritto in [Come ordiniamo i risultati](/ranking). Non diamo punteggi alle persone.",
      ],
    },
    {
      id: "price",
      title: "Quanto costa",
      short: "Prezzi",
      blocks: [
        "Per chi cerca lavoro tutto è gratuito. Per gli Space è gratuito pubblicare entro il numero di posti gratuiti indicato nella pagina degli annunci. Se un servizio ha un prezzo, lo vedi prima di confermare.",
      ],
    },
    {
      id: "liability",
      title: "Di che cosa rispondiamo",
      short: "Responsabilità",
      blocks: [
        "Teniamo {product} acceso, aggiornato e sicuro come ci si aspetta da chi lo fa di mestiere. Può capitare che si fermi: per manutenzione lo diciamo nella pagina.",
        "Non rispondiamo di quello che scrivono gli Space e le persone, né dell’esito di una selezione. Niente in questo testo toglie i diritti che la legge ti dà, né limita la responsabilità per dolo o colpa grave.",
      ],
    },
    {
      id: "leaving",
      title: "Andarsene",
      blocks: [
        "Puoi cancellare l’account quando vuoi, dalle impostazioni: sparisci subito dalla vista degli altri e dopo 14 giorni i tuoi dati sono cancellati. Se rientri prima, la cancellazione si annulla. Prima di andartene puoi scaricare tutto quello che sappiamo di te.",
        "Lo Space di cui sei l’unico membro si chiude con te. Se altri resterebbero senza un responsabile, prima ne va nominato un altro.",
      ],
    },
    {
      id: "changes",
      title: "Cambiamenti e legge",
      short: "Cambiamenti",
      blocks: [
        "Se questi termini cambiano in modo che ti riguarda, te lo scriviamo almeno 15 giorni prima e ti chiediamo di accettare la nuova versione. Quale versione hai accettato e quando è scritto nei tuoi dati.",
        "Vale la legge italiana. Se sei un consumatore decide il giudice del luogo in cui vivi; altrimenti quello della nostra sede.",
        { facts: [["15 nov 2026", "Prima versione."]] },
      ],
    },
  ],
};
