import { hasUnseen, seenAs } from "./plain-text.ts";

const words = (...rows: string[]) => rows.join("|");
const orders = [
  // Patterns of commands to ignore previous instructions.
  String.raw`\b(?:ignor\w+|disregard\w*|forget|dimentic\w+|trascura\w*|tralascia\w*|override|bypass\w*|scavalca\w*|skip)\b[^.]{0,60}\b(?:${words("instruct\\w*", "istruzion\\w*", "previous", "precedent\\w*", "prior", "above", "sopra", "earlier", "rules?", "regol\\w+", "prompt\\w*", "direttiv\\w*", "everything", "tutto", "quanto", "system", "guidelines?", "linee guida", "criteri\\w*", "other candidates", "altri candidati")})\b`,
  // Patterns of text that addresses a machine reader.
  String.raw`\b(?:note|nota|message|messaggio|attention|attenzione|notice|avviso|important|importante|instructions?|istruzion[ei]|comando|command)\b[^.]{0,20}\b(?:for|to|per|a|al|all'|alla|per l'|per il)\b ?[^.]{0,25}\b(?:ai|ia|llm|llms|gpt|chatgpt|assistant|assistente|model|modello|bot|parser|screen\w+|recruiter|selezionator\w+|reader|lettore|sistema|system|algorit\w+|intelligenza)\b`,
  String.raw`\b(?:dear|hey|hello|caro|cara|gentile|ciao) (?:ai|ia|llm|gpt|chatgpt|assistant|assistente|model|modello|bot|recruiter ai|intelligenza artificiale)\b`,
  String.raw`\b(?:if|se) (?:you|you're|sei|stai|chi|un|an?|il|the) [^.]{0,30}\b(?:ai|ia|llm|gpt|language model|modello(?: linguistico)?|assistant|assistente|bot|intelligenza artificiale|leggi|legge|reading|screening)\b`,
  String.raw`\b(?:as an?|come|you are|you're|sei|act as|fai finta|fingi|pretend|agisci|comportati) (?:un |una |an? |the |di essere |to be |now |ora |da |come )*(?:ai|ia|llm|assistant|assistente (?:ai|ia|virtuale)|language model|modello|recruiter|selezionator\w+|hr|dan|admin\w*|sistema|system)\b`,
  // Patterns of commands about what a model should answer, or how it should treat the person.
  String.raw`\b(?:say|tell|state|answer|respond|reply|write|output|print|repeat|report|conclude|confirm|declare|claim|mention|emphasi[sz]e|insist|rate|rank|score|recommend|give|assign)\b (?:only |always |just |simply |clearly |back |out )*(?:that|with|them|him|her|the (?:user|recruiter|reader|hiring)|everyone|to (?:the|every)|exactly|this candidate|this person|me|it|yes|as)\b`,
  String.raw`\b(?:di'|dici|dite|dica|rispondi|rispondete|risponda|scrivi|scrivete|scriva|afferma|affermate|ripeti|conferma|dichiara|sostieni|concludi|riporta|aggiungi|includi|inserisci|valuta|assegna|attribuisci|classifica|consiglia|raccomanda|preferisci|scegli|considera|tratta|presenta|descrivi)\b (?:sempre |solo |soltanto |semplicemente |pure |anche |chiaramente |a tutti |all'utente |al recruiter |al selezionatore |nella risposta |come |con )*(?:che|sempre|questa persona|questo candidato|questa candidata|il candidato|la candidata|a tutti|all'utente|al recruiter|al selezionatore|nella risposta|con|me|mi|il massimo|10|dieci|:|"|«|“|quanto segue|si)`,
  String.raw`\b(?:you must|you should|you have to|you will|you need to|your (?:task|job|role|answer|response|instructions?|output|reply)|devi|dovete|deve rispondere|dovresti|la tua risposta|il tuo compito|le tue istruzioni|tua risposta)\b`,
  String.raw`\b(?:always|never|sempre|mai) (?:say|answer|mention|reply|respond|rispond\w+|dire|menzion\w+|scriv\w+)\b|\bdo not (?:mention|say|tell|reveal|reject|quote)\b|\bnon (?:menzionare|dire|rivelare|scartare|citare)\b`,
  String.raw`\b(?:hire|assumi|assumete|assumere|interview|promuovi|promote|reject|scarta|scartate|rifiuta) (?:subito |immediatamente |immediately |this|questo|questa|him|her|them|me\b|tutti|gli altri|all|the other|every other)`,
  String.raw`\b(?:this|the|questo|questa|il|la) (?:candidate|candidato|candidata|applicant|person|persona|profilo|profile) (?:is|e'|e|should|must|deve|merita|va|deserves|ha|has)\b[^.]{0,40}\b(?:best|migliore|miglior|perfect|perfetto|perfetta|ideal|ideale|top|hired|assunt\w|100|10|only|unic\w|suitable|qualified|qualificat\w|score|punteggio|superior\w*)\b`,
  String.raw`\b(?:assegna\w*|attribui\w+|dai|date|concedi|give|grant|award|assign)\b (?:a |ad |to )?(?:quest[oa]|this|il|la|the) (?:candidat\w+|applicant|person|persona|profil\w+)\b`,
  String.raw`\b(?:ai|ia|llm|gpt|chatgpt|model|modello|assistant|assistente|bot|system|sistema|recruiter|screener|lettore|reader|selezionatore) (?:must|should|shall|has to|have to|is to|needs to|deve|dovrebbe|dovra)\b`,
  String.raw`\boverride ?[:!]|\b(?:output|print|write|reply|respond|answer|say|stampa|scrivi|rispondi|restituisci|mostra)\b (?:only|just|solo|soltanto|esclusivamente|unicamente)\b`,
  // Patterns of the markup that separates the messages of a conversation with a model.
  String.raw`<\|?/?(?:im_start|im_end|system|user|assistant|inst|endoftext|instruction\w*|prompt)\b|\[/?(?:inst|system|system prompt|admin|override)\]|(?:^|\s)(?:system|assistant|user|human|utente|assistente|sistema) ?:|###|"role" ?:|\{ ?"statements"|\bsystem (?:prompt|message|override|instruction\w*)\b|\bprompt (?:injection|di sistema)\b|\b(?:new|nuov[ae]) (?:instructions?|istruzion[ei]|task|rules?|regol[ae])\b|\bend of (?:resume|cv|document|data)\b|\bfine (?:del )?(?:cv|curriculum|documento|dati)\b|\bdeveloper mode\b|\bmodalita (?:sviluppatore|debug|admin)\b`,
].map((pattern) => new RegExp(pattern, "u"));

/** Matches long runs of encoded text that people do not read, but that a model could decode. */
const encoded =
  /[a-z0-9+/]{40,}={0,2}|(?:[0-9a-f]{2} ){12,}|(?:&#x?[0-9a-f]+;){4,}|(?:%[0-9a-f]{2}){6,}|(?:\\u[0-9a-f]{4}){4,}/i;

/**
 * True for a line that instructs its reader instead of describing a person. Such a line is stored like any other, but no model
 * sees it and no claim of a model may rest on it. False positives are acceptable, because our own code still reads all lines.
 */
export function givesOrders(line: string): boolean {
  if (hasUnseen(line) || encoded.test(line)) return true;
  const low = seenAs(line);
  return orders.some((pattern) => pattern.test(low));
}
