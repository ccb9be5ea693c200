import type { Phrase } from "../find/phrases.ts";

const firm =
  "(?:azienda|societa|realta|impresa|multinazionale|gruppo|ditta|cliente|committente|datore(?: di lavoro)?|studio|struttura|brand|marchio|ristorante|hotel|insegna|inserzionista|maison|casa)";
const firmEn = "(?:company|client|customer|employer|firm|business|organi[sz]ation|group|brand|multinational|advertiser|house|chain|manufacturer|retailer)";
const grand =
  "(?:important[ei]|prestigios[oa]|primari[oa]|not[oa]|grande|solid[oa]|affermat[oa]|rinomat[oa]|storic[oa]|leader|nostr[oa]|leading|important|prestigious|major|well-known|renowned|top|large|big|international|internazionale|valued)";
const unnamed =
  "(?:riservat[oa]|anonim[oa]|confidenzial[ei]|segret[oa]|top secret|in incognito|confidential|undisclosed|anonymous|unnamed|nameless|secret|withheld|incognito)";
const later =
  "(?:colloqui\\w*|incontro|selezion\\w*|fase|second[oa] moment[oa]|successiv\\w+|piu avanti|a tempo debito|finalist\\w*|interview\\w*|later|stage|shortlist\\w*|final\\w*|meeting|in due course|once|after)";

/** Words that hide who hires. */
export const hidden: readonly Phrase[] = [
  {
    says: [
      `${firm}(?: [\\w']+){0,6}?,? (?:strettamente )?${unnamed}(?! (?:a|ai|alle|agli|al|alla|ad|per|to|for) )`,
      `${unnamed} (?:\\w+ ){0,2}?${firmEn}|${firmEn}(?: \\w+){0,5}? (?:is |kept |stays? |remains? |name )?${unnamed}`,
      `(?:che|who|that|which)(?: [\\w']+){0,4}? (?:preferisc\\w+|desider\\w+|vuole|intende|chiede|ha chiesto|prefers?|wish\\w*|wants?|asks?|asked|chooses?|would rather)(?: [\\w']+){0,6}? (?:${unnamed}|riservatezza|anonimato|non (?:essere )?(?:nominat|citat|comparire|apparire|rivelar)\\w*|anonymity|confidentiality|not (?:to )?be (?:named|identified)|no name)`,
      `(?:datore(?: di lavoro)?|azienda|societa|cliente|committente|proprieta|employer|company|client|owner)(?: [\\w']+){0,3}? (?:preferisc\\w+|desider\\w+|vuole|chiede|prefers?|wish\\w*|wants?|asks?)(?: [\\w']+){0,4}? (?:${unnamed}|anonimat\\w+|non (?:essere|comparire|apparire|figurare)(?: \\w+)?|anonym\\w+|not (?:to )?be (?:named|identified|mentioned))`,
      `di cui (?:\\w+ ){0,3}(?:il )?nome|(?:non|cannot|can't|not)(?: [\\w']+){0,4} (?:il nome|fare nomi|say who|tell you who|say which company|name (?:it|the|our|them|names))`,
      `whose (?:name|identity) (?:we|is|will|cannot|must|stays|remains)(?: \\w+){0,4}`,
      `(?:which|whom|who|that|whose)(?: \\w+){0,4}? (?:may|can|could|cannot|will|must)(?: ?not| never) (?:mention|name|disclose|reveal|say|be named)|(?:details|name|identity) of the (?:employer|company|client|firm)(?: \\w+){0,5}? ${later}|(?:manten\\w+|manterr\\w+|conserv\\w+|garant\\w+|tutel\\w+)(?: [\\w']+){0,3}? (?:l'anonimato|anonimato|riservat[oa](?: \\w+){0,2} identita)`,
      `(?:nome|identita|ragione sociale|denominazione|name|identity)(?: [\\w',]+){0,8}? (?:${unnamed}|comunic\\w+|svel\\w+|rivel\\w+|res[oa] not[oa]|indicat\\w+|fornit\\w+|disclos\\w+|reveal\\w*|shared|given|told|communicated|announced|non (?:possiamo|puo|possono|viene|verra)(?: [\\w']+){0,3}|cannot|can't)(?: [^.;\\n]{0,40}?${later})?`,
      `${firm}(?: \\w+){0,2} (?:sara|verra) (?:\\w+ )?(?:comunicat|svelat|rivelat|indicat|res|presentat)[oa](?: not[oa])?[^.;\\n]{0,20}${later}|(?:non|not|cannot|can't|unable to|prefer not to)(?: [\\w']+){0,3} (?:riveliamo|rivelare|divulg\\w+|svelare|nominare|disclose|reveal|name)(?: [\\w']+){0,4} (?:nome|azienda|cliente|societa|datore|name|company|client|employer|identity)`,
      `(?:ricerca|selezione|inserzione|annuncio|mandato) (?:riservat[ao]|anonim[ao]|confidenziale|in forma anonima)(?! (?:a|ai|alle|agli|per)\\b)|confidential (?:search|ad|advert\\w*|recruitment|assignment)`,
    ],
    evenDenied: true,
    notNear: /\b(?:dati|documenti|informazioni|progetti riservat|data|documents|information|whistleblow\w*|segnalazion\w+|sondaggi\w*|survey\w*|ascolto|sportello|paziente|patient)\b/,
  },
  {
    says: [
      `(?:per|presso|per conto (?:di|del|della)|su incarico (?:di|del|della)|on behalf of|for) (?:(?:un|una|un'|il|la|l'|a|an|one of|our|${grand}) ?)+(?:azienda |societa |realta |gruppo |\\w+ )?(?:cliente|committente|customer|client|one of our clients|azienda partner)(?! (?:base|relation\\w*|account\\w*|service\\w*|portal|needs|projects?|work|satisf\\w*|care|support|experience|success|facing|privat\\w*|final\\w*))(?:,| (?:del|della|dell'|che|nel|nella|operant\\w+|leader|attiv\\w+|specializzat\\w+|in the|based|active|with|operating|near|from|di|con sede|we|we're|cerchiamo|ricerchiamo|selezioniamo|stiamo|a [a-z]+)\\b|(?=[.;]|$))`,
      `(?:il |un |la |una |un')?(?:nostr[oa]|azienda|societa) (?:${grand} )*(?:cliente|committente)(?:,| (?:cerc|ricerc|selezion|assum|operant|leader|attiv|specializzat|del settore|nel settore|e alla ricerca|e una|e un'|sta cercando|ha sede|ci ha|multinazional|con sede|vuole|desidera|intende|offre|richiede|\\()\\w*)`,
      `(?:azienda|societa|realta|multinazionale) (?:nostra )?cliente`,
      `our (?:${grand} |confidential |private |industrial )?(?:client|customer)(?:,| (?:is (?:looking|hiring|seeking|recruiting|searching|an? |currently)|seeks|has|wants|needs|in the|based|looks|requires|operat\\w+|a leading|would|offers))`,
      `(?:recruit\\w*|hire|hiring|search\\w*|selecting|looking|select)(?: \\w+){0,6}? for (?:an? )?${grand}(?: \\w+){1,3}`,
      `(?:selezioniamo|cerchiamo|ricerchiamo|selezione|ricerca)(?: [\\w']+){0,6}? per (?:conto terzi|(?:un|una|un') ?(?:${grand} )?(?:gruppo|azienda|societa|catena|multinazionale|impresa)(?: \\w+)?)|per conto terzi`,
      `(?:per|presso|for|at|with) (?:un'|una |un |an? )?${grand}(?: \\w+)? (?:azienda|societa|realta|multinazionale|gruppo|catena|brand|marchio|studio|struttura|company|multinational|group|firm|chain|employer)(?! (?:come|like) )`,
      `(?:^|\\n)(?:an? |un'|una |un )?${grand}(?: [\\w']+){0,14}? (?:ricerca|cerca|seleziona|assume|seeks|is looking for|is hiring|is seeking|is recruiting|is strengthening|looks for|sta cercando|e alla ricerca|inserisce|potenzia)`,
      `(?:^|\\n)(?:azienda|societa|realta|multinazionale|ditta|gruppo|a |an )(?: ?[\\w']+){0,10}? (?:leader|leading|primari[oa]|important\\w*)(?: [\\w']+){0,10}? (?:ricerca|cerca|seleziona|assume|seeks|is looking for|is hiring|is seeking|is recruiting)`,
    ],
    notIn: /\b(?:fideliz\w*|soddisfa\w*|al centro|assistenza|consegn\w*|fornit\w*|progett\w+ per|servizi|soluzioni|deliver\w*|solutions|build|sviluppiamo|realizziamo|produciamo)\b/,
  },
];
