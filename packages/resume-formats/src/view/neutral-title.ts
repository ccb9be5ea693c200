import type { PrintLanguage } from "../printed.ts";

/** Stems of Italian titles, each with the noun for the work, which names the activity instead of the person. */
const works: [RegExp, string][] = [
  [/^sviluppat(ore|rice)$/, "sviluppo"],
  [/^programmat(ore|rice)$/, "programmazione"],
  [/^progettist[ao]$/, "progettazione"],
  [/^(direttore|direttrice)$/, "direzione"],
  [/^(amministratore|amministratrice)$/, "amministrazione"],
  [/^(coordinatore|coordinatrice)$/, "coordinamento"],
  [/^(formatore|formatrice)$/, "formazione"],
  [/^(ricercatore|ricercatrice)$/, "ricerca"],
  [/^(traduttore|traduttrice)$/, "traduzione"],
  [/^(educatore|educatrice)$/, "educazione"],
  [/^(venditore|venditrice)$/, "vendita"],
  [/^(redattore|redattrice)$/, "redazione"],
  [/^segretari[oa]$/, "segreteria"],
  [/^commess[oa]$/, "vendita"],
  [/^ingegner[ea]$/, "ingegneria"],
  [/^architett[oa]$/, "architettura"],
  [/^infermier[ea]$/, "assistenza infermieristica"],
  [/^camerier[ea]$/, "servizio ai tavoli"],
  [/^(cuoc[oa]|chef)$/, "cucina"],
  [/^magazzinier[ea]$/, "magazzino"],
  [/^(avvocat[oa]|avvocatessa)$/, "professione legale"],
  [/^psicolog[oa]$/, "psicologia"],
  [/^(professore|professoressa|maestr[oa])$/, "insegnamento"],
  [/^(dottore|dottoressa)$/, "dott."],
];

/** Patterns that give a title both endings, if no noun for the work is known, so that the original form is not recognisable. */
const endings: [RegExp, string][] = [
  [/(t)(ore|rice)$/, "$1ore/trice"],
  [/(s)(ore|ora)$/, "$1ore/a"],
  [/(i)(ere|era)$/, "$1ere/a"],
  [/(at|it|ut|in|ai|ar|an|ol|ett|ari|ic|og|iv)(o|a)$/, "$1o/a"],
];

const english: [RegExp, string][] = [
  [/^(chair)(man|woman)$/i, "$1person"],
  [/^(sales|business|spokes|camera|crafts|fore)(man|woman)$/i, "$1person"],
  [/^waitress$/i, "waiter"],
  [/^actress$/i, "actor"],
  [/^hostess$/i, "host"],
  [/^stewardess$/i, "flight attendant"],
];

const likeFirst = (word: string, model: string): string =>
  /^\p{Lu}/u.test(model) ? word.charAt(0).toUpperCase() + word.slice(1) : word;

/** Words whose ending does not show the gender of a person. */
const things =
  /^(ingegneria|informatica|logistica|meccanica|elettronica|grafica|musica|politica|pratica|fabbrica|clinica|vendita|banca|cucina|sala|area|linea|rete|marketing|ricerca|macchina|medicina|finanza|azienda|prodotto|progetto|servizio|ufficio|bilancio|carico|banco|pubblico|domestico|software|back|front|full|data|account)$/i;

function italian(title: string): string {
  const words = title.split(" ");
  const done = words.map((word) => {
    const work = works.find(([pattern]) => pattern.test(word.toLowerCase()));
    return work ? likeFirst(work[1], word) : null;
  });
  if (done.some((word) => word !== null)) return words.map((word, index) => done[index] ?? word).join(" ");
  // The endings of the noun and of the adjectives directly after it are changed.
  let gendered = true;
  return words
    .map((word, index) => {
      const ending = things.test(word) ? undefined : endings.find(([pattern]) => pattern.test(word));
      if (!ending && index > 0) gendered = false;
      return ending && gendered ? word.replace(ending[0], ending[1]) : word;
    })
    .join(" ");
}

/** Returns a form of the job title that does not reveal the person's gender. */
export function neutralTitle(title: string, language: PrintLanguage): string {
  const plain = title
    .split(" ")
    .map((word) => {
      const pair = english.find(([pattern]) => pattern.test(word));
      return pair ? likeFirst(word.replace(pair[0], pair[1]), word) : word;
    })
    .join(" ");
  return language === "it" || /(trice|tore|iera)\b/.test(title) ? italian(plain) : plain;
}
