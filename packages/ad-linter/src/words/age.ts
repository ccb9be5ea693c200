import type { Phrase } from "../find/phrases.ts";

/** Those whom a young thing, market or customer belongs to. */
const things =
  "(?:azienda|aziende|realta|startup|start-up|start up|societa|impresa|brand|marchio|mercato|settore|agenzia|studio|cooperativa|organizzazione|associazione|pubblico|clientela|target|catena|gruppo industriale|casa editrice|company|business|brand|market|firm|organi[sz]ation|sector|industry|agency|scale-up|scaleup|field|discipline|audience)";
const others =
  "(?:pazienti|lettori|clienti|utenti|studenti|studentesse|adulti|atleti|visitatori|ospiti|imprese|aziende|consumatori|startup|allievi|pubblico|children|adults?|patients?|offenders?|learners?|readers?|customers?|audiences?|students?|athletes?|players?|consumers?|users?|mothers?|families|residents?|clients?|visitors?|guests?|horses?|animals?|wine|vino|vini|vigneti|piante|plants?)";
const served =
  "\\b(?:garanzia|politiche|servizi|progetti|attivita|laboratori|assistenza|educa\\w+|formazione|formare|supporto|supportare|orientamento|centro|rivolt\\w+|sostegno|accompagna\\w+|insegna\\w+|segu\\w+|marketing|comunica\\w+|prodotti|support\\w*|teach\\w*|help\\w*|mentor\\w*|work(?:ing)? with|services?|programmes?|programs?|projects?|products?|appeal\\w*|mentoring)(?: \\w+){0,4} $";

export const ageWords: readonly Phrase[] = [
  {
    says: ["giovan(?:e|i|issim[oaie])(?: eta)?", "young(?:er|sters?)?", "youthful"],
    notBefore: new RegExp(`^(?: e \\w+| and \\w+|, \\w+)? (?:${things}|${others})\\b`),
    notAfter: new RegExp(
      `\\b${things}(?: \\w+)? (?:(?:molto |piuttosto |ancora |e |ed |, ?|\\w+ (?:e|and) )*)$|\\b(?:siamo|we are|sono) una? $|\\b(?:non solo |non piu )$|\\b(?:child|adolescent|bambini e|ragazzi e|minori e|adolescenti e|children and|anziani e) $|${served}`,
    ),
  },
  {
    says: [
      "nativ[oaie] digital[ei]",
      "digital natives?",
      "millennials?",
      "(?:gen|generazione|generation) ?z",
      "(?:ambiente|contesto|clima|team|gruppo|spirito|stile) giovanile",
      "(?:forze|energie) fresche",
      "ventenn[ei] o poco piu",
      "(?:eta media|average age)(?: \\w+){0,5}? (?:\\d\\d|under|bassa|trent\\w+|vent\\w+)(?: anni| years)?",
      "ragazz[oi] (?:e ragazze )?(?:dinamic\\w+|motivat\\w+|voglios\\w+|volenteros\\w+|svegli\\w*|in gamba|con voglia)",
      "recent school leavers? only",
      "youngsters?|young blood|young at heart",
      "(?:prossim[ie] alla pensione|vicin[ie] alla pensione|non pensionati|no pensionati)",
    ],
    notAfter:
      /\b(?:rivolt\w+ a|marketing|target|pubblico|clienti|consumatori|per i|per la|for|to|aimed at|customers?|audience|comunica\w+)(?: \w+){0,3} $/,
  },
];

/** What one says instead: pattern of the plain words, text. */
export const digitalNatives: readonly (readonly [string, string])[] = [
  ["nativ[oa] digitale", "persona a suo agio con gli strumenti digitali"],
  ["nativ[ie] digitali", "persone a loro agio con gli strumenti digitali"],
  ["digital native", "person at ease with digital tools"],
  ["digital natives", "people at ease with digital tools"],
];
