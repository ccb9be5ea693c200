import { comment, saidIn, type DemoFeedPost } from "./types.ts";

const development = saidIn("sviluppo", [
  [
    "irene.vassallo",
    "0 10:20",
    31,
    "Abbiamo tolto i rilasci del venerdì e il numero di guasti è rimasto uguale. È sparita la paura, però, e il giovedì si lavora meglio. #rilasci",
  ],
  [
    "tommaso.grieco",
    "0 08:15",
    19,
    "Partizionare una tabella da due miliardi di righe senza fermo: tre notti, un grafico, nessun eroe. Gli appunti sono pubblici, con gli errori dentro. #postgresql",
  ],
  [
    "nadia.elamrani",
    "1 18:30",
    27,
    "Per chi comincia: leggere il codice degli altri è lavoro, non tempo perso prima del lavoro.",
    [comment("lia.pereira", "1 18:45", "Grazie, ne avevo bisogno.", 6)],
  ],
  [
    "youssef.elamrani",
    "1 15:05",
    14,
    "Java 25 in produzione da un mese. Memoria giù di un decimo, una sola libreria da cambiare. #java",
  ],
  [
    "luca.demartini",
    "1 11:50",
    9,
    "Reperibilità: da voi quanto pagano la chiamata che poi era un falso allarme?",
    [
      comment("sara.bonfiglio", "1 12:20", "Come le altre: ti ha svegliato lo stesso.", 11),
      comment("amir.haddad", "1 13:02", "Da noi niente. Chiedo a @ivo.castellani che cosa dice il contratto."),
    ],
  ],
  [
    "federica.zunino",
    "2 16:40",
    22,
    "Il mio colloquio migliore: due ore su un errore vero, già risolto, con chi l’aveva risolto.",
  ],
  [
    "elena.costa",
    "2 09:30",
    8,
    "Qualcuno ha migrato da code fatte in casa a RabbitMQ senza perdere l’ordine dei messaggi? #rabbitmq",
  ],
  ["amir.haddad", "3 14:10", 17, "Prima mensilità da sviluppatore dopo tre anni di call center. Non è tardi."],
  [
    "lucia.mendoza",
    "3 10:00",
    12,
    "Chi progetta e chi scrive il codice allo stesso tavolo, un’ora il lunedì: abbiamo dimezzato i ritorni.",
  ],
  [
    "giulia.ferraris",
    "4 17:20",
    35,
    "Due settimane a Pra’ con i gruisti prima di toccare il codice. La cosa più utile è stata il cartello con i tempi morti, scritto a mano.",
    [
      comment("teodoro.zanin", "4 18:00", "Quel cartello ha quindici anni. Trattalo bene.", 19),
      comment("riccardo.oneto", "4 18:25", "Si vede nel risultato."),
    ],
  ],
  [
    "sara.bonfiglio",
    "5 12:00",
    10,
    "Kubernetes per quattro servizi: risposta breve, no. Risposta lunga: no, e ecco i conti.",
  ],
  [
    "samuele.porta",
    "6 09:45",
    6,
    "Cerco compagnia per leggere insieme un libro sui dati, una sera ogni due settimane, in linea.",
  ],
  [
    "riccardo.oneto",
    "8 19:00",
    15,
    "Vent’anni di registri di bordo in un formato solo. Ci abbiamo messo meno del previsto: undici mesi.",
  ],
]);

const health = saidIn("sanità", [
  [
    "marisa.bonfanti",
    "0 07:30",
    28,
    "Fine notte. Ventidue ospiti, due operatrici, un campanello rotto. Lo scrivo qui perché domani lo scrivo anche alla direzione.",
    [comment("beatrice.lodi", "0 08:05", "Scrivilo con l’ora e il numero di chiamate. Conta.", 12)],
  ],
  [
    { space: "corallo" },
    "1 12:30",
    33,
    "I turni di gennaio sono appesi da oggi: un mese prima, come promesso. I cambi si chiedono fra colleghi e si confermano entro due giorni.",
  ],
  [
    "beatrice.lodi",
    "3 20:10",
    41,
    "Concorso in Romagna: 140 posti, scade a fine mese. La prova scritta è sui casi, non sulle leggi a memoria.",
  ],
  [
    "fatou.fall",
    "6 15:00",
    13,
    "Riconoscimento del titolo preso fuori dall’Unione: a me sono serviti sette mesi e un traduttore bravo.",
  ],
]);

const yards = saidIn("cantieri-e-porti", [
  [
    "vincenzo.donati",
    "0 07:15",
    1,
    "IMBARCHI FACILI!!! 3.000 € al mese senza esperienza, si parte subito. Per tenere il posto basta una cauzione di 150 €, scrivetemi in privato.",
  ],
  [
    "teodoro.zanin",
    "2 06:50",
    26,
    "Vento a 72: gru ferme alle sei e dieci, ripartite alle otto. Nessuno ha chiesto di fare in fretta. Si può.",
    [comment({ space: "velamare" }, "2 08:30", "Così.", 5)],
  ],
  ["riccardo.oneto", "4 11:00", 11, "Piani di carico ro-ro: chi li disegna dovrebbe salire a bordo una volta l’anno."],
  ["piero.mannai", "7 17:45", 7, "A Olbia cercano due addetti al pontile per la stagione, contratto portuale vero."],
]);

const logistics = saidIn("logistica", [
  [
    "matteo.gentile",
    "0 12:20",
    18,
    "Inventario a rotazione: differenze dal 2,1 allo 0,4 % in un anno. Il trucco è contare prima delle ferie, non dopo.",
  ],
  [
    { space: "alpino" },
    "1 09:10",
    24,
    "Da lunedì le soste ai valichi oltre le due ore le paghiamo come guida. Era ora, lo sappiamo.",
    [
      comment("elia.traverso", "1 09:40", "Messo per iscritto?"),
      comment({ space: "alpino" }, "1 10:05", "Nel contratto di tutti, allegato 3.", 13),
    ],
  ],
  ["elia.traverso", "3 18:00", 9, "Lettera di vettura elettronica: chi l’ha già chiesta a un cliente tedesco?"],
  ["arben.hoxha", "5 08:20", 12, "Patentino del carrello rinnovato. Il corso era di sabato, pagato."],
]);

const data = saidIn("dati-e-modelli", [
  [
    "samuele.porta",
    "1 16:00",
    16,
    "Una media mobile a sette giorni ha battuto il nostro modello. L’abbiamo scritto nel rapporto, in prima pagina. #sql",
  ],
  [
    "federica.zunino",
    "2 13:15",
    11,
    "Prima di prevedere la domanda, chiedete a chi risponde al telefono. Di solito sa già.",
  ],
  [
    "anna.caruso",
    "6 10:30",
    8,
    "Dodici interviste valgono più di un cruscotto, se il cruscotto lo guarda una persona sola.",
  ],
]);

export const tradePosts: readonly DemoFeedPost[] = [...development, ...health, ...yards, ...logistics, ...data];
