import type { PhraseGroup } from "../find/ways.ts";
import { joinLists } from "../find/words.ts";
import peopleListsData from "./lists/people.json" with { type: "json" };

/**
 * Words about sex, origin and family, which an ad must not require: D.Lgs. 198/2006 art. 27, D.Lgs. 215/2003, D.Lgs. 276/2003 art.
 * 10.
 */
export const peopleLists = joinLists(peopleListsData);

/** Phrases for a trait that count in a question or an exclusion, where naming the trait is enough. */
export const themes = (says: string, notNear: string): readonly PhraseGroup[] => [
  {
    says,
    in: "?",
    neverAlone: true,
    notNear: `${notNear} esperienz* experience*`,
    notIn: "worked lavorato lavorat* friends amici product* prodott* pratiche seguito gestito managed",
  },
  { says, in: "$shut", neverAlone: true, notNear, notIn: "discrimin* tolerat* tollerat*", evenDenied: true },
];

export const sexRequired: readonly PhraseGroup[] = [
  {
    says: `$need un|una|a|an|due|tre|two|some|delle|degli|solo|only|only_a|another|una_brava $sex
      pensiamo|pensato|immagin*|pictur*|imagin* ~1 un|una|a|uno $sex
      $only $sex`,
    notAfter: "di_80 che_vive anzian* e_uomini s hours",
    evenDenied: true,
  },
  {
    says: "$sex",
    in: "$only $wish $need priority not_to_apply",
    neverAlone: true,
    notNear: "$wear manpower encourag* incoraggia* bambin* children kids minor* adolescent* clienti customers",
    notBefore:
      "per di con alle delle dalle tra fra dei degli agli of between with among every the clienti pazienti ospiti utenti customers clients patients guests our",
    notAfter: "di_80 hours che_vive anzian* malat* elderly who_lives e_uomini",
    notPrevious: "can will to",
    evenDenied: true,
  },
  {
    says: `$refuse ~1 $hires ~2 $sex
      no|niente|astener*|esclu* ~1 $sex
      $sex only|soltanto|solamente|esclusivament*|preferred|preferibilment*
      gentil sesso
      sole|soli $sex
      fairer sex
      casalingh*|housewives
      braccia|mano|mani maschil*|femminil*
      $post ~2 da|per|for ~2 $sex
      pensat*|adatt*|indicat*|ideal*|destinat*|fatt*|studiat*|riservat*|reserved|ottim*|perfett*|perfect|great|suited|suitable|meant|intended|addice ~1 a|per|ad|for|to|alle|agli ~2 $sex
      gradit*|cercasi|cerchiamo|vorremmo|preferi*|ricerchiamo ~1 signora|signore
      $only|$wish|priority|precedenza ~4 $sex
      all female|male|women|girls|girl|men team|staff|crew
      applications|candidature ~1 from|di|da $sex ~2 $out`,
    notNear: "$wear",
    notAfter: "che_vive di_80 di_86 anzian*",
    evenDenied: true,
  },
  { says: "$sex ~3 $out", notBefore: "per clienti customers", evenDenied: true },
  { says: "sei|are_you un|una|a|uomo|donna ~1 $sex", in: "?", neverAlone: true },
  { says: "tuo|your|il sesso|sex|gender", in: "? indic* specific* state", neverAlone: true },
  {
    says: `sesso|sex|gender ~1 $sexed|female|male|f|m|femmina|maschio
      $staff|braccia|mani ~1 $sexed
      affidat*|destinat* ~1 a|agli|alle $sex
      $sex s job|role|work
      candidat*|applicant* female|male
      $only|prettament* $sexed
      female|male|woman|lady ~1 $staff
      $staff ~1 donna|donne|uomo|uomini
      must be ~1 male|female|man|woman
      $wish|$only ~1 male|female
      male|female with|aged`,
    notNear: "$wear encourag* incoraggi* underrepresented sottorappresentat* both either entramb*",
    evenDenied: true,
  },
];

export const nationality: readonly PhraseGroup[] = [
  ...themes(
    "$stranger|nazionalita|cittadinanza|nationality|citizenship|passport*|passaport*|etnia|ethnic*|africa|asia|african*|asian*|rumen*|romen*|albanes*|marocchin*|cines*|non_europ*",
    "$goods $permit lingu* client* issues",
  ),
  {
    says: `$land ~5 $nation
      $nation ~1 $land
      $nation $staff
      $only|$wish ~4 italians|europeans|locals|westerners|italiani|italiane|europei|comunitari|del_posto
      italians|europeans|locals $only|$wish
      nato|nata|nati|nate|born ~4 in italia|italy|europe
      italian|european born
      accento|accent ~1 straniero|foreign|italian*
      genitori|parents italian*|europe*
      italian parents|stock|family
      personale|persone|lavoratori nostran*|autocton*
      razza|pelle|carnagione|skin bianc*|chiar*|caucasic*|fair|white
      white ~1 $staff
      citizens|nationals|citizen|national of ~3 $nation|state|country|states
      meglio|preferi*|gradit* ~2 dell|dal est|nord_italia|sud`,
    in: "$any",
    notIn: "$permit",
    notInside: "non not",
    notNear: "$goods",
    notBefore: "agli clienti customers servizi help* assist* accogli* serve serves serving",
    notAfter:
      "cuisine food language market cucina lingua mercato law tax b1 b2 c1 c2 level fluent* parlat* scritt* corrent* buon* discret* chiar* e_inglese",
  },
  {
    says: `essere|be|being|sei|siano|sia|an|cerchiamo|vogliamo|un|una italian|italiani|italiano|italiana|italiane|european|europei|comunitari
      $staff|$house ~3 italian*|europe*|comunitari*|filippin*|rumen*|romen*|ucrain*|albanes*|peruvian*|stranier*`,
    in: "$any",
    closes: true,
    notIn: "$permit licen* patente laurea degree diploma titolo",
    notInside: "non not in into the of di parla* speak*",
    notNear: "$goods",
    notBefore: "agli clienti customers servizi help* assist* accogli*",
  },
  {
    says: `$refuse ~6 $stranger
      $stranger ~3 $out
      chi|who|che ~1 non|not|isn ~3 italian*|$land|ue|comunitari*|born_here|europe*
      candidat*|applicant* ~4 non|not ~2 italian*|ue|eu|europe*`,
    notIn:
      "lingu* language* client* customer* discrimin* mercat* turist* distinzion* insegn* regardless prescindere stranier*_o_italian* italian*_o_stranier* $permit",
    notInside: "key exchange trade currency",
    evenDenied: true,
  },
  {
    says: `qual|quale|che|indic*|specific*|what|which|state|specify ~4 nazionalita|cittadinanza|etnia|nationality|citizenship|ethnicity|ethnic|country_of_birth|country_of_origin|place_of_birth|luogo_di_nascita|paese_d_origine|race
      dove|where ~3 nato|nata|nati|nate|born|from|originally|genitori|parents
      country ~3 born|originally
      in|da che|quale paese ~3 nato|nata|nati|nate|vieni|provieni|arrivi
      sei|hai|are|do ~3 cittadin*|$land|italian|foreign* ~1 italian*|$nation|citizen`,
    in: "?  indic* specific* state specify indicate tell_us please",
    neverAlone: true,
    notIn: "$permit lavor* train bus",
  },
];

export const family: readonly PhraseGroup[] = [
  {
    says: `stato civile|libero|matrimonial*|coniugal*|di_famiglia
      situazione|condizione|stato familiare|famigliare|di_famiglia
      marital|civil|family status|situation|circumstances|plans|planning`,
    in: "$any",
    notNear: "abbiamo anagraf* comune certificat* questions domand* welfare",
    notIn: "anagraf* cittadinanze unioni comune",
  },
  { says: "$wish|$only|essere|must_be|be|are_you|sei|sia|requisit* ~1 single", in: "$any", closes: true },
  { says: "are|be|is not|you expecting", closes: true, evenDenied: true },
  { says: "eta fertile\nchildbearing", evenDenied: true, notIn: "$serves pazient*" },
  {
    says: `married|sposat*|coniugat* couple|couples|coppi*
      coppia|coppie sposat*|coniugat*`,
    in: "$need $wish wanted",
    neverAlone: true,
    notBefore: "for per to with con our alle alla",
  },
  ...themes(
    "figli|figlio|kids|children|bambino|bambini|famiglia|family|nucleo|husband|wife|spouse|your_partner|tuo_partner|marito|moglie|gravidanz*|pregnan*|maternita|maternity|sposat*|married|incint*|mamme|madri|mothers|singles|parent",
    "$gives $atHome $serves",
  ),
  { says: "chi|who|come|how ~5 $kid", in: "?", neverAlone: true, notNear: "$gives $atHome" },
  {
    says: `$wed
      single person|people|woman|women|applicant*|candidate*|status|preferred|only|parent|e_senza|and_childless|and_free|disponibil*
      singles
      no strings|ties
      senza|without|free_of legami|ties|strings
      footloose|settled_down|sistemat* ~1 fidanzat*|familiarment*`,
    in: "$any",
    notNear:
      "coppi* couple* abbiamo ha hanno page point sign_on digit malt anagraf* comune certificat* questions domand* ask abito abiti camera letto degree* of_science of_arts of_engineering of_laws",
    evenDenied: true,
  },
  {
    says: `$deny ~4 $kid
      $deny ~3 $duty $kin
      $deny ~3 familiari|parenti|relatives|genitori da_accudire|da_assistere|a_carico|to_care
      $deny ~2 $careEn ~1 $dutyEn
      $dutyEn|ties at home
      chi|who ~1 non|not|no ~2 famiglia|family
      $deny ~3 famiglia|family a_carico|di_cui|at_home|of_their|of_your|to
      incompat*|inconciliab*|mal_si|interfere ~5 $kid|famiglia|family|home
      $kid ~5 $out
      $out ~4 $kid
      $staff|chi|who|those|anyone|mothers|parents ~2 with|ha|have|has|con|having|of ~3 $kid|family|famiglia ~6 $out
      $out|not_suit|no|astener* ~4 chi_ha|with|con|who_have ~2 $kid|family|famiglia
      grown up $kid
      $kid ~1 grandi|grande|autonom*|adult*|cresciut*|grown
      do_not_suit|not_suit ~3 with ~1 family|children`,
    in: "$demand $speak $out",
    notNear: "$gives coppi* couple* famiglie families nuclei ore adozion* aged hotel_loved loved entrare",
    evenDenied: true,
  },
  {
    says: `hai|avete|intendi|preved*|pensi|vuoi|desideri|aspetti|intende ~5 $kid|$carries|$marry
      $deny|segnal*|comunic*|dichiar*|indic*|eventual*|programma|progetti|programmi|piani|report|disclose ~5 gravidanz*|maternita|incint*|pregnan*|neomamm*|dolce_attesa|mamme|madri
      sei|are_you|be|essere|not|currently|who_are ~3 $carries|in_attesa
      $carries ~6 $out
      in attesa di un bambino|figlio
      not|never|non ~2 $marry
      plan*|intend*|intention|thinking|hope|hoping|want|wish ~4 $kid|pregnan*|$marry|family|parent
      do|are|will|is ~5 $marry|$kid|husband|wife|spouse|childcare|married|marrying|your_partner|your_family|single_parent
      quanti|eventuali|numero|how_many|number ~1 $kid
      relazione_stabile|in_a_relationship|stable_relationship|convivi|conviventi
      vivi|abiti|vive|live|living ~3 sol*|qualcuno|genitori|alone|someone|parents
      con_chi|who_do_you ~1 vivi|abiti|live_with
      $deny|con|with ~2 $spouse
      chi ~2 sposar*`,
    in: "? $out $need $wish $deny segnal* indic* eventual* know tell_us whether",
    neverAlone: true,
    notNear: "$gives $atHome",
    evenDenied: true,
  },
];
