import type { PhraseGroup } from "../find/ways.ts";
import { joinLists } from "../find/words.ts";
import employerListsData from "./lists/employer.json" with { type: "json" };

/** Words that hide the employer: D.Lgs. 276/2003, art. 9. */
export const employerLists = joinLists(employerListsData);

export const employerAnonymous: readonly PhraseGroup[] = [
  {
    says: `details|dettagli ~4 $firm ~6 $later
      $firm ~8 svelat*|rivelat*|disclosed|revealed
      nome|identita|ragione_sociale|name|identity ~8 kept_private|$unnamed|comunic*|svel*|rivel*|reso_noto|resa_nota|disclos*|reveal*|shared|given|cannot|non_possiamo|non_riveliamo|keep|$later`,
    notNear: "dati document* informazion* data information paziente patient user",
    notPrevious: "your tuo tua suo full last first user file",
    notInside: "tutor mentor buddy manager your tuo linea prodott* strada via street product* line piatto progetto",
    evenDenied: true,
    everywhere: true,
  },
  {
    says: `$unnamed ~2 $firm
      che|who|that|which|$firm ~5 preferisc*|desider*|vuole|intende|prefers|wish*|wants|asks|chied*|vorrebbe|manten* ~7 $unnamed|riservatezza|identita|non_essere|not_to_be|not_be|non_rendere|non_rivelare|non_comunicare|comparire|apparire
      non|not|cannot|may_not|can_t|unable ~4 rivel*|divulg*|svel*|nomin*|disclose|reveal|mention|fare_il_nome|fare_nomi|say_who
      cannot|can_t|may_not|unable_to|will_not|won_t ~1 name ~2 $firm|them|it|who
      cannot|can_t|non ~2 say|dire|dirti ~3 which|who|quale|chi ~2 $firm|we|sia
      $firm ~4 may_not|cannot|can_t|non_possiamo name|nominare|citare
      di_cui ~3 nome
      $firm ~1 non ~1 desider*|vuole|intende ~2 essere|comparire|apparire|figurare
      ricerca|selezione|inserzione|annuncio|search|advert* $unnamed
      confidential|anonymous search|advert*|ad
      per_conto_terzi`,
    notNear:
      "dati document* informazion* data information whistleblow* segnalazion* sondagg* survey* paziente patient candidati candidature applications categorie applicant* posizione",
    notInside: "nostra nostro our linea prodott* strada via street product* line piatto progetto",
    evenDenied: true,
    everywhere: true,
  },
  {
    says: "$firm ~6 $unnamed",
    notInside: "list lists lista elenco data dati file files portal*",
    notAfter: "a ai alle agli al alla ad per",
    notNear: "dati document* informazion* data information whistleblow* candidat* applicant* posizione",
    evenDenied: true,
    everywhere: true,
  },
  {
    says: `for|per|behalf ~1 one|uno|una ~2 clients|clienti|customers
      per|presso|conto|incarico|behalf|for|with ~4 $grand|nostr*|azienda|societa|our|a|un|una ~2 cliente|committente|client|customer
      nostr*|azienda|societa|realta|our ~2 cliente|committente|client|customer
      per|presso|for|at ~2 $grand ~2 azienda|societa|realta|multinazionale|gruppo|catena|brand|marchio|maison|struttura|company|multinational|group|firm|chain|employer|house|retailer|fashion_house
      per|da ~1 un|una gruppo|azienda|societa|multinazionale|catena|impresa`,
    in: "$hiring",
    neverAlone: true,
    notAfter:
      "base relation* account* service* portal needs project* satisf* care support experience success facing privat* final*",
    notIn:
      "fideliz* soddisf* al_centro consegn* fornit* soluzion* solution* deliver* build sviluppiamo realizziamo produciamo contact",
    everywhere: true,
  },
  {
    says: `azienda|societa|realta cliente
      $grand ~1 $firm ~10 cerca|ricerca|seleziona|assume|seeks|is_looking|is_hiring|is_seeking|is_recruiting|looks_for|sta_cercando|inserisce|is_strengthening
      azienda|societa|realta|multinazionale|company ~3 leader|leading|important* ~10 cerca|ricerca|seleziona|assume|seeks|is_looking|is_hiring
      $grand ~2 $firm ~4 ci_ha_chiesto|ci_ha_affidat*|ci_ha_incaricat*|ci_ha_dato|has_asked_us`,
    everywhere: true,
  },
];
