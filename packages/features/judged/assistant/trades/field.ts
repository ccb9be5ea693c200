import type { FictionalTrade } from "./trade.ts";

export const logistics: FictionalTrade = {
  name: "logistics",
  field: { it: "logistica e magazzino", en: "logistics and warehousing" },
  titles: [
    { m: "Magazziniere", f: "Magazziniera", en: "Warehouse worker" },
    { m: "Capo magazzino", f: "Capo magazzino", en: "Warehouse supervisor" },
    { m: "Addetto alle spedizioni", f: "Addetta alle spedizioni", en: "Shipping clerk" },
    { m: "Autista", f: "Autista", en: "Driver" },
  ],
  companies: [
    "Trasporti Adda",
    "Interporto Padano",
    "Freddo Veloce Srl",
    "Magazzini Riuniti",
    "Corriere Lampo",
    "Ortofrutta Valsesia",
  ],
  skills: [
    "forklift-driving",
    "order-picking",
    "stocktaking",
    "warehouse-management-systems-wms",
    "goods-receiving",
    "customs-operations",
    "goods-packing",
    "truck-driving",
    "transport-management",
    "shipping-documents",
  ],
  degrees: [
    {
      it: "Diploma di perito meccanico",
      en: "Technical high school diploma in mechanics",
      school: { it: "ITIS Pietro Paleocapa", en: "ITIS Pietro Paleocapa" },
      thesis: { it: "Un nastro trasportatore in scala", en: "A scale model of a conveyor belt" },
    },
    {
      it: "Laurea in Ingegneria gestionale",
      en: "Degree in Management Engineering",
      school: { it: "Politecnico di Torino", en: "Polytechnic of Turin" },
      thesis: { it: "Percorsi di prelievo nei magazzini automatici", en: "Picking routes in automated warehouses" },
    },
  ],
  certificates: [
    { name: "ADR", issuer: "Motorizzazione Civile" },
    { name: "Lean Six Sigma Yellow Belt", issuer: "Council for Six Sigma" },
    { name: "CQC", issuer: "Motorizzazione Civile" },
  ],
  courses: [
    { it: "Sicurezza nelle celle frigorifere", en: "Safety in cold stores", provider: "Confartigianato" },
    { it: "Spedizioni verso il Regno Unito", en: "Shipping to the United Kingdom", provider: "Accademia Ponente" },
  ],
  told: [
    {
      line: {
        it: "Preparazione di 60 bancali al giorno per la grande distribuzione",
        en: "Prepared 60 pallets a day for supermarket chains",
      },
      needle: { it: "60 bancali", en: "60 pallets" },
      open: true,
      asks: {
        it: ["Quanti bancali preparava al giorno?", "Quanti bancali al giorno?"],
        en: ["How many pallets a day did {he} prepare?", "How many pallets a day?"],
      },
    },
    {
      line: { it: "Lavoro in celle frigorifere a meno 20 gradi", en: "Worked in cold stores at minus 20 degrees" },
      needle: { it: "celle frigorifere", en: "cold stores" },
      asks: {
        it: [
          "Ha lavorato in cella frigorifera?",
          "È abituat{o} a lavorare in celle frigorifere?",
          "ha mai lavorato nelle celle frigo",
        ],
        en: ["Has {he} worked in cold stores?", "Any work in a cold store?", "did {he} ever work in cold stores"],
      },
    },
    {
      line: {
        it: "Errori di spedizione dimezzati con il doppio controllo",
        en: "Halved shipping errors with a double check",
      },
      needle: { it: "dimezzati", en: "Halved" },
      asks: {
        it: ["Ha ridotto gli errori di spedizione?", "Cosa ha fatto per gli errori di spedizione?"],
        en: ["Did {he} reduce shipping errors?", "What did {he} do about shipping errors?"],
      },
    },
  ],
  fillers: {
    it: ["Turni su tre fasce", "Pulizia e ordine delle corsie", "Rapporti con gli autisti in ribalta"],
    en: ["Three-shift work", "Kept aisles clean and tidy", "Dealt with drivers at the dock"],
  },
};

export const educationTrades: FictionalTrade = {
  name: "education",
  field: { it: "scuola e formazione", en: "schools and training" },
  titles: [
    { m: "Maestro di scuola primaria", f: "Maestra di scuola primaria", en: "Primary school teacher" },
    { m: "Educatore di nido", f: "Educatrice di nido", en: "Nursery educator" },
    { m: "Formatore", f: "Formatrice", en: "Trainer" },
    { m: "Insegnante di matematica", f: "Insegnante di matematica", en: "Maths teacher" },
  ],
  companies: [
    "Istituto Comprensivo Manzoni",
    "Nido Il Girasole",
    "Centro Formazione Vela",
    "Scuola Paritaria Aurora",
    "Liceo Alessandro Volta",
    "Cooperativa Arcobaleno",
  ],
  skills: [
    "lesson-planning",
    "classroom-management",
    "foreign-language-teaching",
    "distance-teaching",
    "moodle",
    "learning-assessment",
    "parent-communication",
    "special-needs-teaching",
    "tutoring-and-homework-help",
    "childrens-entertainment",
  ],
  degrees: [
    {
      it: "Laurea in Scienze della formazione primaria",
      en: "Degree in Primary Education",
      school: { it: "Università di Padova", en: "University of Padua" },
      thesis: { it: "Leggere ad alta voce in prima elementare", en: "Reading aloud in the first year" },
    },
    {
      it: "Laurea in Matematica",
      en: "Degree in Mathematics",
      school: { it: "Università di Pavia", en: "University of Pavia" },
      thesis: { it: "Grafi e mappe a quattro colori", en: "Graphs and four-colour maps" },
    },
  ],
  certificates: [
    { name: "CELTA", issuer: "Cambridge Assessment" },
    { name: "EIPASS Teacher", issuer: "Certipass" },
  ],
  courses: [
    { it: "Robotica educativa", en: "Educational robotics", provider: "Scuola di Robotica" },
    { it: "Gestione dei conflitti in aula", en: "Conflict in the classroom", provider: "Scuola Aperta" },
  ],
  told: [
    {
      line: { it: "Classi da 24 alunni, tempo pieno", en: "Full-time classes of 24 pupils" },
      needle: { it: "24 alunni", en: "24 pupils" },
      open: true,
      asks: {
        it: ["Di quanti alunni erano le classi?", "Quanti alunni aveva in classe?"],
        en: ["How many pupils were in {his} classes?", "Classes of how many pupils?"],
      },
    },
    {
      line: {
        it: "Organizzazione del laboratorio teatrale e dello spettacolo finale",
        en: "Ran the theatre workshop and the final show",
      },
      needle: { it: "laboratorio teatrale", en: "theatre workshop" },
      asks: {
        it: [
          "Ha mai fatto teatro con i ragazzi?",
          "Ha organizzato un laboratorio teatrale?",
          "ha esperienza di laboratori teatrali",
        ],
        en: [
          "Has {he} run a theatre workshop?",
          "Any theatre work with pupils?",
          "did {he} ever organise a theatre workshop",
        ],
      },
    },
    {
      line: { it: "Referente per le gite scolastiche di tre plessi", en: "In charge of school trips for three sites" },
      needle: { it: "gite scolastiche", en: "school trips" },
      asks: {
        it: ["Si è occupat{o} di gite scolastiche?", "Ha organizzato gite?", "è stat{o} referente per le gite"],
        en: [
          "Has {he} organised school trips?",
          "Was {he} in charge of school trips?",
          "did {he} deal with school trips",
        ],
      },
    },
  ],
  fillers: {
    it: [
      "Riunioni di team e collegi docenti",
      "Cura degli spazi e dei materiali",
      "Compilazione del registro elettronico",
    ],
    en: ["Team meetings and staff councils", "Looked after rooms and materials", "Kept the electronic register"],
  },
};
