import type { PhraseGroup } from "../find/ways.ts";
import { joinLists } from "../find/words.ts";
import promiseListsData from "./lists/promises.json" with { type: "json" };

/** Phrases about workplace, contract and travel. The ad's fields decide whether a phrase contradicts them. */
export const promiseLists = joinLists(promiseListsData);

export const workplace: Readonly<Record<string, readonly PhraseGroup[]>> = {
  "place.remote": [
    {
      says: `$all ~3 $far
        $far ~3 $all|tutti_i_giorni|all_year|tutto_l_anno|per_tutta|all_the_time
        full remote
        mostly|mainly|prevalentement* $far
        choose|scegli ~2 where|dove ~3 work|lavorare
        remote only|first|position|role|job|contract|post
        work|working|works ~2 anywhere|wherever
        wherever|dove|ovunque|anywhere you_like|you_want|you_are|vuoi|preferisci|tu_sia|in_europe|in_italy|in_italia
        no|non_c|senza|never|non_serve ~5 office|ufficio`,
      notNear: "$other",
      notAfter: "weeks days months settimane",
      notIn: "non_e_previst* non_previst* not_possible not_available not_an_option legale",
    },
  ],
  "place.hybrid": [
    {
      says: `$count ~3 $day ~5 $far
        $count da_casa|from_home|at_home|in_remoto|da_remoto|a_distanza
        $count ~3 smart_working|lavoro_agile
        $far ~5 $count $day
        ibrid*|hybrid
        parzial*|in_parte|partly|partially|meta|half|50_%|40_%|60_%|30_%|20_%|80_%|alternan*|alterniamo|alternat* ~7 $far|casa|home|wherever|remoto
        lunedi|venerdi|monday|friday ~6 a_casa|at_home|da_casa|from_home
        $count ~1 $day ~5 $site`,
      notInside: "non not $yearly",
      notNear:
        "$other engine* motor* car cars auto vettur* vehicle* veicol* lorries lorry electric* elettric* cloud energ*",
      notIn: "non_e_previst* non_previst* not_possible not_available not_an_option",
    },
  ],
  "place.some": [
    { says: "tutti|tutte ~2 lavorano ~3 $far\nlavorano tutti|tutte ~2 $far", notInside: "non" },
    {
      says: `wfh|smart_working|smartworking|lavoro_agile|telelavoro|home_office|home_working|homeworking|remote_work|remote_working|work_from_home|working_from_home|works_from_home|work_remotely
        lavor*|work*|attivita|si_resta|job|team|squadra|svolger*|collega|everyone|ognuno ~5 $far
        $far ~2 lavor*|work*`,
      notInside: "non not lavorano",
      notPrevious: "chi who those",
      notNear: "$other",
    },
  ],
  "place.office": [
    {
      says: `$all ~2 $site
        $site ~4 $daily
        $daily ~4 $site
        presenza|presence|attendance ~3 quotidian*|giornalier*|costant*|fissa|obbligatori*|continuativ*|richiest*|necessari*|required|daily|office
        full|daily|constant ~1 presence
        office_based|fully_on_site
        $daily|based ~6 $room
        $room ~5 $daily`,
      notInside: "aperto aperta aperti open opens",
      notIn: "$firstWeeks",
      notNear: "$other",
      evenDenied: true,
    },
    {
      says: `non_e_previst*|non_previst*|non_c_e|non_offriamo|non_prevediamo|non_si|non_e|no|niente|nessun|nessuna|mai|never|cannot|without|senza|not ~3 smart_working|smartworking|remot*|a_distanza|da_casa|from_home|lavoro_agile|telelavoro|home_office|home_working|homeworking
        $far ~3 non_e_previst*|non_e_possib*|non_e_dispon*|non_e_ammess*|non_previst*|non_disponibil*|is_not|not_possible|not_available|not_an_option|isn_t`,
      notNear: "$other",
      evenDenied: true,
    },
  ],
  "place.base": [
    {
      says: `lavor*|si_svolge|svolg*|postazione|posto|operer*|work|works|based|desk|done|position|role|job|si_lavora|sede ~6 $site|in_via
        lavor*|si_svolge|svolg*|based|work|works|sit|siedi|carried_out|takes_place ~4 nella|nel|negli|nei|presso|at|in|from ~2 $room
        $must ~6 $site|in_via|in_ufficio|to_our_office|to_the_office
        come|coming|commute|report ~2 to ~2 office
        in_presenza|on_site|onsite|in_sede|office_based
        $count ~1 $day ~6 $site
        $count ~1 $day ~3 at|in|nella|nel|nei|presso ~3 $room
        $site ~3 $count $day
        come_in ~1 $daily`,
      notInside: "non not legale $yearly",
      notIn: "$firstWeeks",
      notNear:
        "$other whenever_you you_feel quando_vuoi se_ti nursery gym canteen mensa parcheggio parking asilo palestra colloquio",
    },
  ],
};

const claim = (says: string): readonly PhraseGroup[] => [
  {
    says,
    notNear: "$maybe $topic",
    notInside: "$maybe non not",
    notBefore: "contratti contracts viene vieni",
    notPrevious: "studio studi study aperto open our",
    notAfter:
      "employees staff workers colleague* collegh* collega contracts deposit* account* saving* loan* mortgage* exhibition collection team members residen* equivalent*",
    everywhere: true,
  },
];

export const contracts: Readonly<Record<string, readonly PhraseGroup[]>> = {
  "contract.permanent":
    claim(`tempo_indeterminato|contratto_indeterminato|open_ended|posto_fisso|senza_scadenza|indefinite_contract|no_end_date|assunzione_stabile|assunzione_definitiva
    $deal ~4 indeterminato|permanent|permanently|stabile|senza_scadenza|definitiva
    permanent ~2 $deal
    permanent`),
  "contract.fixed":
    claim(`tempo_determinato|contratto_a_termine|fixed_term|ftc|sostituzione_maternita|sostituzione_per_maternita|maternity_cover|temporary_contract|temporary_position|temporary_job|temporary_role|seasonal_contract
    $deal ~5 a_termine|stagional*|seasonal|temporary|determinato
    contratto|contract|assunzione|term ~4 di|per|for|of|lasts|lasting|dura|only ~2 $number $months
    $number year|month|months|years ~1 contract
    seasonal|stagionale $deal
    lavoro stagionale
    contract|contratto ~2 until|fino_a|fino_al
    job|post|position|role lasts|runs|ends until|in|on|for
    lavoro|incarico|impiego|posto dura|termina|scade ~1 fino_a|fino_al|a|il|per
    contratto dura|lasts ~1 $number $months`),
  "contract.temp": claim(`contratto|assunzione|inserimento|assunto|tramite ~4 somministrazione|staff_leasing
    agency|temp contract`),
  "contract.intern":
    claim(`contratto|offriamo|tratta|proponiamo|inserimento|attiviamo|previsto|inizialmente|partira|we_offer|this_is|start* ~4 stage|tirocinio|internship
    stage|tirocinio extracurriculare|curriculare|retribuito|iniziale|semestrale
    posizione|offerta|opportunita|percorso|placement di|as ~1 stage|tirocinio|internship
    stage|tirocinio|internship di|of ~1 $number
    $number months|month internship`),
  "contract.apprentice": claim(`contratto|assunzione|inserimento|we_offer|this_is ~3 apprendistato|apprenticeship
    apprenticeship contract|position`),
  "contract.part": claim(`part_time|parttime|tempo_parziale|half_time|mezza_giornata|mezze_giornate
    half_days mornings|afternoons|only`),
  "contract.full": claim(`full_time|fulltime|tempo_pieno|orario_pieno`),
  "contract.employee": claim(`lavoro|rapporto subordinato|dipendente
    employment_contract|assunzione_diretta|as_an_employee`),
  "contract.freelance":
    claim(`con|da|in|a|apertura|possesso|richiest*|titolar*|regime|collaborazione|contratto|inquadramento|obbligo|tramite ~3 partita_iva|p_iva|piva
    partita_iva|p_iva obbligatoria|richiesta|necessaria|indispensabile|propria
    collaborazione|prestazione|lavoro|contratto autonom*|occasionale|freelance|coordinata|a_progetto|professionale|d_opera
    ritenuta_d_acconto|libera_professione|co_co_co|lavoratore_autonomo
    $deal|collaboration|relationship|as_a|as_an|come|on_a ~3 freelance*|self_employed|libero_professionista|independent_contractor
    freelance|self_employed|contractor|b2b ~1 $deal|collaboration|assignment|work
    you|us ~3 invoice us
    you ~2 invoice|bill us
    send_us|emett* ~2 invoice|fattura
    fatturat*|fatturerai ~3 partita_iva|mensilment*
    be|are|sarai self_employed|freelance|freelancer
    own|with|need|have|open|hold|your ~1 vat_number`),
};

export const travels: Readonly<Record<string, readonly PhraseGroup[]>> = {
  "travel.much": [
    {
      says: `disponib*|propension*|richiest*|previst*|preved*|comporta*|necessari*|pront*|effettuerai|farai|willing*|available|ready|able|prepared|expect|happy|readiness ~4 $trip
        $trip ~3 $often|$wide|previst*|richiest*|required|expected|occasional*|saltuari*
        $trip ~4 10|20|25|30|40|50|60|70|80 %
        $often|regular|business|occasional ~2 $trip
        viaggerai|viaggiare|travel|travelling ~4 $often|$wide|molto|two_weeks|per_lavoro|every
        you_will|you_ll ~2 travel
        on_the_road|away_from_home|in_viaggio|in_trasferta ~8 $often|weeks|week|days|nights|giorni|time|half
        $often|half|nights|giorni|week|days|weeks|settimana ~7 on_the_road|away_from_home|in_viaggio|in_trasferta|fuori_regione|travelling
        $calls ~6 $wide
        time|tempo ~3 travel|travelling|traveling|in_viaggio|in_trasferta
        week|weeks|settimana|settimane ~6 abroad|overseas|all_estero
        passerai|trascorrerai|spend ~3 settiman*|week|weeks|giorni|days ~5 $wide
        abroad|overseas|all_estero ~5 weeks|week|giorni|settimane|settimana|days
        presso ~2 clienti ~3 esteri|germania|in_tutta|all_estero
        travelling ~2 customers|clients|sites ~4 week|month|days
        settiman* ~6 presso_i_clienti|in_cantiere
        fuori_casa ~4 mese|settiman*
        meta|mese|settiman* ~5 fuori_casa
        travel* ~1 a_lot|molto
        % ~1 travel|trasfert*
        overnight|pernottament* ~3 frequent*|stays
        fly ~2 every
        trasfertist*`,
      notInside: "non not write* about read* slow",
      notAfter: "light",
      notPrevious: "who $serves clients parcels goods merc* they people viaggiatori",
      notNear: "$sellsTrips",
      notIn: "nessun* no_trips",
      everywhere: true,
    },
    {
      says: `you_will|you_ll|dovrai|you_must travel|viaggiare|viaggerai ~6 week|month|settimana|mese|times|volte
        viaggerai ~4 settimana|mese|volte`,
      notInside: "non not",
      notAfter: "light",
      everywhere: true,
    },
  ],
  "travel.none": [
    {
      says: `nessun*|senza|zero|niente|no|never|not|non|without|mai ~5 $trip
        $trip ~2 non_previst*|non_richiest*|non_sono|not_required|is_not|not_needed|not_expected
        stesso_posto|travel_free
        $trip ~3 never|mai
        never leave|leaves ~2 office|town`,
      notInside: "piu more",
      notAfter:
        "dura durano supera superano lasts in_agosto in_august in_july in_summer at_weekend* at_the_weekend* on_weekend* on_sunday* nel_fine nel_weekend di_domenica longer oltre agen* industry expenses insurance agency allowance",
      evenDenied: true,
      everywhere: true,
    },
  ],
};
