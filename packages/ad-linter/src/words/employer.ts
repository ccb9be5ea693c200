import type { Phrase } from "../find/phrases.ts";

const firm =
  "(?:azienda|societa|realta|impresa|multinazionale|gruppo|ditta|cliente|committente|datore di lavoro|studio|struttura|brand|marchio|ristorante|hotel)";
const firmEn = "(?:company|client|employer|firm|business|organi[sz]ation|group|brand|multinational)";

/** Words that hide who hires. */
export const hidden: readonly Phrase[] = [
  {
    says: [
      `${firm}(?: [\\w']+){0,5}? (?:riservat[ao]|anonim[ao]|confidenziale|che (?:desidera|preferisce|vuole|intende) (?:restare|rimanere|mantenere) \\w+)`,
      `nome (?:dell'azienda|della societa|del datore(?: di lavoro)?|del cliente|aziendale|dell'impresa)(?: \\w+){0,3} (?:riservat[oa]|comunicat[oa]|svelat[oa]|reso noto|resa nota|rivelat[oa]|indicat[oa])(?: [^.;\\n]{0,30}(?:colloquio|fase|successiv\\w+|selezion\\w+))?`,
      `(?:azienda|datore(?: di lavoro)?|cliente|societa|nome)(?: \\w+){0,2} (?:sara|verra|saranno) (?:\\w+ )?(?:comunicat|svelat|rivelat|indicat|res)[oa](?: not[oa])?(?: (?:solo|soltanto|in|al|durante)[^.;\\n]{0,30})?`,
      `(?:ricerca|selezione|inserzione|annuncio) (?:riservat[ao]|anonim[ao]|confidenziale)(?! a\\b| ai| alle| agli| per)`,
      `(?:confidential|undisclosed|anonymous|unnamed|secret) (?:\\w+ ){0,2}?${firmEn}|${firmEn}(?: \\w+){0,3}? (?:that|who|which) (?:prefers|wishes|wants) to (?:remain|stay) (?:anonymous|confidential|unnamed)|${firmEn}(?:'s)? (?:name )?(?:is |will be |to be )?(?:kept )?(?:confidential|undisclosed|withheld|anonymous|not disclosed|disclosed (?:only )?(?:later|at|during|after|in)[^.;\\n]{0,20})|name (?:of the (?:company|employer|client) )?(?:withheld|confidential|undisclosed)|confidential (?:search|ad|advert\\w*)`,
    ],
    evenDenied: true,
    notBefore: /^ (?:a|ai|alle|agli|al|alla|ad) /,
  },
  {
    says: [
      `(?:per|presso|per conto (?:di|del|della)|su incarico (?:di|del|della)|on behalf of|for) (?:un |una |un'|il |la |l'|a |an |our |important[ei] |prestigios[oa] |primari[oa] |nostr[oa] |leading |nota |noto )*(?:nostr[oa] |azienda |societa )(?:important[ei] |prestigios[oa] |primari[oa] |azienda |realta |societa )*(?:cliente|partner|committente)`,
      `(?:per|per conto (?:di|del|della)|su incarico (?:di|del|della)) (?:un |una |un'|il |la |l'|important[ei] |prestigios[oa] |primari[oa] |nostr[oa] |nota )*(?:cliente|committente|azienda cliente|societa cliente)`,
      `(?:il |un |la |una )?nostr[oa] (?:important[ei] |prestigios[oa] |primari[oa] |azienda |societa |realta )*(?:cliente|committente)(?:,| (?:cerc|ricerc|selezion|assum|operant|leader|attiv|specializzat|del settore|nel settore|e alla ricerca|e una|e un'|sta cercando|ha sede|ci ha incaricat|multinazional|con sede|\\()\\w*)`,
      `(?:azienda|societa|realta|multinazionale) (?:nostra )?cliente`,
      `our (?:\\w+ )?client(?:,| (?:is|are|seeks|has|wants|needs|in the|based|looks|requires|operat\\w+|a leading))|(?:on behalf of|for|with) (?:our|a|one of our|an important|a leading) (?:\\w+ ){0,2}?clients?(?! base| relation\\w*| account\\w*| service\\w*|-| portal| needs| projects?| work| satisf\\w*)`,
      `(?:per|presso) (?:un'|una |un )?(?:important[ei]|prestigios[oa]|primari[oa]|nota|noto|grande|solida|affermata|rinomat[oa]) (?:azienda|societa|realta|multinazionale|gruppo|catena|brand|marchio|studio)`,
      `(?:^|\\n)(?:important[ei]|prestigios[oa]|primari[oa]|nota|noto|rinomat[oa]|azienda leader|leading company|a leading company|major|important company|well-known company)(?: [\\w']+){0,12}? (?:ricerca|cerca|seleziona|assume|seeks|is looking for|is hiring|is seeking)`,
    ],
    notBefore: /^[^.;\n]{0,40}\b(?:fideliz|assistenz|soddisfa|sempre al centro|al centro)/,
  },
];
