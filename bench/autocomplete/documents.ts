import { randomUUIDv7 } from "node:crypto";
import type { VocabularyEntry } from "@orbita/contract";

const acts = [
  "Sviluppo",
  "Logistica",
  "Manutenzione",
  "Tecnico",
  "Analisi",
  "Gestione",
  "Vendita",
  "Controllo",
  "Cura",
  "Progetto",
];
const things = [
  "elettrico",
  "software",
  "magazzino",
  "impianti",
  "qualità",
  "clienti",
  "dati",
  "reti",
  "cantiere",
  "bilancio",
];
const wheres = [
  "industria",
  "artigianato",
  "servizi",
  "sanità",
  "scuola",
  "turismo",
  "energia",
  "trasporti",
  "casa",
  "estero",
];
const others = [
  "di base",
  "avanzato",
  "senior",
  "per conto terzi",
  "a distanza",
  "in turni",
  "stagionale",
  "interno",
  "esterno",
  "misto",
];
const english = [
  "Development",
  "Logistics",
  "Maintenance",
  "Technician",
  "Analysis",
  "Management",
  "Sales",
  "Control",
  "Care",
  "Project",
];

const at = <T>(values: readonly T[], index: number): T => values[Math.floor(index) % values.length]!;

/** The nth document: names of several words, some common and most rare. */
export function autocompleteDocument(n: number): { id: string; source: object } {
  const id = randomUUIDv7();
  const it = `${at(acts, n)} ${at(things, n / 10)} ${at(wheres, n / 100)} ${at(others, n / 1_000)} ${n}`;
  const en = `${at(english, n)} ${n}`;
  const doc: VocabularyEntry = { id, type: "benefit", code: `benefit_${n}`, it, en, sort: n + 1 };
  const label = { names: [it, en], others: [`${at(things, n)} ${at(wheres, n / 7)}`] };
  const { type, code, sort } = doc;
  return { id, source: { id, doc, type, code, sort, label, rank: Math.floor(100_000 / (n + 1)) } };
}
