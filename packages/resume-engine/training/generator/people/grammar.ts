import type { Random } from "../random.ts";

/** The grammatical form in which tasks are written; a document mostly uses one form. */
export type GrammaticalForm = "noun" | "now" | "past" | "base" | "gerund" | "told";
export const voices: readonly GrammaticalForm[] = ["noun", "now", "past", "base", "gerund", "told"];

/** Nouns that replace Italian verbs in tasks ("gestione" for "gestire"). A verb without a noun is written in the first person. */
const nouns = `gestire gestione;preparare preparazione;controllare controllo;organizzare organizzazione;progettare progettazione;sviluppare sviluppo;redigere redazione;analizzare analisi;assistere assistenza;coordinare coordinamento;installare installazione;riparare riparazione;montare montaggio;pulire pulizia;servire servizio;formare formazione;registrare registrazione;vendere vendita;negoziare negoziazione;pianificare pianificazione;valutare valutazione;curare cura;accogliere accoglienza;insegnare insegnamento;costruire costruzione;scrivere stesura;migrare migrazione;correggere correzione;revisionare revisione;amministrare amministrazione;configurare configurazione;eseguire esecuzione;aggiornare aggiornamento;somministrare somministrazione;compilare compilazione;distribuire distribuzione;sanificare sanificazione;rilevare rilevazione;dispensare dispensazione;allestire allestimento;misurare misurazione;trattare trattamento;sterilizzare sterilizzazione;ordinare ordine;ideare ideazione;produrre produzione;decorare decorazione;confezionare confezionamento;movimentare movimentazione;caricare carico;etichettare etichettatura;consegnare consegna;seguire supervisione;saldare saldatura;tagliare taglio;programmare programmazione;sostituire sostituzione;ottimizzare ottimizzazione;cablare cablaggio;certificare certificazione;posare posa;restaurare restauro;verniciare verniciatura;diagnosticare diagnosi;collaudare collaudo;condurre conduzione;assemblare assemblaggio;calcolare calcolo;dirigere direzione;presentare presentazione;chiudere chiusura;elaborare elaborazione;selezionare selezione;archiviare archiviazione;tradurre traduzione;impaginare impaginazione;creare creazione;sorvegliare sorveglianza;potare potatura;raccogliere raccolta;automatizzare automazione;stimare stima;rinnovare rinnovo;catalogare catalogazione;tenere tenuta;liquidare liquidazione;predisporre predisposizione;tinteggiare tinteggiatura;gettare getto;ricercare ricerca;disegnare disegno;rifornire rifornimento;riordinare riordino`;
const nounOf = new Map(nouns.split(";").map((pair) => pair.split(" ") as [string, string]));
const firstPerson = new Map(
  "assistere assisto;produrre produco;tradurre traduco;condurre conduco;tenere tengo;esibirsi mi esibisco;gestire gestisco;pulire pulisco;costruire costruisco;distribuire distribuisco;sostituire sostituisco;accudire accudisco;allestire allestisco;istruire istruisco;redigere redigo;raccogliere raccolgo;accogliere accolgo;predisporre predispongo;proporre propongo;comporre compongo;eseguire eseguo;seguire seguo;servire servo;vendere vendo;scrivere scrivo"
    .split(";").map((pair) => [pair.slice(0, pair.indexOf(" ")), pair.slice(pair.indexOf(" ") + 1)] as [string, string]),
); // prettier-ignore

const contracted = (rest: string): string => {
  const forms: [RegExp, string][] = [
    [/^il /u, "del "], [/^lo /u, "dello "], [/^la /u, "della "], [/^l'/u, "dell'"],
    [/^i /u, "dei "], [/^gli /u, "degli "], [/^le /u, "delle "],
  ]; // prettier-ignore
  const form = forms.find(([start]) => start.test(rest));
  return form ? rest.replace(form[0], form[1]) : `di ${rest}`;
};

function italian(task: string, voice: GrammaticalForm): string {
  const [verb, rest] = [task.slice(0, task.indexOf(" ")), task.slice(task.indexOf(" ") + 1)];
  const noun = nounOf.get(verb);
  const object = /^(?:a|al|ai|alle|agli|alla|all'|in|nel|nella|su|sugli|presso|per|con|da|dal) ?/u.test(rest);
  if (voice === "noun" && noun && !object) return `${noun} ${contracted(rest)}`;
  if (voice === "base") return task;
  if (voice === "past" && !verb.endsWith("si") && !/[dp]urre$|porre$/u.test(verb))
    return `${verb.slice(0, -2)}vo ${rest}`;
  const i = firstPerson.get(verb);
  if (i) return `${i} ${rest}`;
  if (verb.endsWith("are")) return `${verb.slice(0, -3)}o ${rest}`.replace("iio ", "io ");
  return task;
}

const irregular = new Map(
  "build built;write wrote;run ran;take took;make made;lead led;keep kept;hold held;win won;teach taught;sell sold;set set;cut cut;lay laid;drive drove;throw threw;blow blew;cast cast;grow grew;sow sowed;sew sewed;read read;fit fitted;bone boned;wire wired;post posted;light lit;draft drafted;meet met;give gave;plan planned;program programmed;ship shipped;log logged;plug plugged;clip clipped;pot potted"
    .split(";").map((pair) => pair.split(" ") as [string, string]),
); // prettier-ignore
const doubled = new Set(["run", "set", "cut", "win", "plan", "program", "fit", "log", "clip", "ship"]);

function english(task: string, voice: GrammaticalForm): string {
  const [verb, rest] = [task.slice(0, task.indexOf(" ")), task.slice(task.indexOf(" ") + 1)];
  const stem = verb.endsWith("e") ? verb.slice(0, -1) : verb;
  const past = irregular.get(verb) ?? (/[^aeiou]y$/u.test(verb) ? `${verb.slice(0, -1)}ied` : `${stem}ed`);
  const gerund = doubled.has(verb) ? `${verb}${verb.at(-1)}ing` : `${stem}ing`;
  if (voice === "past" || voice === "told") return `${past} ${rest}`;
  if (voice === "gerund" || voice === "noun") return `${gerund} ${rest}`;
  return voice === "now" ? `I ${task}` : task;
}

const tails = {
  it: ["", "", "", "", ", con una riduzione dei tempi del {p}%", " per {n} clienti", " su {n} turni", " in un gruppo di {n} persone", " e dei relativi documenti", " con {tool}", ", in collaborazione con {n} colleghi", " dal {y}", " per il mercato estero", " in autonomia", ", riportando al responsabile", " nel rispetto delle norme", " (circa {n} alla settimana)"],
  en: ["", "", "", "", ", cutting time by {p}%", " for {n} clients", " across {n} shifts", " in a team of {n}", " and the related paperwork", " with {tool}", ", together with {n} colleagues", " since {y}", " for overseas markets", " on my own", ", reporting to the manager", " to the required standard", " (about {n} a week)"],
}; // prettier-ignore
const openings = {
  it: [
    "mi occupo di",
    "ero responsabile di",
    "tra i miei compiti:",
    "incaricato di",
    "ho imparato a",
    "principali mansioni:",
  ],
  en: ["responsible for", "in charge of", "my duties included", "helped to", "tasked with", "took part in"],
};

/** Formats a task in the given form, sometimes with an addition at its end. */
export function sayTask(
  random: Random,
  lang: "it" | "en",
  task: string,
  { voice, tools }: { voice: GrammaticalForm; tools: readonly string[] },
): string {
  let said = lang === "it" ? italian(task, voice) : english(task, voice);
  if (voice === "told" && lang === "it") {
    const opening = random.pick(openings.it);
    said =
      /[ai]$/u.test(opening) || opening.endsWith(":") ? `${opening} ${task}` : `${opening} ${italian(task, "noun")}`;
  } else if (lang === "en" && voice === "gerund" && random.chance(0.3))
    said = `${random.pick(["responsible for", "in charge of", "my duties included"])} ${said}`;
  const tail = random.pick(tails[lang]);
  const filled = tail
    .replace("{p}", String(random.int(5, 60)))
    .replace("{n}", String(random.int(2, 90)))
    .replace("{y}", String(random.int(2005, 2023)))
    .replace("{tool}", random.pick(tools));
  const text = `${said}${filled}`;
  return text[0]!.toUpperCase() + text.slice(1);
}
