import { fixedTerm, hybrid, likes, needs, onSite, studies, travels } from "../terms.ts";
import type { DemoJobRole } from "../types.ts";

/** Demo job posts of a maker of flight instruments: plant, laboratory, certification. */
export const avionicsRoles: readonly DemoJobRole[] = [
  {
    language: "en",
    space: "nibbio",
    ccnl: "C011",
    terms: {
      ...hybrid(60),
      ccnlLevel: "B3",
      languages: [needs("en", "B2"), likes("it", "A2")],
      ...studies("bachelor", "Electronics or computer engineering"),
    },
    skills: ["cpp", "c-language", "real-time-operating-systems", "embedded-software", "technical-english"],
    paragraphs: [
      "You will write C++ and some Rust for small processors with hard deadlines, together with the people who draw the boards. Requirements are traced to code and tests under DO-178C; we have made that as painless as it can be, with tools of our own, and you are welcome to make it better.",
      "Bring embedded experience of any kind: automotive, medical, robotics, drones. You should be able to read a data sheet, use an oscilloscope without fear and explain a race condition on a whiteboard.",
    ],
    openings: [
      {
        title: "Embedded software engineer, C++",
        city: "Varese",
        pay: [41_000, 48_500],
        words:
          "The next attitude indicator replaces a mechanical gyro that has flown since 1982. Pilots trust the old one. The team of seven that makes the new one needs an eighth person, before the first flight in spring.",
      },
      {
        title: "Senior embedded engineer, display systems",
        city: "Varese",
        pay: [52_000, 61_000],
        words:
          "A cockpit display has 16 milliseconds to draw a frame and no right to miss one. You will own the graphics pipeline from the sensor bus to the glass, and the argument that convinces the authority.",
      },
      {
        title: "Firmware engineer, sensors",
        city: "Torino",
        pay: [38_000, 45_000],
        words:
          "Pressure, temperature, vibration: the least glamorous boards of the aircraft, and the ones all others believe. Three people in Turin write their firmware, calibrate it and go looking for drift.",
        state: "suspended",
      },
    ],
  },
  {
    language: "it",
    space: "nibbio",
    ccnl: "C011",
    terms: {
      ...hybrid(60),
      ccnlLevel: "B2",
      languages: [needs("it", "C1"), needs("en", "B2")],
      ...studies("bachelor", "Ingegneria, o esperienza equivalente"),
    },
    skills: ["iso-9001", "internal-auditing", "iso-quality-documentation", "technical-english", "accuracy"],
    paragraphs: [
      "Scriverai e terrai vivi i piani della qualità, preparerai le visite degli enti e dei clienti, seguirai le non conformità fino alla causa e non solo fino alla firma. Un giorno a settimana lo passi in reparto: la procedura che nessuno segue di solito è sbagliata lei.",
      "Servono una laurea tecnica o un’esperienza equivalente, dimestichezza con le norme di settore, inglese B2 scritto. Contano molto il tatto e la capacità di scrivere una pagina che si legge.",
    ],
    openings: [
      {
        title: "Ingegnera/ingegnere di certificazione",
        city: "Varese",
        pay: [42_000, 50_000],
        words:
          "Due strumenti nuovi, un’autorità, diciotto mesi. Sarai la persona che tiene insieme i documenti di conformità e che sa dire, in ogni momento, che cosa manca.",
      },
      {
        title: "Specialista qualità fornitori",
        city: "Varese",
        terms: travels("periodic", "national", "Una ventina di visite l’anno"),
        pay: [34_000, 40_000],
        words:
          "Abbiamo 64 fornitori e un foglio di calcolo. Ti chiediamo di visitarne una ventina l’anno, di capire quali rischiano di fermarci e di trasformare il foglio in qualcosa che avvisa prima.",
      },
      {
        title: "Responsabile qualità di stabilimento",
        space: "dora",
        city: "Torino",
        terms: onSite,
        pay: [41_000, 48_000],
        words:
          "Gli scarti sono scesi dal 4 al 2,3 % in tre anni. Per scendere ancora serve chi sappia leggere i numeri di macchina e parlarne con chi la conduce. Riferisci alla direzione, coordini due persone.",
      },
    ],
  },
  {
    language: "it",
    space: "nibbio",
    ccnl: "C011",
    terms: { ccnlLevel: "C2", languages: [needs("it", "B1")], ...studies("vocational", "Elettronica") },
    skills: ["electronic-soldering", "electrical-panel-wiring", "smt-pth-assembly", "electrical-diagrams", "accuracy"],
    paragraphs: [
      "Monterai schede e sottogruppi seguendo il foglio di lavoro, salderai componenti, preparerai e collauderai cablaggi, registrerai ogni passaggio con il tuo codice. Se un foglio non torna lo dici e ci si ferma: fermarsi è parte del lavoro.",
      "Serve manualità fine e precisione. La certificazione IPC la prendi in azienda, nelle prime otto settimane. Si lavora in ambiente controllato, seduti e in piedi, con postazioni regolabili.",
    ],
    openings: [
      {
        title: "Montatrice/montatore di schede elettroniche",
        city: "Varese",
        terms: fixedTerm(12),
        pay: [24_000, 28_000],
        words:
          "Il reparto assemblaggio passa da uno a due turni e cerchiamo quattro persone. La luce è naturale, la musica si mette ai voti, il microscopio è nuovo.",
      },
      {
        title: "Cablaggi avionici, turno pomeridiano",
        city: "Varese",
        pay: [25_000, 29_500],
        words:
          "Un cablaggio per elicottero ha fino a 1.400 fili e un solo modo giusto di passare. Turno fisso 14–22 con indennità, affiancamento di dieci settimane al mattino.",
      },
      {
        title: "Montaggio e cablaggio quadri macchina",
        space: "dora",
        city: "Rivoli",
        terms: travels("occasional", "national", "Avviamenti dal cliente, se vuoi"),
        pay: [24_500, 29_000],
        words:
          "Costruiamo i quadri delle macchine che vendiamo, dal pannello forato alla prova in bianco. La squadra è di cinque; il sesto posto è per chi vuole anche seguire gli avviamenti dal cliente.",
      },
    ],
  },
];
