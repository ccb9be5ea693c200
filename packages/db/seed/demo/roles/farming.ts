import { likes, needs, remote, studies, travels } from "../terms.ts";
import type { DemoJobRole } from "../types.ts";

/** Demo job posts of a vegetable producer, from the field to the shelf. */
export const farmingRoles: readonly DemoJobRole[] = [
  {
    language: "it",
    space: "ortovivo",
    ccnl: "A021",
    terms: {
      ...travels("periodic", "national", "Ogni giorno in azienda, con auto nostra"),
      languages: [needs("it", "B2")],
      ...studies("diploma_technical", "Agraria", true),
    },
    skills: ["agronomy", "plant-protection-pathology", "irrigation-systems", "organic-farming", "driving-licence-b"],
    paragraphs: [
      "Visiterai le aziende, guarderai le piante prima dei dati e i dati prima di decidere. Insieme a chi coltiva programmerai semine, irrigazione e difesa, ridurrai i trattamenti dove si può e terrai il quaderno di campagna in ordine per tutti. Ogni settimana una stima del raccolto, firmata da te.",
      "Servono una laurea o un diploma in agraria, la patente B e il gusto di stare fuori anche a novembre. L’abilitazione da consulente per i fitosanitari la paghiamo noi.",
    ],
    openings: [
      {
        title: "Agronoma/o di campo, orticole a foglia",
        city: "Cesena",
        pay: [29_000, 34_500],
        words:
          "Quarantadue aziende fra Cesena e il mare, insalate e spinaci, sei cicli l’anno. La zona era seguita da una persona sola: da quest’anno sono due.",
      },
      {
        title: "Agronoma/o, pomodoro e serre",
        city: "Vittoria",
        pay: [28_000, 33_000],
        words:
          "A Vittoria lavoriamo con trenta serre che vogliono passare alla lotta biologica senza perdere un anno. Ti servirà pazienza con gli insetti utili, che arrivano per posta.",
      },
      {
        title: "Responsabile agronomico/a, biologico",
        city: "Latina",
        pay: [38_000, 45_500],
        words:
          "Il biologico è il 22 % di quello che vendiamo e diventerà il 40. Guiderai tre tecnici, le conversioni e i rapporti con gli organismi di controllo, dall’Agro Pontino alla Romagna.",
      },
    ],
  },
  {
    language: "en",
    space: "ortovivo",
    ccnl: "E012",
    terms: {
      ...remote,
      languages: [needs("en", "B2"), likes("it", "B1")],
      ...travels("occasional", "national", "Two days a month in Cesena"),
    },
    skills: ["python", "sql", "dbt", "apache-airflow", "technical-english"],
    paragraphs: [
      "You will build and care for the pipelines that bring together field notes, weather, orders and truck temperatures: Python, dbt, PostgreSQL, a little Kafka. Farmers type with gloves on, so you will meet every kind of wrong data, and you will go and see why it is wrong before you filter it out.",
      "You have a few years with data that other people relied on in the morning. You test your models, name things plainly, and can draw a chart that a grower and a buyer read the same way.",
    ],
    openings: [
      {
        title: "Data engineer, farm supply chain",
        city: "Cesena",
        pay: [37_000, 44_000],
        words:
          "We throw away 6% of what we harvest because we guess demand on Tuesday for Friday. Better data has already brought it down from 9. You would work on the next three points.",
      },
      {
        title: "Analytics engineer, harvest forecast",
        city: "Bologna",
        pay: [35_000, 41_500],
        words:
          "The harvest forecast is a number that 230 farms, two plants and forty lorries act upon. Today it is a spreadsheet with a mind of its own. You will turn it into a model with error bars, and teach people to read them.",
        state: "draft",
      },
    ],
  },
  {
    language: "it",
    space: "ortovivo",
    ccnl: "E012",
    terms: {
      languages: [needs("it", "B2")],
      ...studies("diploma_technical", "Tecnologie alimentari o biologia", true),
    },
    skills: ["haccp", "quality-control", "food-traceability", "ifs-brcgs", "accuracy"],
    paragraphs: [
      "Preleverai campioni, farai le analisi rapide, controllerai temperature ed etichette, aprirai le non conformità e le chiuderai con chi lavora in linea. Quando un lotto va fermato lo fermi tu, e nessuno ti chiederà di ripensarci perché il camion aspetta.",
      "Serve una formazione in tecnologie alimentari, biologia o simili, la conoscenza dell’HACCP e la capacità di scrivere un verbale che si capisce. Si lavora anche a 6 gradi: la giacca la diamo noi.",
    ],
    openings: [
      {
        title: "Addetta/o controllo qualità in linea",
        city: "Cesena",
        pay: [24_500, 29_000],
        words:
          "La linea dell’insalata lavata fa 14 mila buste l’ora. Due persone per turno la guardano con occhi, termometro e microscopio; cerchiamo chi completi il turno del mattino, dalle 5:30 alle 13:30.",
      },
      {
        title: "Specialista certificazioni e tracciabilità",
        city: "Latina",
        pay: [31_000, 36_500],
        words:
          "BRC, IFS, GlobalG.A.P.: diciassette verifiche l’anno, quasi tutte annunciate. Le preparerai con gli stabilimenti e con le aziende, e farai in modo che il giorno dopo somigli al giorno prima.",
      },
    ],
  },
];
