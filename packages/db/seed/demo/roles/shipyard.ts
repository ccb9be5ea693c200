import { hybrid, likes, needs, studies, travels } from "../terms.ts";
import type { DemoJobRole } from "../types.ts";

/** Demo job posts of a shipyard, which also develops the software of its ships. */
export const shipyardRoles: readonly DemoJobRole[] = [
  {
    language: "it",
    space: "velamare",
    ccnl: "C011",
    terms: { ccnlLevel: "C3", languages: [needs("it", "B1")], ...studies("vocational", "Meccanica") },
    skills: [
      "tig-welding",
      "mig-mag-welding",
      "technical-drawing-reading",
      "metrology-measuring-instruments",
      "accuracy",
    ],
    paragraphs: [
      "Leggerai il disegno, preparerai i lembi, salderai in posizione e controllerai il tuo lavoro con liquidi penetranti prima che passi l’ispettore. Su uno scafo i cordoni buoni non si vedono: quelli cattivi si vedono per trent’anni.",
      "Chiediamo il patentino in corso di validità per almeno un procedimento; gli altri li fai qui, a nostre spese. Si lavora anche in spazi stretti e in quota, sempre in due, con aspirazione e permessi di lavoro scritti.",
    ],
    openings: [
      {
        title: "Saldatrice/saldatore TIG e MIG, alluminio",
        city: "La Spezia",
        pay: [27_000, 32_000],
        words:
          "La sovrastruttura della prossima nave è tutta in alluminio da 5 millimetri. La squadra è di nove, la più esperta insegna. Cerchiamo due persone per la costruzione 118, che si vara a settembre.",
      },
      {
        title: "Saldatura a elettrodo e filo animato, scafi in acciaio",
        city: "Ancona",
        pay: [26_500, 31_000],
        words:
          "Ad Ancona abbiamo preso in affitto uno scalo per gli scafi sopra i 45 metri. È un cantiere piccolo e ordinato: lamiere già tagliate, gru nuova, prefabbricazione al coperto.",
      },
      {
        title: "Capo squadra di saldatura",
        city: "La Spezia",
        pay: [33_000, 39_000],
        words:
          "Chi guida le saldature va in pensione a giugno e vuole sei mesi per passare le consegne. Coordinerai nove persone, i controlli e i rapporti con l’ente di classifica; la torcia la tieni ancora in mano, ma meno.",
      },
    ],
  },
  {
    language: "it",
    space: "velamare",
    ccnl: "C011",
    terms: {
      ...hybrid(80),
      ccnlLevel: "B2",
      languages: [needs("it", "B2"), likes("en", "B2")],
      ...studies("diploma_technical", "Costruzioni o meccanica"),
    },
    skills: ["autocad", "mechanical-design", "technical-drawing", "technical-english", "teamwork"],
    paragraphs: [
      "Disegnerai in tre dimensioni impianti e strutture, terrai aggiornati distinte e pesi, risponderai dalla tua scrivania alle domande che arrivano dal ponte, e spesso salirai a vedere. Ogni modifica chiesta dall’armatore passa da te: quanto pesa, quanto costa, che cosa sposta.",
      "Servono un titolo tecnico o cinque anni in un ufficio di progettazione, la pratica di un programma 3D e l’abitudine a misurare due volte. Il regolamento di classe lo conosci o lo impari con noi.",
    ],
    openings: [
      {
        title: "Progettista di impianti di bordo",
        city: "La Spezia",
        pay: [36_000, 42_500],
        budget: 8,
        words:
          "Sala macchine, acque, condizionamento: tre mondi che si contendono gli stessi quaranta centimetri di controsoffitto. Ti chiediamo di farli stare insieme prima che arrivi l’acciaio.",
      },
      {
        title: "Disegnatrice/disegnatore CAD, allestimenti interni",
        city: "Viareggio",
        pay: [28_500, 33_500],
        words:
          "Nell’ufficio di Viareggio si disegnano gli interni: paratie leggere, arredi su misura, passaggi per la manutenzione che l’architetto non voleva. Lavorerai con i falegnami a dieci metri di distanza.",
      },
      {
        title: "Ingegnera/ingegnere navale, strutture",
        city: "La Spezia",
        pay: [40_000, 47_500],
        words:
          "Calcolo strutturale, verifica agli elementi finiti, documenti per la classifica. Oggi metà dei calcoli la compriamo fuori; fra un anno vogliamo farli in casa, e li farai tu con un’altra persona.",
        state: "draft",
      },
    ],
  },
  {
    language: "it",
    space: "velamare",
    ccnl: "C011",
    terms: {
      ccnlLevel: "C3",
      languages: [needs("it", "B1"), likes("en", "A2")],
      ...studies("diploma_professional", "Elettrotecnica"),
    },
    skills: [
      "industrial-electrical-installation",
      "electrical-diagrams",
      "electrical-panel-wiring",
      "metrology-measuring-instruments",
      "problem-solving",
    ],
    paragraphs: [
      "Stenderai cavi, monterai quadri, collegherai apparati e li proverai insieme a chi li ha costruiti. A fine giornata il giornale di bordo dice che cosa è collegato e che cosa no: chi viene dopo si fida di quello che hai scritto.",
      "Serve esperienza in impianti industriali o navali, lettura degli schemi, qualifica PES/PAV o voglia di prenderla subito. L’inglese tecnico dei manuali basta leggerlo.",
    ],
    openings: [
      {
        title: "Elettricista di bordo",
        city: "La Spezia",
        pay: [27_500, 32_500],
        words:
          "Su una nave di quaranta metri ci sono 31 chilometri di cavo. La tua squadra ne posa uno alla settimana, lo etichetta e lo prova. Cerchiamo una persona per la costruzione 119, appena impostata.",
      },
      {
        title: "Tecnica/o di elettronica di navigazione",
        city: "Viareggio",
        terms: travels("periodic", "worldwide", "Circa trenta giorni l’anno di prove in mare"),
        pay: [31_000, 37_000],
        words:
          "Radar, autopilota, comunicazioni satellitari: li installi, li configuri e vai alle prove in mare. Circa trenta giorni l’anno di uscite, segnate in calendario mesi prima.",
      },
      {
        title: "Elettricista, assistenza dopo il varo",
        city: "Olbia",
        terms: travels("periodic", "national", "In banchina a Olbia da aprile a ottobre"),
        pay: [29_000, 34_500],
        words:
          "D’estate le nostre navi stanno in Sardegna e i guasti pure. Da aprile a ottobre lavori in banchina a Olbia con un furgone attrezzato; d’inverno segui i refitting. Alloggio pagato se non vivi lì.",
        state: "hired",
      },
    ],
  },
  {
    language: "en",
    space: "nibbio",
    ccnl: "C011",
    terms: {
      ...hybrid(60),
      ccnlLevel: "B3",
      languages: [needs("en", "B2"), likes("it", "A2")],
      ...studies("bachelor", "Computer science or engineering"),
    },
    skills: ["java", "postgresql", "rest-api", "docker", "technical-english"],
    paragraphs: [
      "You will design and write services that collect data from sensors, store it when there is no connection, and tell the truth about it later. The stack is Kotlin and PostgreSQL ashore, a small Linux box aboard, and a protocol of ours in between. Reviews are in pairs; nobody deploys alone.",
      "We expect three or more years of backend work and a taste for plain code. Experience with unreliable networks, time series or safety standards is welcome and not required. You should like standing next to the machine you write for.",
    ],
    openings: [
      {
        title: "Backend engineer, onboard systems",
        daysAgo: 18,
        replyDays: 14,
        space: "velamare",
        city: "La Spezia",
        terms: hybrid(40),
        pay: [42_000, 50_000],
        words:
          "Each yacht we deliver reports on its own health: engines, batteries, tanks, doors left open. Owners look at it from a phone, our service team from La Spezia. It was built by a supplier; we have bought the code and want to make it ours.",
      },
      {
        title: "Software engineer, integration",
        city: "Torino",
        pay: [40_000, 48_000],
        words:
          "Rescue operators want flight data in their own planning tools an hour after landing, not a week. From our small office in Turin you will build that bridge, for nine operators in five countries.",
      },
      {
        title: "Backend engineer, maintenance records",
        city: "Varese",
        pay: [39_000, 46_000],
        words:
          "Every instrument has a life: hours flown, repairs, parts replaced. Today it is spread over four databases and a shelf of binders. You will lead the move to one record that a mechanic can open in a hangar.",
      },
    ],
  },
];
