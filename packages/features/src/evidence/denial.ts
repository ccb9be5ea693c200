import {
  bySomebodyElseAfter,
  hopedAfter,
  hopedBefore,
  negatedAfter,
  negatedBefore,
  onlyStudied,
  somebodyElseBefore,
  unusedAfter,
} from "./clause-patterns.ts";

/**
 * The stance of a sentence that mentions a skill: the person has it, lacks it, or only looks for it. A sentence about somebody else
 * also counts as `wishes`.
 */
export type SkillStance = "has" | "denies" | "wishes";

const haveNot = String.raw`non (?:ho|abbiamo|ha) (?:mai |ancora |avuto |piu )*(?:usato|utilizzato|impiegato|adoperato|lavorato|avuto|fatto|maturato|acquisito|sviluppato|gestito|toccato|visto|studiato|modo|occasione|l'occasione|esperienz\p{L}*|conoscenz\p{L}*|competenz\p{L}*|dimestichezza|familiarita|pratica|certificaz\p{L}*|la patente|patente)`;
const denials = new RegExp(
  [
    haveNot,
    String.raw`non (?:conosco|uso|utilizzo|so (?:usare|programmare|utilizzare)|possiedo|dispongo|parlo|padroneggio|programmo|sono (?:in possesso|pratic\p{L}|espert\p{L}|capace|certificat\p{L}))`,
    String.raw`(?:nessun|nessuna|zero|alcuna|scarsissima|priv[oa] di) (?:esperienz\p{L}*|conoscenz\p{L}*|competenz\p{L}*|dimestichezza|familiarita|pratica)`,
    String.raw`senza (?:alcuna |nessuna |precedente )?(?:esperienz\p{L}*|conoscenz\p{L}*|competenz\p{L}*|aver (?:mai )?\p{L}+)`,
    String.raw`mai (?:usat\p{L}|utilizzat\p{L}|lavorato|avuto|studiat\p{L}|adoperat\p{L}|vist\p{L}|provat\p{L})`,
    String.raw`(?:no|zero|without(?: any)?|lack of|lacking|limited to no) (?:prior |previous |hands-on |professional |real |practical |working )*(?:experience|knowledge|exposure|familiarity|expertise)`,
    String.raw`never (?:really |actually )?(?:used|worked|had|touched|learned|learnt|tried|studied|programmed|developed|been|coded)`,
    String.raw`(?:have|has|had|did|do|does|am|is|are|was)(?:n't| not|nt) (?:yet |really |actually |got |ever )*(?:used?|worked?|known?|familiar|experienced|any|had|touched|learned|studied|proficient|certified|speak|have|an expert|program)`,
    String.raw`not (?:yet |very |really )*(?:used|familiar|experienced|proficient|certified)`,
    String.raw`unfamiliar with|don't know|do not know|cannot use|can't use`,
  ].join("|"),
  "gu",
);
const wishes = new RegExp(
  [
    String.raw`(?:vorrei|voglio|vorremmo|desidero|desideroso|mi piacerebbe|intendo|intenzionat\p{L}|spero|aspiro|ambisco|punto|conto|sogno|interessat\p{L}) (?:molto |anche |di |a |ad |poter |presto )*(?:imparare|approfondire|studiare|apprendere|acquisire|conoscere|scoprire|crescere|specializzarmi|formarmi|lavorare|usare|provare|passare|certificarmi|ottenere|prendere|conseguire|avvicinarmi|diventare|migliorare)`,
    String.raw`(?:sto|sono) (?:imparando|studiando|approfondendo|iniziando|muovendo i primi passi|in procinto)`,
    String.raw`(?:voglia|desiderio|obiettivo|intenzione|curiosita|prossimo passo|disponibil\p{L}|dispost\p{L}|pront\p{L}|curios\p{L})[^.;]{0,20}? (?:di|a|ad|:|e) ?(?:imparare|approfondire|apprendere|conoscere|studiare|formarmi|scoprire)`,
    String.raw`(?:would like|'d like|i'd love|would love|want|wish|hope|hoping|aim|aiming|plan|planning|eager|willing|keen|ready|looking|looking forward|happy|excited|aspire|intend|going) to (?:learn|study|improve|explore|gain|get|work|use|try|master|become|move|deepen|start|acquire|obtain|know|discover|specialise|specialize)\p{L}*`,
    String.raw`(?:interested|interest) in|interess\p{L}* (?:per|verso|a|al|alla|all')|(?:currently |now |still |i am |i'm )(?:learning|studying)|learning goals?|next step`,
    String.raw`in futuro|in the future|da imparare|da approfondire`,
    String.raw`(?:cerco|cercando|in cerca di|alla ricerca di)[^.;]{0,40}? (?:come|da)(?= )|(?:looking|searching|applying) for[^.;]{0,40}? as(?= )|seeking[^.;]{0,40}? as(?= )`,
  ].join("|"),
  "gu",
);
/** Matches a negation right before the skill's name: "ma non Kubernetes", "senza Kubernetes", "except Kubernetes". */
const directBefore =
  /(?:^|[\s(,])(?:non|not|no|tranne|eccetto|escluso|esclusa|except|excluding|mai)\s+(?:con\s+|with\s+|di\s+|su\s+)?$/u;
/** Matches a negated verb right before the skill's name, as in "Non ho la patente B". */
const notHaving =
  /(?:non (?:ho|possiedo|abbiamo)|(?:do not|don't) (?:have|hold)|have no|senza)\s+(?:ancora\s+)?(?:la\s+|il\s+|l'|una?\s+|an?\s+|any\s+)?$/u;
const withoutBefore = /(?:^|\s)(?:senza|without)\s+(?:l'uso di\s+|usare\s+|using\s+)?$/u;
/** Matches a negation right after the skill's name: "Kubernetes: nessuna esperienza", "Kubernetes non l'ho mai usato". */
const deniedAfter =
  /^\s*[:,(–-]*\s*(?:(?:nessuna|no|none|zero|nessuna (?:esperienza|conoscenza)|no (?:experience|knowledge)|mai (?:usat|utilizzat|vist|studiat)\p{L}|never (?:used|learned|worked with)|not (?:used|known)|i have(?:n't| never| not) (?:used|learned|tried))(?: it| them| yet| finora)*\s*(?:[.,;)!]|$)|(?:io )?non (?:l'ho|l'abbiamo|lo (?:conosco|uso|so)|la (?:conosco|uso|ho)|li ho|le ho|ce l'ho))/u;
const wishedAfter =
  /^\s*[:,(–-]*\s*(?:da (?:imparare|approfondire|studiare)|to (?:learn|be learned)|in apprendimento|in corso di apprendimento|\(?learning\)?)/u;

/** Matches a later clause that denies the use of what the sentence is about: "studiato a scuola, mai usato sul lavoro". */
const neverUsedAfter =
  /^[^,.;:]{0,60}[,(–-]\s*(?:ma |but )?(?:mai (?:usat|utilizzat|applicat|praticat)\p{L}|never (?:really |actually )?(?:used|applied|practi[sc]ed))(?: (?:it|them))?(?: (?:sul lavoro|al lavoro|in azienda|in produzione|in pratica|professionalmente|finora|at work|on the job|in a job|in production|in practice|professionally|since|so far))?\s*(?:[.,;)!]|$)/u;
/** Matches a clause whose subject is a colleague: "Il mio collega seguiva". */
const aboutSomebodyElse =
  /^\s*(?:(?:il|la|i|le|un|una|un')\s*)?(?:(?:mi[oae]|miei|nostr[oaie])\s+)?(?:collegh?[aeio]|superior[ei]|titolare|capo(?:squadra|turno|reparto)?)\s(?!mi |ci )|^\s*(?:my|a|an|another|our|the)\s+(?:own\s+|other\s+)?(?:colleagues?|co-?workers?|team-?mates?|boss|supervisor)\s(?!and i\s)/u;

/** Matches what follows a skill that somebody else looked after, or that was only theory. */
const notOwnAfter =
  /^[^.;]{0,30}?\s(?:(?:era|erano|veniva|venivano|e|was|were|is|are)\s)?(?:(?:seguit|gestit|curat|svolt|fatt|affidat|delegat)\p{L}|(?:handled|managed|done|covered|looked after|left))\s(?:da|dal|dalla|a|al|alla|by|to|ad)\s(?:(?:un|una|mio|mia|a|my|another|il|la|the)\s?'?)*(?:collegh?[aeio]|colleagues?|altr[oaie]|others?|somebody else|someone else|co-?workers?|team-?mates?|un altro|fornitor|consulent)|^[^,.;]{0,20}[,(:–-]?\s*(?:solo|soltanto|only)\s(?:in teoria|teorica\p{L}*|a livello teorico|di nome|in theory|by name|theoretical\p{L}*)/u;

/** Matches words that end the scope of a negation, such as "ma" in "non ho usato Docker, ma uso Kubernetes". */
const turn =
  /(?<![\p{L}])(?:ma(?: anche)?|pero|bensi|tuttavia|mentre|invece|sebbene|but|however|while|whereas|although|though|instead)(?![\p{L}])(?! non| not)|[.;!?\n](?:\s|$)|,\s+(?:ho|uso|conosco|utilizzo|lavoro|so|sono|i(?: have| use| know|'ve)?)\s|(?<![\p{L}])(?:e|and) (?:ho|uso|conosco|utilizzo|i (?:have|use|know))\s/gu;
const onlyThat = /\b(?:non|not)\s+(?:ho\s+\p{L}+\s+)?(?:solo|soltanto|solamente|only|just|limitat\p{L})\b/u;

const endOfLast = (pattern: RegExp, text: string): number => {
  let end = -1;
  for (const match of text.matchAll(pattern)) end = match.index + match[0].length;
  return end;
};

/** Whether a sentence affirms, denies or wishes for the skill that is named between two offsets. Expects lowercase text without accents. */
export function voiceAt(low: string, from: number, to: number): SkillStance {
  const before = low.slice(0, from);
  const after = low.slice(to);
  if ([deniedAfter, neverUsedAfter, negatedAfter, unusedAfter, onlyStudied].some((one) => one.test(after)))
    return "denies";
  if ([wishedAfter, notOwnAfter, bySomebodyElseAfter, hopedAfter].some((one) => one.test(after))) return "wishes";
  const turned = endOfLast(turn, before);
  const clause = before.slice(Math.max(0, turned));
  if (aboutSomebodyElse.test(clause) || somebodyElseBefore.test(clause)) return "wishes";
  if (onlyThat.test(clause)) return "has";
  if (directBefore.test(before)) return "denies";
  if (withoutBefore.test(before)) return "wishes";
  if (notHaving.test(before)) return "denies";
  if (endOfLast(denials, clause) > -1 || negatedBefore.test(clause)) return "denies";
  return endOfLast(wishes, clause) > -1 || hopedBefore.test(clause) ? "wishes" : "has";
}
