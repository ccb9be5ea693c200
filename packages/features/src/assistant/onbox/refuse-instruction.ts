import { isAboutItself, isOrder } from "./refuse-assistant.ts";

/**
 * Instructions to do something other than answer. Orders are at the beginning of a sentence; attempts to change the rules can be
 * anywhere.
 */
const rules =
  "(?:istruzion|regol|prompt|indicazion|direttiv|limit|vincol|filtr|instruction|rule|guideline|restriction|constraint|directive|polic|safeguard)\\w*";
const changes: readonly RegExp[] = [
  new RegExp(
    `\\b(?:ignor\\w*|dimentic\\w*|scord\\w*|disattend\\w*|supera\\w*|aggir\\w*|viol\\w*|bypass\\w*|overrid\\w*|disregard|forget|skip|drop|break|annulla|salta|disattiva|disable)\\b(?:[\\w' ]{0,40})\\b${rules}`,
  ),
  /\b(?:ignora|ignore|dimentica|forget|disregard)\b[\w' ]{0,40}\b(?:hanno detto|were told|been told|ti ho detto|i told you|precedent\w*|sopra|previous|above|everything|tutto|earlier)\b/,
  /\b(?:system|developer|tuo|your|iniziale|initial|hidden|nascost\w*|sistema) (?:prompt|message|instructions?|istruzioni|messaggio)\b|\bprompt (?:di sistema|iniziale|nascosto)\b|\b(?:istruzioni|messaggio) di sistema\b/,
  /\b(?:tue|your) (?:\w+ )?(?:istruzioni|regole|instructions|rules|guidelines)\b/,
  /\b(?:fai finta|fingi|fingiti|comportati|pretend|act as|acting as|role ?-?play|imperson\w+|immedesimati|interpreta il ruolo|agisci come|parla come|simula di)\b/,
  /\b(?:you are now|from now on|d'ora in (?:poi|avanti)|da adesso|da ora in poi|sei ora|ora sei|adesso sei|(?:^|tu )sei un\w* (?:assistente|ai|ia|intelligenza|modello|bot|pirata|recruiter)|you're now|now you are)\b/,
  /\b(?:jailbreak|developer mode|dan mode|modalita (?:sviluppatore|libera|dan|debug|amministratore)|sudo|god mode|admin mode|debug mode)\b/,
  /(?:^|\n|["'<[{(|#])\s*(?:system|assistant|sistema|assistente|user|admin|inst)\s*(?:[:>\]|])/,
  /<\/?\w+>|\{\{|\bdrop table\b|\bselect \* from\b|<script/,
  /\b(?:rispondi|answer|reply|respond|say|di'|dici|repeat|ripeti|print|stampa|output)\b[\w' ]{0,20}(?:\bsempre\b|\balways\b|\bonly\b|\bsolo\b|\bsoltanto\b|\bexactly\b|\besattamente\b|\bafter me\b|\bdopo di me\b|\bcome un\w* \w+$|\blike a\b|\bas a\b|\bin rima\b|\bin rhyme\b|\bverbatim\b|\ball the text above\b|")/,
];

const wants =
  "(?:(?:per favore|per piacere|please|ora|adesso|now|ok|okay|ciao|hey|hi|ehi|hello|can you|could you|would you|will you|puoi|potresti|mi puoi|mi potresti|vorrei che tu|i want you to|i need you to|i'd like you to|devi|you must|you should|e poi|poi|then|and|e)[,:]? )*";
const things =
  "poe(?:sia|m)|poesie|barzellett\\w*|jok\\w*|stor(?:ia|y)|storiella|favol\\w*|canzon\\w*|song|filastrocc\\w*|haiku|sonett\\w*|sonnet|essay|tema|rap|ricett\\w*|recipe|limerick";
/**
 * Verbs that are always an order, followed by verbs that are an order only with an object: "email her" is an order, "email
 * marketing" is not.
 */
const verbs =
  "scriv(?:i\\w*|ere\\w*|a)|compon(?:i\\w*)|comporre|redigi\\w*|inventa(?:mi|re)?|traduci\\w*|tradurre|riscrivi\\w*|correggi\\w*|manda(?:gli|le|li|mi|re)?|invia(?:gli|le|li|mi|re)?|spedisci\\w*|inoltra(?:mi|re)?|contatta(?:lo|la|li|re)?|telefona(?:gli|le|re)?|fissa(?:mi|gli|re)?|invita(?:lo|la|li|re)?|ricordami|avvisa(?:lo|la|mi|re)?|cancella(?:lo|la|re)?|rimuovi\\w*|sposta(?:lo|la|li|re)?|approva(?:lo|la|re)?|accetta(?:lo|la|re)?|archivia(?:lo|la|re)?|condividi\\w*|aggiungi\\w*|pubblica(?:lo|la|re)?|scarica(?:lo|la|re)?|esporta(?:lo|la|re)?|salva(?:lo|la|re)?|translate|rewrite|proofread|delete|invite";
const withObject =
  "write|draft|compose|invent|make up|sing|draw|create|generate|program|code|improve|finish|send|email|e-mail|mail|text|message|forward|contact|phone|ring|call|book|schedule|arrange|remind|notify|remove|move|change|update|edit|approve|accept|publish|close|open|save|download|export|print|add|archive|share|buy|pay|execute|run|install|google|search|browse|reject|(?:crea|genera|prepara|programma|canta|disegna|migliora|completa|modifica|cambia|aggiorna|stampa|compra|paga|installa|chiama|prenota|organizza|rifiuta)(?:mi|re)?|esegui|apri|chiudi|rispondi";
const object =
  "(?:a|an|the|her|him|them|me|my|this|that|these|all|it|us|some|your|to|un|una|uno|il|lo|la|i|gli|le|al|alla|ai|questo|questa|queste|tutti|tutte|su|l'\\w+|un'\\w+)";
const orders: readonly RegExp[] = [
  new RegExp(`^${wants}(?:${verbs})\\b`),
  new RegExp(`^${wants}(?:${withObject}) ${object}\\b`),
  new RegExp(`^${wants}chiama(?:lo|la|li)\\b`),
  new RegExp(`^${wants}(?:cerca|search)\\b[\\w' ]{0,20}\\b(?:google|internet|linkedin|facebook|rete|web|online)\\b`),
  new RegExp(
    `^${wants}(?:racconta\\w*|tell|dimmi|fammi|make|give|dammi|recita|recite|reveal|rivela\\w*|mostra\\w*|show|say)\\b[\\w' ]{0,20}\\b(?:${things}|prompt|segret\\w*|secret\\w*|password|api key|chiave)\\b`,
  ),
  /\b(?:una?|a|an) (?:breve |short |bella |funny |little )?(?:poesia|poem|barzelletta|joke|filastrocca|haiku|sonetto|limerick)\b/,
  /\b(?:mandagli|mandale|inviagli|inviale|scrivigli|scrivile|chiamalo|chiamala|contattalo|contattala|rispondigli|rispondile|email (?:him|her|them)|send (?:him|her|them)|write to (?:him|her|them))\b/,
];
/**
 * Matches questions that are requests: "Puoi preparare …?" is a request, while "Prepara il pane?" asks whether the person does
 * it.
 */
const politely =
  /^(?:per favore|please|can you|could you|would you|will you|puoi|potresti|mi puoi|mi potresti)\b|\b(?:poesia|poem|barzelletta|joke|haiku)\b|(?:gli|le|lo|la) una\b|^(?:scrivi|traduci|componi|write|translate|send|tell)\b/;

/** The words of the rules in this file. They never count as typos. */
export const instructionWords = [...changes, ...orders].flatMap(({ source }) => source.match(/[a-z]{5,}/g) ?? []);

/** Whether a question instructs the assistant to do something other than answer. Expects lower case without accents. */
export function isInstruction(plain: string): boolean {
  const sentences = (plain.match(/[^.!?;\n]+[.!?;\n]*/g) ?? []).map((said) => said.trim());
  return (
    changes.some((one) => one.test(plain)) ||
    isAboutItself(plain) ||
    sentences.some(
      (said) => (!said.endsWith("?") || politely.test(said)) && (orders.some((one) => one.test(said)) || isOrder(said)),
    )
  );
}
