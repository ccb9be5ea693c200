import type { PhraseGroup } from "@orbita/ad-linter/grammar";
import { joinLists } from "@orbita/ad-linter/grammar";
import nationListsData from "./lists/nations.json" with { type: "json" };

/** Names of peoples and countries. Names that are also a language are in protected-tongues.ts, because every resume names languages. */
export const nationLists = joinLists(nationListsData);

const ofWork = "$safeFolk";

/** Questions about nationality and origin. Questions about the permission to work are allowed, because they do not ask for the citizenship. */
export const nations: readonly PhraseGroup[] = [
  {
    says: `$is|sia|sembra|looks|era ~1 $folk
      is|are|was ~1 $tongue
      $is she|he|they|lei|lui|candidat*|applicant* ~2 $folk
      $is a|an|really|originally|actually|davvero|proprio|un|una|di_origine|of|half|mezz* ~1 $folk|$tongue
      $is ~2 $folk or|o|oppure $folk|$tongue
      $folk|$tongue o|or|oppure $folk|$tongue
      persona|person|candidat*|applicant*|people|profil* ~1 $folk
      $folk candidat*|applicant*|person|people|guy|woman|man|girl|national|nationals|citizen*|origin*|descent|passport|roots|parents
      cittadin*|nazionalita|origin*|genitori|famiglia|passaporto ~1 $folk|$tongue`,
    closes: true,
    notIn: "compar* confront* paragon* side_by_side table tabella",
    notNear: ofWork,
    notInside: `${ofWork} her his their`,
    notBefore: "$tongue in l lingua parla into dal dall nell corso un_po livello chi_sa who_knows",
    notPrevious: "her his their suo il del per by in parla scrive traduce from to into l nell dall all speak speaks",
  },
  {
    says: `$is|comes|come|coming|hails|arrived|moved ~3 from|out_of ~1 $country
      viene|vengono|venuta|venuto|proviene|arriva|arrivat*|originari*|scappat*|emigrat* ~1 da|dal|dalla|dall|dalle|dagli|del|della ~1 $country
      e|sono|sia del|della|dell|dalle|dalla|delle $country`,
    closes: true,
    notIn:
      "work_from remote* remoto smart_working $firm company azienda client* customer* degree laurea diploma titolo sede",
    notNear: "$job $firm degree laurea diploma titolo sede branch",
  },
  {
    says: `$state|$folk|$tongue citizen|citizens|national|nationals|passport|passport_holder
      $is|she|he|they|become|became|diventat* ~3 citizen|cittadino|cittadina|a_national|naturalised|naturalized|naturalizzat*|apolide|stateless
      only|solo|soltanto|soli|escludi|exclude|no|niente|senza|without|filtra|filter|mostra*|show|show_me|quanti|how_many ~2 italian*|stranier*|foreigner*|foreign|europe*|immigrat*|immigrant*|extracomunitari*|cittadin*_italian*
      candidat*|applicant* italian*|stranier*|foreign
      $is ~1 he|she|they foreign|a_foreigner|straniero|straniera
      cognome e|sarebbe
      dual|doppia|second|seconda national*|citizen*|cittadinanza
      green_card|naturalis*_citizen
      second|seconda|terza|first|prima generation|generazione ~1 immigra*|migra*|di_immigrat*|italian*
      figli*|daughter|son|child ~1 di|of immigra*|migra*|stranier*|foreign*
      con|ha|un|suo|having|has|on|her|his|their un|il|a visto|visa
      on|has|have|need|needs|her|his|their|which|what|kind_of ~2 visa|visas
      come|became|arrived|arrivat*|venut*|here|qui ~3 in_italia|in_italy|in_europe|con_il_barcone|illegal*|by_boat
      since_when|da_quanto|how_long ~4 in_italia|in_italy|in_the_country|nel_nostro_paese`,
    notNear:
      "$job sponsor* work works working lavor* lingu* language* livello level parla* speak* sa conosc* mercat* market* certific* prodott* mastercard card payment* pagament* circuito stud* science developer* engagement",
    notInside: "lavor* work* sponsor* ha_visto stud*",
    notAfter: "sponsorship di_lavoro per_lavoro card payments science",
  },
];
