/** Questions about the assistant itself, role play, and orders that the rules of refuse-instruction.ts do not cover. */
const itself: readonly RegExp[] = [
  /\b(?:che|quali|quale|which|what)\b[\w' ]{0,24}\b(?:istruzion\w*|regol\w*|ordin[ei]|direttiv\w*|indicazion\w*|vincol\w*|limit[ei]|prompt)\b[\w' ]{0,16}\b(?:hai|segui|devi|ti|rispetti|seguire|usi)\b/,
  /\b(?:what|which)\b[\w' ]{0,20}\b(?:instructions?|rules?|guidelines?|restrictions?|limits?|orders?|prompts?|directives?)\b[\w' ]{0,16}\b(?:you|your)\b/,
  /\b(?:instructions?|rules?|guidelines?|restrictions?|limits?|prompts?)\b[\w' ]{0,20}\b(?:you (?:were|have|got|follow|must|received)|were you given|given to you|apply to you)\b/,
  /\b(?:were|was|are|have|been) (?:you|u) (?:\w+ )?(?:told|instructed|programmed|trained|configured|asked|ordered|given|made|allowed|forbidden|built|designed|set up|prompted)\b/,
  /\b(?:who|what company|which company|chi) (?:\w+ ){0,2}(?:programmed|made|created|built|trained|designed|owns|wrote|controls|developed) you\b/,
  /\b(?:ti|vi) (?:ha|hanno|e stat\w|sono stat\w) (?:\w+ )?(?:programmat|creat|addestrat|dett|istruit|fatt|ordinat|impost|configurat|chiest|dat|costruit|svilupp|insegnat|viet)\w*/,
  /\b(?:cosa|che cosa|che|quali) (?:\w+ ){0,2}(?:ti|sei|hai) (?:\w+ ){0,2}(?:dett\w|istruit\w|programmat\w|autorizzat\w|ricevut\w|ordinat\w|chiest\w)\b/,
  /\b(?:che|quale|which|what|are you an?|sei un\w?|what kind of|what sort of)\b ?(?:\w+ ){0,3}(?:modello|model|ai|ia|llm|bot|robot|chatbot|intelligenza artificiale|artificial intelligence|gpt|versione|version|assistant)\b[\w' ]{0,6}\b(?:sei|are you|usi|do you use|e questo|is this|runs you)\b/,
  /\b(?:are you|sei|you are|tu sei) (?:davvero |really |un |una |an? |in realta |actually )?(?:chat ?gpt|gpt\S*|claude|gemini|copilot|llama|mistral|siri|alexa|human|uman\w|bot|robot|chatbot|ai|ia|llm|machine|macchina|real|ver[oa]|persona|cosciente|conscious|sentient|senzient\w|biased|imparziale)\b/,
  /\b(?:how do you work|come funzioni|who are you|chi sei|what are you\b(?! looking)|cosa sei|what can(?:'t| not|not)? you (?:do|say|tell)|why (?:can't|won't|do) you|perche non (?:puoi|vuoi|rispondi)|your (?:training|training data|knowledge cutoff|creators?|developers?|makers?|memory|context|configuration|settings|source code|filters?|password|api key|prompt|temperature|name)|(?:tuo|tua|tuoi|tue) (?:addestramento|memoria|creator\w|sviluppator\w|configurazione|impostazion\w|codice sorgente|filtr\w|dati di addestramento|contesto|password|nome|prompt))\b/,
  /\b(?:before|prior to|above) this (?:conversation|chat|message)\b|\bprima di questa (?:conversazione|chat)\b|\b(?:hidden|secret|confidential|internal) (?:instructions?|rules?|notes?|settings?|message)\b|\b(?:istruzioni|regole|note|impostazioni) (?:nascost|segret|intern|riservat)\w*\b/,
  /\b(?:everything|all|text|testo|tutto|words?|parole|message|messaggio)\b[\w' ]{0,24}\b(?:above|before this|qui sopra|sopra a questa|precedente a questo|start of this|inizio di questa)\b/,
  /\b(?:without|senza) (?:any |alcun\w? |the )?(?:restrictions?|filters?|limits?|censura|censorship|filtr[oi]|limitazion[ei]|restrizion[ei]|freni)\b/,
  /\b(?:let's|lets|facciamo|giochiamo|vogliamo|we) ?(?:play|pretend|roleplay|finta|un gioco|una recita|giochiamo|a un gioco|giocare|gioco di ruolo)\b|\bgioco di ruolo\b|\brole ?play\w*\b/,
  /^(?:\W|ok |now |ora |please |per favore )*(?:immagina|immaginati|supponi|mettiamo|imagine|suppose|assume) (?:di essere|che tu|che non|you|that you|there are no|of being|being)\b/,
  /^(?:\W|ok |now |ora |adesso |please |per favore )*(?:fai|fa'|be|play|recita|interpreta|diventa|become|talk like|speak like|behave like|sii)(?: la parte del\w*| il ruolo di| la voce di)? (?:il|la|lo|l'|un|una|uno|the|a|an|my|mio) ?(?:pirat\w*|pirate|poeta|poet|cap[oa]|boss|avvocato|lawyer|recruiter|selezionator\w*|hr|ceo|robot|hacker|candidat\w*|applicant|insegnante|teacher|doctor|medico|cattiv\w*|amic\w*|friend|devil\w*|diavolo|judge|giudice|comico|comedian|character|personaggio|different|divers\w*|honest|sincer\w*|brutal\w*)\b/,
  /\b(?:ripeti|repeat|copy|copia|mostra|show|print|stampa|leggi|read|output|riporta|dump)\b[\w' ]{0,40}\b(?:sopra|above|precedente|previous|so far|finora|verbatim|parola per parola)\b/,
  /\b(?:libero|libera|free|freed|liberat[oa]) (?:da|from) (?:ogni|tutte|any|all|your|le) ?\w*\b|\byou (?:have|follow|obey|need) no (?:\w+ )?(?:rules?|restrictions?|limits?|filters?)\b|\bnon hai (?:piu )?(?:regole|limiti|filtri|restrizioni)\b/,
  /\b(?:disable|disattiva|turn off|spegni|remove|togli|rimuovi|bypass|switch off)\b[\w' ]{0,20}\b(?:filters?|filtri|safety|safeguards?|sicurezze|guardrails?|protezioni|censura|censorship)\b/,
  /\b(?:note|nota|message|messaggio|attention|attenzione|avviso|instructions?|istruzioni) (?:to|for|per|all'|al|alla|a) ?(?:the |l'|il |la |ogni |any |all )?(?:ai|ia|assistant|assistente|model|modello|llm|bot|recruiting ai|system|sistema|intelligenza)\b/,
  /\b(?:sei|are you) (?:un essere umano|un umano|una macchina|a human|a person|a machine|una persona|un robot|vero|reale|real)\b/,
  /\b(?:new|nuov[ea]|updated|different|altr[ea]) (?:instructions?|rules?|system|istruzion[ei]|regol[ea]|prompt|task|compito)\s*[:.-]/,
  /\b(?:admin|administrator|amministratore|developer|sviluppatore|root|your (?:owner|creator|developer))\b[\w' ]{0,12}\b(?:access|override|permission|mode|modalita|privileg\w*|qui|here|speaking|parla)\b/,
];

const begin =
  "^(?:\\W|(?:per favore|per piacere|please|pls|ora|adesso|now|ok|okay|ciao|hey|hi|hello|can you|could you|would you|will you|puoi|potresti|mi|ti prego di|vorrei che|voglio che tu|i want you to|i need you to|i'd like you to|go and|just|poi|then|and|e|subito|kindly|help me|aiutami a) )*";
const papers =
  "(?:e-?mail|mail|lettera|letter|messaggio|message|sms|whatsapp|pec|offert\\w|offer|contratt\\w|contract|invito|invitation|risposta|reply|annunci\\w|job (?:ad|post|description)|post|codice|code|script|funzione|function|programma|program|tema|essay|articolo|article|storia|story|discorso|speech|slogan|referenz\\w|reference|reminder|promemoria|appuntamento|meeting|riunione|colloquio|interview|calendar\\w*|call|chiamata|videochiamata|test d'ingresso|quiz)";
const doing =
  "(?:writ\\w+|draft\\w*|compos\\w+|prepar\\w+|create|crea\\w*|make|fai|fammi|fare|mettimi|metti|put|set|set up|book|prenot\\w+|schedul\\w+|arrang\\w+|organizz\\w+|pianific\\w+|programma\\w*|fiss\\w+|send|mand\\w+|invi\\w+|spedi\\w+|scriv\\w+|redig\\w+|gener\\w+|prepare|reply|rispond\\w+|move|spost\\w+|cancel|annull\\w+|disd\\w+|confirm|conferm\\w+|add|aggiung\\w+|inseri\\w+|insert|post|pubblic\\w+|give me|dammi|i need|mi serve|vorrei)";
const orders: readonly RegExp[] = [
  new RegExp(
    `${begin}${doing} (?:[\\w']+ ){0,4}?(?:\\w+')?${papers}\\b(?! (?:marketing|review|center|centre|design|campaign))`,
  ),
  new RegExp(
    `${begin}(?:delete|remove|erase|wipe|cancella\\w*|elimina|rimuov\\w+|togli|archivia\\w*|archive|hide|nascond\\w+|withdraw|ritira|close|chiudi|reopen|riapri) (?:[\\w']+ ){0,3}?(?:\\w+')?(?:application|candidatura|account|cv|curriculum|resume|profile|profilo|file|data|dati|dal processo|from the (?:process|pipeline)|dalla (?:selezione|pipeline)|job post|annuncio|notes?|nota)\\b`,
  ),
  new RegExp(
    `${begin}(?:change|edit|update|modify|alter|fix|improve|rewrite|correct|modifica\\w*|cambia\\w*|aggiorna\\w*|correggi\\w*|migliora\\w*|sistema|ritocca|abbellisci|falsif\\w+|fake) (?:[\\w']+ ){0,3}?(?:\\w+')?(?:cv|curriculum|resume|application|candidatura|profile|profilo|status|stato|stage|fase|score|punteggio|notes?|nota|annuncio|job post|ad)\\b`,
  ),
  new RegExp(
    `${begin}(?:mark|segna\\w*|contrassegna\\w*|flag|tag|label|etichetta|set|imposta|metti|put|move|sposta|promote|promuovi|advance|bump|push) (?:[\\w']+ ){0,5}?(?:as|come|to|in|into|on|tra|fra|nella|nel|su) (?:[\\w']+ ){0,2}?(?:rejected|hired|accepted|approved|shortlisted|favou?rites?|preferit\\w|rifiutat\\w|respint\\w|assunt\\w|accettat\\w|approvat\\w|scartat\\w|idone\\w|colloquio|interview|offer|offerta|next (?:stage|step|round)|fase|stage|shortlist|hold|attesa|calendar\\w*|agenda)\\b`,
  ),
  new RegExp(
    `${begin}(?:add|aggiung\\w+|give|dai|dagli|dalle|assegna\\w*|togli|remove|deduct|subtract|award|bonus) (?:[\\w']+ ){0,3}?(?:extra |bonus )?(?:points?|punt[oi]|stars?|stell[ae])\\b`,
  ),
  new RegExp(
    `${begin}(?:traduc\\w+|tradur\\w+|translate|paraphrase|parafrasa|rephrase|proofread|spell ?check|correct|correggi) (?:this|that|the|these|it|my|questa|questo|quest'|il|la|le|i|in|into|mi|me|everything|tutto|al|her|his)\\b`,
  ),
  new RegExp(
    `${begin}(?:solve|risolvi|calculate|debug|compile|hack|crack|scrape|browse|scan|look (?:him|her|them|it) up|cerca\\w* (?:su|in|online)|fetch|visit|visita|open the (?:link|url|site)|vai (?:su|sul)|go to|run|esegui|lancia|play|suona|riproduci|order|ordina|buy|compra|pay|paga|call|chiama|phone|telefona) (?:the |a |an |this |me |us |un |una |il |la |questo |al |alla )?(?:equation|equazione|code|codice|bug|script|command|comando|web|internet|linkedin|facebook|instagram|google|sito|site|website|url|link|song|music\\w*|canzone|pizza|pranzo|lunch|taxi|caffe|coffee|candidat\\w+|applicant|him|her)\\b`,
  ),
  new RegExp(
    `${begin}(?:tell|inform|notify|let|avvisa\\w*|informa\\w*|comunica\\w*|di'|dille|digli|ringrazia\\w*|thank|congratulate|warn|remind|ricorda\\w*|invite|invita\\w*|offer|offri\\w*|negotiate|negozia) (?:him|her|them|the candidates?|the applicants?|everyone|al|alla|ai|agli|il candidato|la candidata|i candidati|tutti|che (?:e|sei|abbiamo|non)|know)\\b`,
  ),
  /^(?:convoca\w*|fissa\w*|chiama(?:l[oa])|invita\w*|approva\w*) (?!\w+ (?:clienti|fornitori)\b)\w+/,
  /\b(?:e|and|then|poi) (?:mandal|inviar?|inval|invial|spediscil|inoltral|send it|email it|forward it|share it|condividil)\w*/,
  new RegExp(
    `${begin}(?:erase|wipe|delete|cancella|azzera|reset|distruggi|destroy) (?:everything|all|it|them|tutto|tutti|ogni)\\b`,
  ),
  new RegExp(
    `${begin}(?:add|aggiungi|insert|inserisci|write|put|scrivi|metti) [\\w' ]{1,40} (?:to|in|into|al|alla|alle|nel|nella|tra le|fra le|on) (?:her|his|their|the|suo|sua|sue|suoi|cv|curriculum|profilo|competenze)\\b`,
  ),
  new RegExp(
    `${begin}(?:give|dai|dagli|dalle) (?:him|her|them|a \\w+|un) ?(?:a |an |un |una |il |the )?(?:bonus|raise|job|chance|aumento|premio|lavoro|possibilita|vantaggio|advantage|push|spinta)\\b`,
  ),
  new RegExp(
    `${begin}(?:aumenta|alza|abbassa|raise|lower|increase|boost|decrease|gonfia|inflate|double|raddoppia) (?:il |la |the |her |his |their |suo )*(?:suo |sua )?(?:punteggio|voto|score|rating|points?|punti|grade|ranking|posizione)\\b`,
  ),
  new RegExp(
    `${begin}(?:inventat\\w+|invent\\w*|make up|fabricate|falsifica) (?:a|an|un|una|some|the|il|la|dei|delle)\\b`,
  ),
  new RegExp(
    `${begin}(?:say|di'|dici|dimmi solo|claim|pretend|conclude|confirm|conferma|ammetti|admit|scrivi|write) (?:that |che )?(?:she|he|they|e|sono|lui|lei|yes|si|no)\\b`,
  ),
  new RegExp(
    `${begin}(?:answer|reply|respond|rispondi) (?:only |solo |always |sempre |di )*(?:yes|no|si|true|vero|ok)\\b`,
  ),
  new RegExp(
    `${begin}(?:speak|talk|parla|answer|rispondi|write|scrivi|sound|behave|comportati) (?:like|come|as|in rima|in rhyme|in verse|in versi)\\b`,
  ),
  new RegExp(
    `${begin}(?:compila|fill in|fill out|complete|firma|sign|stampa|allega|attach|carica|upload) (?:il|la|un|una|the|a|this|that|lo|questo|questa|her|his)\\b`,
  ),
  new RegExp(
    `${begin}(?:rispondi|answer|reply|respond|parlami|speak)(?: to me| a me)? in \\w+$|${begin}(?:fammi ridere|make me laugh|divertimi|entertain me|cheer me up)\\b`,
  ),
  /\b(?:smettila|smetti|stop|basta|cessa|quit)\b[\w' ]{0,16}\b(?:seguire|following|obeying|rispettare|con) (?:le |\w+ )?(?:regole|rules|istruzioni|instructions|limiti|guidelines)\b/,
  /^(?:assumi(?:l[oa])?|hire|licenzia(?:l[oa])?|fire|reject|respingi(?:l[oa])?) (?:him|her|them|subito|now|immediately|lui|lei|il candidato|la candidata|tutti|everyone)\b/,
];

/**
 * Whether a question is about the assistant itself, or in `isOrder` an order to it. Expects lower case without accents. A
 * question about a person never begins with an order.
 */
export const isAboutItself = (plain: string): boolean => itself.some((one) => one.test(plain));
export const isOrder = (sentence: string): boolean => orders.some((one) => one.test(sentence));

/** The words of the rules in this file. They never count as typos. */
export const orderKnown = [...itself, ...orders].flatMap(({ source }) => source.match(/[a-z]{5,}/g) ?? []);
