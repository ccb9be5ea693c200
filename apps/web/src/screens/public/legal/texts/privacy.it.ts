import type { LegalDocument } from "../document.ts";

export const privacyIt: LegalDocument = {
  title: "Informativa privacy",
  description: "Quali dati {product} tratta, perché, per quanto tempo, chi li vede e come li controlli.",
  lead: "Quali dati trattiamo, perché, per quanto tempo, chi li vede, e come li controlli tu. Non li vendiamo e non facciamo profili pubblicitari.",
  since: "2026-11-15",
  basis: "Regolamento (UE) 2016/679, artt. 13 e 14",
  sections: [
    {
      id: "controller",
      title: "Chi è il titolare",
      short: "Titolare",
      blocks: [
        "{operator}. Per tutto quello che riguarda i tuoi dati, [scrivici](/contact) scegliendo l’argomento “Privacy e dati”.",
        "Per i dati di chi si candida a un suo annuncio, anche lo Space è titolare e risponde dell’uso che ne fa.",
      ],
    },
    {
      id: "data",
      title: "Quali dati e perché",
      short: "Dati e motivi",
      blocks: [
        {
          records: [
            {
              title: "Account e profilo",
              facts: [
                [
                  "Dati",
                  "Nome, cognome, nome utente, email, telefono e immagini se li aggiungi, lingua, versione dei termini accettata e quando.",
                ],
                ["Perché", "Per darti il servizio (art. 6.1.b, contratto)."],
                ["Quanto tempo", "Finché tieni l’account, più 14 giorni dopo che chiedi di cancellarlo."],
              ],
            },
            {
              title: "Accessi e sicurezza",
              facts: [
                [
                  "Dati",
                  "Password solo come impronta che non si può invertire, passkey, accessi con browser, indirizzo di rete e ora, registro di quello che succede al tuo account.",
                ],
                ["Perché", "Per tenere fuori gli altri (art. 6.1.f, interesse legittimo alla sicurezza)."],
                [
                  "Quanto tempo",
                  "Gli accessi fino a 30 giorni dopo la fine; il registro finché tieni l’account. I conteggi contro gli abusi, per indirizzo di rete, al massimo un’ora.",
                ],
              ],
            },
            {
              title: "Accesso con Google, GitHub o X",
              facts: [
                [
                  "Dati",
                  "L’identificativo che il servizio ti dà, il nome e l’email se la comunica. Non riceviamo la password né i contatti.",
                ],
                ["Perché", "Perché lo scegli tu (art. 6.1.b)."],
                ["Quanto tempo", "Finché lo scolleghi o cancelli l’account."],
              ],
            },
            {
              title: "File",
              facts: [
                [
                  "Dati",
                  "Immagini e documenti che carichi. Dalle immagini togliamo i dati nascosti, come il luogo dello scatto; ogni file passa un controllo antivirus.",
                ],
                ["Perché", "Per darti il servizio (art. 6.1.b)."],
                ["Quanto tempo", "Finché li tieni."],
              ],
            },
            {
              title: "Space e annunci",
              facts: [
                ["Dati", "Chi è membro di quale Space e con quale ruolo; gli annunci, che sono pubblici."],
                ["Perché", "Per darti il servizio (art. 6.1.b)."],
                ["Quanto tempo", "Finché lo Space esiste."],
              ],
            },
            {
              title: "Annunci salvati, visti e nascosti",
              facts: [
                ["Dati", "Gli annunci che salvi, quelli che apri e quelli che nascondi, anche per Space."],
                [
                  "Perché",
                  "Per segnarteli nell’elenco e toglierti quelli che non vuoi vedere (art. 6.1.b). Li vedi solo tu.",
                ],
                ["Quanto tempo", "Finché li rimuovi o cancelli l’account; degli annunci visti, gli ultimi 1.000."],
              ],
            },
            {
              title: "Annunci adatti al tuo CV",
              facts: [
                [
                  "Dati",
                  "Gli annunci che segni come non adatti a te, con il motivo, e quelli che ti inviamo con l’email settimanale.",
                ],
                [
                  "Perché",
                  "Per trovare annunci adatti al tuo CV e non inviarti due volte lo stesso (art. 6.1.b). Li vedi solo tu. Puoi disattivare il confronto e l’email nelle impostazioni.",
                ],
                [
                  "Quanto tempo",
                  "I motivi finché li annulli o cancelli l’account; gli annunci inviati per 52 settimane.",
                ],
              ],
            },
            {
              title: "Avvisi di lavoro senza account",
              facts: [
                ["Dati", "L’email, la ricerca, ogni quanto vuoi gli avvisi e la lingua."],
                [
                  "Perché",
                  "Per inviarti i nuovi annunci che hai chiesto e confermato (art. 6.1.a, consenso: lo ritiri da ogni email).",
                ],
                [
                  "Quanto tempo",
                  "Finché disattivi l’ultimo avviso; se non confermi, 48 ore. Se apri un account con lo stesso indirizzo, le ricerche passano all’account.",
                ],
              ],
            },
            {
              title: "Messaggi a noi",
              facts: [
                ["Dati", "Nome, email e quello che scrivi in [Aiuto e contatti](/contact)."],
                ["Perché", "Per risponderti (art. 6.1.b e 6.1.f)."],
                ["Quanto tempo", "24 mesi."],
              ],
            },
          ],
        },
        "Di ogni modifica resta scritto che cosa è cambiato, quando e da chi, senza le parole che c’erano: serve a noi e a te per ricostruire un errore (art. 6.1.f).",
        "Non chiediamo dati su salute, origine, religione, opinioni o iscrizione al sindacato: non scriverli dove non servono.",
      ],
    },
    {
      id: "visibility",
      title: "Chi li vede",
      blocks: [
        "All’inizio nessun altro utente vede il tuo profilo. Sei tu a scegliere se renderlo visibile, a chi, se mostrare i contatti, e da quali Space o domini nasconderti (art. 6.1.a, consenso: lo ritiri quando vuoi, dalle impostazioni).",
        "Fuori da qui li vedono solo i fornitori che tengono accesi i server e consegnano le mail, con un contratto che li vincola (art. 28), e le autorità quando la legge lo impone. I dati stanno nell’Unione europea. Se paghi con una carta (Stripe), se scegli di entrare con Google, GitHub o X, o se il modulo usa reCAPTCHA, quei servizi ricevono dati secondo le loro informative, anche negli Stati Uniti (decisione di adeguatezza (UE) 2023/1795).",
      ],
    },
    {
      id: "automated",
      title: "Decisioni automatiche",
      blocks: [
        "Nessuna decisione che ti riguarda è presa da un programma da solo (art. 22). Nessun punteggio alle persone: come si ordinano i risultati è scritto [qui](/ranking).",
      ],
    },
    {
      id: "ai",
      title: "Intelligenza artificiale",
      short: "AI",
      blocks: [
        "Un’AI legge i CV caricati e propone i campi, risponde a domande sui CV che chi chiede può già leggere citandone le righe, e scrive bozze di annunci. Non dà punteggi, non scarta, non ordina le persone e non risponde su età, salute, famiglia, origine, opinioni o sesso (art. 6.1.f: leggere meglio ciò che già si può leggere).",
        "Lavora sulle nostre macchine. Se chi gestisce l’installazione usa anche un modello esterno, le tue righe ci vanno solo se lo consenti (art. 6.1.a), senza nome, contatti e indirizzo. Fermi ogni funzione, e leggi il registro di ogni lettura, nelle impostazioni di privacy.",
      ],
    },
    {
      id: "rights",
      title: "I tuoi diritti",
      short: "Diritti",
      blocks: [
        {
          list: [
            "**Vedere e portare via** tutto quello che sappiamo di te: dalle impostazioni, in un file JSON (artt. 15 e 20).",
            "**Correggere** quello che è sbagliato: dal profilo, o chiedendolo a noi (art. 16).",
            "**Cancellare** l’account: dalle impostazioni, con 14 giorni per ripensarci (art. 17).",
            "**Limitare o opporti** a un trattamento che si fonda sul nostro interesse: [scrivici](/contact) (artt. 18 e 21).",
            "**Ritirare** un consenso, senza che cambi quello che è successo prima (art. 7).",
          ],
        },
        "Rispondiamo entro un mese. Se pensi che sbagliamo, puoi rivolgerti al [Garante per la protezione dei dati personali](https://www.garanteprivacy.it).",
      ],
    },
    {
      id: "browser",
      title: "Nel tuo browser",
      blocks: ["Cookie e memoria del browser hanno una [pagina loro](/cookies)."],
    },
    {
      id: "changes",
      title: "Cambiamenti",
      blocks: [
        "Se cambia qualcosa che ti riguarda te lo scriviamo prima. La versione che hai accettato è scritta nei tuoi dati.",
        { facts: [["15 nov 2026", "Prima versione."]] },
      ],
    },
  ],
};
