import type { LegalDocument } from "../document.ts";

export const rankingIt: LegalDocument = {
  title: "Come ordiniamo i risultati",
  description:
    "Che cosa decide l’ordine degli annunci e dei talenti su {product}: filtri, parole, righe del CV, date. Nessun punteggio alle persone.",
  lead: "Nessun punteggio alle persone, nessuna classifica nascosta. Qui c’è tutto quello che decide chi viene prima, nell’ordine in cui conta.",
  since: "2026-11-19",
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
              text: "Un annuncio corrisponde se ha tutto quello che hai scritto: le parole stesse o il loro significato. Mestieri e competenze valgono in italiano e in inglese, al maschile e al femminile e con gli altri loro nomi; una città vale con la distanza intorno, una retribuzione come il minimo che l’annuncio può pagare. Un mestiere nominato nel titolo conta di più, poi una parola del titolo, i mestieri vicini e le competenze, poi il nome dello Space e la città, meno di tutto la descrizione; avere una parola più volte non porta più in alto. Parole come “senior” o “notturno” cambiano solo l’ordine. Senza parole, questo passo non c’è.",
            },
            {
              title: "Se pochi annunci corrispondono",
              text: "Se meno di dieci annunci hanno tutto, dopo di loro vengono quelli per lo stesso mestiere, luogo e modalità a cui manca un’altra richiesta (contratto, orario, retribuzione, titolo di studio, lingua). Se nessuno ha tutto, cerchiamo quelli che corrispondono a una parte del testo o hanno parole a una lettera di distanza. In entrambi i casi la pagina lo dice, e nessun annuncio passa davanti a uno che ha tutto.",
            },
            {
              title: "La data",
              text: "A pari parole, il più recente. Un annuncio ripubblicato tiene la data della prima volta.",
            },
          ],
        },
        "Puoi cambiare ordine: **Più recenti**, **Paga più alta** (conta il minimo dichiarato), **Più vicini** se hai scelto un luogo. La scelta resta nell’indirizzo della pagina: chi lo apre vede gli stessi risultati nello stesso ordine, chiunque sia, senza gli annunci e gli Space che ha nascosto. La pagina iniziale e quella di uno Space vanno per data.",
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
      id: "fits",
      title: "Annunci adatti al tuo CV",
      short: "Annunci adatti",
      blocks: [
        "Li vedi solo tu. Prima vengono i tuoi limiti: un annuncio fuori dai limiti non è in elenco. Poi contano la professione (quella che cerchi o quella del tuo ultimo lavoro, poi quelle affini), i requisiti che il tuo CV documenta, un livello e degli anni di esperienza richiesti che corrispondono ai tuoi e, se non hai indicato un luogo, la distanza dalla città scritta nel CV. A parità, il più recente. Un annuncio sponsorizzato sta dove lo mette questo ordine. Nome, genere, anno di nascita, via e nazionalità non contano.",
        "“Non fa per me” toglie l’annuncio e cambia i prossimi; l’effetto è scritto nelle impostazioni, dove puoi annullarlo. Nelle impostazioni puoi anche disattivare il confronto.",
        "Il lunedì ti scriviamo se ci sono annunci adatti che non ti abbiamo ancora inviato: al massimo cinque, tra i primi venti dell’elenco e nello stesso ordine, ognuno con le righe del tuo CV. Puoi disattivare l’email senza disattivare il confronto.",
        "Ogni notte proviamo che l’ordine non dipende da chi sei: profili inventati, poi gli stessi con un altro nome, un altro genere, un altro anno di nascita, un altro indirizzo o un’altra nazionalità, e gli annunci aperti in quel momento. L’ordine non deve cambiare in nessun posto. Se cambia, qui lo leggi.",
        { lastFairnessRun: "jobs" },
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
      id: "clicks",
      title: "Come contiamo i clic a pagamento",
      short: "Clic a pagamento",
      blocks: [
        "Contiamo un clic per rete, annuncio e giorno. Una rete è un gruppo di 256 indirizzi IPv4 (/24) o un /64 IPv6, qualunque cosa dichiari il browser. Non conserviamo gli indirizzi: una chiave giornaliera li trasforma in sigle e dopo mezzanotte la eliminiamo.",
        "Un clic conta solo se l’annuncio resta sullo schermo per almeno un secondo e al massimo per trenta minuti: la pagina chiede un token firmato quando si apre e lo invia con il clic. I clic dei bot, dei membri dello Space o oltre il limite al minuto non costano nulla.",
        "Ogni dieci minuti cerchiamo il traffico non valido e lo accreditiamo in automatico. Accreditiamo i clic dopo il quinto dalla rete di uno stesso operatore (/16 o /48) sullo stesso annuncio e nello stesso giorno, dieci o più clic in dieci secondi e i clic di una rete che ne ha inviati tre o più automatici o non verificati. Ogni accredito è una riga nel registro clic dello Space e il budget torna disponibile.",
      ],
    },
    {
      id: "people",
      title: "Talenti",
      blocks: [
        "Si trova solo chi ha scelto di esserci: all’inizio la scelta è no. Chi si nasconde da uno Space o da un dominio di posta non compare a chi ci lavora, dal momento in cui lo sceglie. Possono cercare i titolari di uno Space e chi seleziona per lui; ogni CV che aprono resta scritto nel registro di chi lo ha.",
        {
          steps: [
            {
              title: "I filtri",
              text: "Luogo e distanza, regione, anni di esperienza, competenze, lingue e livello, titolo di studio, ruoli, corsi, certificazioni. Chi non li rispetta non si vede. Più competenze devono esserci tutte, se chi cerca non chiede “almeno una”.",
            },
            {
              title: "I criteri documentati",
              text: "Ogni competenza, mestiere, lingua o titolo di studio chiesto, nei filtri o nelle parole, è un criterio. Viene prima chi ne documenta di più: una riga del suo CV lo dice, in italiano o in inglese, con un altro nome o con un caso più preciso (PostgreSQL vale per SQL). Con le sole parole non servono tutte: ne basta circa metà. Con “frasi”, AND, OR, NOT e parentesi vale esattamente quello che c’è scritto.",
            },
            {
              title: "I criteri affini",
              text: "A pari criteri, chi ha qualcosa di vicino: una competenza collegata, un mestiere dello stesso gruppo.",
            },
            {
              title: "L’uso più recente",
              text: "Poi chi li ha usati negli ultimi 12 mesi, poi negli ultimi 3 anni, poi prima, secondo le date delle esperienze. A pari di tutto, il CV aggiornato più di recente.",
            },
          ],
        },
        "Sotto i risultati la regola è una frase: **Prima chi documenta più criteri, poi chi ne ha di affini, poi chi li ha usati più di recente. Nessun punteggio.** Accanto a ogni persona ci sono le righe del suo CV, non un voto: documentato, affine, o “il CV non lo dice”. Chi cerca può scegliere anche il CV aggiornato più di recente o il più nuovo. Errori di battitura: li perdoniamo solo se una parola non si trova com’è scritta.",
        "Nome, foto, età, genere, indirizzo e nazionalità non sono nell’indice che ordina, nemmeno dentro le frasi del CV; “sviluppatrice” e “sviluppatore” sono la stessa parola. Ogni notte lo proviamo: profili inventati, poi gli stessi con un altro nome, un altro genere, un altro anno di nascita, un altro indirizzo, e le stesse ricerche. L’ordine non deve cambiare in nessun posto. Se cambia, qui lo leggi.",
        { lastFairnessRun: "talents" },
      ],
    },
    {
      id: "not-used",
      title: "Cosa non usiamo",
      blocks: [
        {
          never: [
            "Nome, età, genere, origine, nazionalità, indirizzo, foto, salute, famiglia, opinioni",
            "Quanto tempo passi su {product}, o da che dispositivo",
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
            ["19 nov 2026", "Gli annunci adatti al tuo CV, anche con un’email a settimana."],
            [
              "19 nov 2026",
              "La ricerca capisce il significato delle parole, in due lingue: i passi “Le parole cercate” e “Se pochi annunci corrispondono”.",
            ],
            ["16 nov 2026", "Gli Space possono cercare talenti: la regola, in “Talenti”, e la prova di ogni notte."],
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
