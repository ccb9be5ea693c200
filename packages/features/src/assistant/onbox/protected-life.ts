import type { PhraseGroup } from "@orbita/ad-linter/grammar";
import { joinLists } from "@orbita/ad-linter/grammar";
import lifeListsData from "./lists/life.json" with { type: "json" };

/** Parties and unions by name. Names that are common words too count only beside a word about voting or membership. */
export const lifeLists = joinLists(lifeListsData);

const ofWork =
  "$job lavor* work worked works working progett* project* client* customer* azienda company software calcio football serie_a basket campagn* campaign*";

export const familyAside: readonly PhraseGroup[] = [
  {
    says: `situazion*|vita|problem*|clima a_casa|in_casa|casalinga|domestic*|fuori_dal_lavoro|extra_lavorativ*
      home|domestic|love|private situation|life|circumstances
      situation|life|things|problems at_home|outside_work
      portare|porta|accompagn*|prendere|ritirar* ~2 bambin*|figli*|kids ~2 scuola|asilo|nido
      school run|runs|pick_up|pickup|drop_off
      drop|pick|take|takes ~4 kids|children|child ~3 school|nursery|up
      a carico
      dependant*|dependents|dependent_children|family_to_feed|mouths_to_feed|famiglia_da_mantenere|tiene_famiglia|nucleo_familiare
      single mum|mom|mother|dad|father|parent
      madre|padre|genitore single|nubile
      partner|compagn*|husband|wife|marito|moglie|ex|boyfriend|girlfriend|fidanzat*|spouse ~2 do|does|fa|lavora|works|vive|lives|think*|agree*|trasfer*|relocate|accord*
      $is|there|c_e|has|ha ~2 husband|wife|marito|moglie|fidanzat*|moros*|spouse
      tiene|badare|prende_cura|bada|minds|looks_after|look_after|watches|babysit* ~3 bambin*|figli*|kids|children|baby
      pap|madre|padre|mamma|mother|father|mum|dad ~1 malat*|anzian*|sick|ill|elderly|old
      caregiver|carer for|di|of|per ~2 genitor*|madre|padre|parent*|mother|father|famiglia|familiar*|figli*
      fede_nuziale|wedding_ring|anello_al_dito|engagement_ring|anniversar*
      aspetta|aspettando un_bambino|un_figlio|una_bambina
      baby due|shower|on_the_way
      figli|bambini|kids|children ~1 ha_a_casa|a_casa|at_home
      sentimentalmente|romantically|love_life|seeing_anyone|seeing_someone|seeing_somebody|dating
      care|caring for someone|somebody|a_relative|a_parent|her_parents|his_parents|her_mother|his_mother
      maiden name
      cognome da_nubile|da_sposata|del_marito
      live|lives|vive|abita|convive ~2 alone|da_sol*|genitori|parents|mamma|with_someone|con_qualcuno|boyfriend|girlfriend
      orologio_biologico|biological_clock|family_minded|in_eta_fertile|childbearing|eta_da_figli
      adott*|adopted|adopt|adopting|fostering ~2 child*|bambin*|figli*|kid*`,
    notNear: `${ofWork} $firm vigil* sconto magazzino gru merce software energy responsabilit* progetti event* cantier* spese costi cost`,
    notInside: "lavor* educatr* educator* scuolabus autist* progett*",
    notBefore: "presa personale addetti risorse collaboratori persone budget clienti costi spese come as",
    notAfter: "di_lavoro del_cliente nostro dell_azienda del_datore",
  },
];

export const beliefAside: readonly PhraseGroup[] = [
  {
    says: `muslim|catholic|jewish|christian|hindu|religious|musulman*|cattolic* family|upbringing|background|household
      prega|pregare|preghier*|prays|praying|prayer|prayers|ramadan*|hijab|niqab|chador|kippah|kippa|turbant*|quran|corano|bibbia|bible
      battezzat*|cresimat*|baptis*|baptized|scomunicat*
      $is ~2 $sect
      mangia|mangiano|eat|eats|eating ~2 maiale|pork|halal|kosher|carne_il_venerdi|beef
      day|days|giorn*|sabato|venerdi|friday|fridays|saturday|saturdays ~3 worship|sabbath|shabbat|preghier*|pray*|religios*|messa|moschea
      mosque|moschea|synagogue|sinagoga|messa_la_domenica|sunday_mass|sunday_school|va_a_messa
      christmas|natale|easter|pasqua ~2 celebrat*|festegg*
      celebrat*|festegg* ~2 christmas|natale|easter|pasqua|ramadan|eid|hanukkah|diwali
      spiritual*|credo_personale|beliefs|his_god|her_god`,
    notNear: `${ofWork} $houses turis* tour* guid* restaur* kitchen cucina cook* cucinat* menu team certific* architett* architect* serif marketing`,
    notAfter: "$houses",
  },
  {
    says: `$is|vota|votano|vote|votes|voted|voting|support|supports|supported|supporter|backs|back|simpatizz*|simpati*|sostiene|tesser*|iscritt*|member|with|for|per|di|del|della|dei|pro|anti|a|an|like|likes|piace|con ~2 $party
      $party supporter*|voter*|fan|member|activist*|elettore|elettori|elettrici|or|o
      tory|tories|brexit*|grillino|grillina|grillini|leghist*|ukip
      vota|votat*|vote|votes|voted|votano|support|supports|supported|elettore|elettori|elettrici|elettrice|simpatizz*|iscritt*|tesser*|militant*|milita|member_of|joined|backs ~3 $alsoParty
      e|sono della|del|dei|di $alsoParty
      $is a|an|un|una $alsoParty
      $alsoParty supporter*|voter*|member|activist|party|or_tory|or_conservative
      $is a|an green
      leftist*|rightist|rightwing*|leftwing*|lefty|sinistrors*|destrors*
      $is|era|was|sei ~2 anti_vax|no_vax|novax|filo
      femminist*|feminist*|antifascist*|no_global|no_tav|ambientalist*_convint*|sovranist*|anarchi*|nazista|nazisti|nazi|neonazi*|razzist*|racist|woke|monarchic*|negazionist*|complottist*
      pro|anti|against|favour|favore|contro ~2 abort*|life|choice|brexit|vax|gender|immigra*|europe*|israel*|palestin*|putin|guerra|war
      elezion*|election*|referendum|primarie|ballot ~4 vot*|per_chi|for_whom|who
      vot*|candidat* ~4 elezion*|election*|referendum
      candidat*|ran|run|running|stood alle_elezioni|for_office|for_parliament|al_comune|in_lista
      impegn*|attiv*|active|involved|engaged ~2 politic*
      manifestazion*|corteo|cortei|protest|protests|demonstrat*|sit_in`,
    notNear: `${ofWork} scienz* science* metall* leggera alluminio steel alloy calcio event* organi* lavoro sport* music* orchestra* protestant* data_demonstr* test* energy energi* kpi* giornal* journalis*`,
    notAfter:
      "energy energia belt card light screen technology deal engineer* leggera calcio basket metallica correttiva law relations market*",
    notBefore: "lavorato worked",
  },
  {
    says: `iscritt*|iscrizion*|tesser*|membro|member|members|membership|joined|join|joining|belong*|affiliat*|delegat*|rappresentant*|rep|shop_steward|card|paga|pays|attiv* ~3 $guild|a_union|the_union|trade_union*|unions
      $guild|rsu|rsa|union member*|card|rep|reps|delegat*|steward|iscritt*|activist*|fees|dues|tesser*|militant*
      sindacalmente
      problem*|guai|grane|trouble|troubles ~1 col_sindacato|con_il_sindacato|coi_sindacati|con_i_sindacati|with_the_union|with_unions
      organis*|organiz*|led|call*|start*|gone|went|ever ~2 strike|strikes|sciopero|scioperi
      shop_steward*|rsu|quota_sindacale|trattenuta_sindacale|union_dues|union_fees|pro_union|anti_union|permess*_sindacal*|distacc*_sindacal*|picket*|picchett*
      $is|della|del|di|with|in ~1 cgil|cisl|uil|ugl|cobas|fiom|unison|usdaw|gmb
      sciopero|scioperi|sciopera|scioperato|strikes|on_strike|striking|picket`,
    notNear: `${ofWork} relazion* trattativ* negotiat* relations rsa_per nursing_home impiegat* sede file sync flash driver* porta port type* rimast* struttur* anzian* residen* anni years`,
    notInside: "lavor* work*",
    notAfter: "relations per_anziani",
  },
];

export const sexAside: readonly PhraseGroup[] = [
  {
    says: `of_them|di_loro are|sono ~1 women|men|female|male|females|males|donne|uomini
      pronoun*|pronom*
      un|a lui|lei|he|him|she o|or|oppure ~1 lui|lei|he|her|she
      he|lui|him|mr|signore|sir|signor or|o|oppure ~1 she|lei|her|mrs|ms|signora|madam
      she|lei|her|mrs|ms|signora or|o|oppure ~1 he|lui|him|mr|signore|signor
      like|likes|piacciono|piacc*|prefer*|date|dates|dating|attract* ~2 men|women|uomini|donne|girls|boys|ragazzi|ragazze|guys
      come|came out
      coming_out|outed|in_the_closet|closeted|transitioned|transitioning|transizione_di_genere|cambiat*_sesso|cisgender|cis|intersex*|pansex*|asexual*|asessual*|drag_queen|unione_civile|civil_partner*|same_sex|stesso_sesso|finocchi*|froci*
      uomo|donna|uomini|donne|man|woman|men|women|female|male|females|males|ragazza|ragazzo|girl|boy|femmina|maschio|lady|signora|girls|boys|ragazze|ragazzi ~1 o|or|oppure|solo|soltanto|only
      solo|soltanto|only|voglio|want|prefer*|cerco|cerchiamo|need|serve|servono|looking_for ~3 uomini|donne|un_uomo|una_donna|men|women|a_man|a_woman|females|males|female|male|ragazze|ragazzi|una_ragazza|un_ragazzo|a_girl|a_guy|maschi|femmine
      quota|quote rosa
      gender_balance|diversity_hire|female_quota
      $is|e ~2 un_uomo|una_donna|a_man|a_woman|a_girl|a_boy|una_ragazza|un_ragazzo|a_guy|a_lady|uomo|donna|maschio|femmina|una_signora`,
    notNear: `$wear $job $serves lavor* agile cloud digital* energ* energetic* ecolog* team codice code plan* piano come_out_of shift parlano linguistic* grammat* grammar`,
    notInside: "lavor* work* esperienza",
    notAfter: "to of in dei from verso to_agile digitale energetica ecologica plan phase planning di_lavoro wear hours",
    notBefore: "lavorato worked led guidato managed gestito",
  },
];

export const recordAside: readonly PhraseGroup[] = [
  {
    says: `process*|cause|causa|indagin*|procediment* ~1 in_corso|pendent*|penal*|a_carico|legal*|giudiziar*
      awaiting|facing|standing|stood|on|pending|under ~1 trial|charges|lawsuit|investigation|bail|probation|sentence|trials
      convictions|conviction|offence*|offender|arrest*|indagat*|imputat*|condannat*|condann*|denunciat*|querelat*|felon*|felony|carcerat*|detenut*|galeott*|ex_detenut*|reato|reati|crime|crimes|latitante|mafios*|ladro|ladra|thief|parole|interdett*
      fedina|clean_record|record_pulito|caselari*|casellari*|police_record|dbs_check|in_trouble_with|trouble_with_the_law|guai_con|problemi_con_la_polizia|sued|been_to_court
      cattiv* pagator*
      $debt
      licenziat*|fired|sacked|dismissed ~2 furto|theft|stealing|rubare|fraud|frode
      cause|processi|guai ~1 tribunale
      financially_stable|financially_ok|well_off|wealthy|benestant*|facoltos*
      $is ~1 rich|poor|ricco|ricca|povero|povera
      social_class|class_background|ceto|classe_sociale|estrazione_sociale|working_class|upper_class|middle_class
      own|owns|proprietari*|possiede ~2 home|house|casa|immobil*
      fatto|did|done|do|has|ha|completed|serve|served ~2 il_militare|la_leva|la_naja|military_service|the_army|national_service|servizio_militare|militare_di_leva|militesente|obiezione_di_coscienza
      military|conscription|draft service|status|obligation*
      militesent*|obiettore|draft_dodger|army_service|leva_militare|obblighi_di_leva|naja`,
    notNear: `${ofWork} $safeLaw`,
    notInside: "lavor* aziendal* produttiv* client*",
    notAfter: "trials management di_vendita di_produzione aziendal* produttiv* di_lavoro supplier contractor industry",
    notBefore: "seguito lavorato worked",
  },
];
