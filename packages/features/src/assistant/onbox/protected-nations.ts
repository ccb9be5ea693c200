import type { Ways } from "@orbita/ad-linter/grammar";

/** Names of peoples and countries. Names that are also a language are separate, since every resume names languages. */
export const nationLists = {
  folk: "afgan* afghan* albanes* albanian* algerin* algerian* american* statunitens* angolan* argentin* armen* australian* austriac* austrian* azer* bangladesh* bengales* belg* bielorus* belarus* bolivian* bosniac* bosnian* brasilian* brazilian* bulgar* cambogian* cambodian* camerunens* cameroonian* canades* canadian* capoverdian* cilen* chilean* cinga* cipriot* cypriot* colombian* congoles* congolese cuban* dominican* ecuadorian* ecuadoregn* egizian* egyptian* eritre* eston* etiop* ethiopian* filippin* filipin* filipino* gambian* georgian* ghanes* ghanaian* giamaican* jamaican* giordan* jordanian* guatemaltec* haitian* honduregn* indian* indones* irachen* iraqi* iranian* irlandes* islandes* israelian* israeli* ivorian* keniot* kenyan* kosovar* kuwaitian* liban* libanes* lebanese liberian* libic* libyan* lituan* macedon* maghrebin* malgasci* maltes* malian* maurit* messican* mexican* moldav* moldov* montenegrin* marocchin* moroccan* mozambican* nepal* neozeland* nicaragu* nigerian* nordafrican* panamens* pakistan* palestin* paraguaian* peruvian* ruandes* rwandan* salvadoregn* salvadoran* scozzes* scottish senegal* serb* serbian* sirian* syrian* singaporian* singalese slovacc* slovak* somal* sri_lankes* sri_lankan* sudafrican* sudameric* sudanes* sudcorean* svizzer* swiss taiwan* tanzan* thailandes* togoles* tunisin* tunisian* ugandes* ugandan* ukrainian* ucrain* uruguai* uzbek* venezuel* vietnam* welsh yemenit* zambian* zimbabw* afroamerican* afro_american* latino latina latinos hispanic* scandinav* balcanic* caraibic* caribbean mediorientale black_african",
  tongue:
    "italian italiano italiana italiani francese francesi french tedesco tedesca tedeschi german inglese inglesi english british brit spagnolo spagnola spagnoli spanish portoghes* portuguese russo russa russi russian cinese cinesi chinese giappones* japanese corean* korean arabo araba arabi arab arabic polacc* polish rumen* romen* romanian grec* greek turc* turco turca turkish ungherese hungarian cec* czech danese danish svedese swedish norvegese norwegian finlandese finnish olandese dutch croat* croatian sloven* hindi indian persian persian* ebreo irish belgian",
  country:
    "albania algeria america argentina armenia asia africa australia austria bangladesh belgio belgium bielorussia bolivia bosnia brasile brazil bulgaria camerun cameroon canada cile chile cina china colombia congo croazia croatia cuba egitto egypt ecuador eritrea etiopia ethiopia filippine philippines francia france georgia germania germany ghana giappone japan giordania grecia greece india indonesia inghilterra england iran iraq irlanda ireland israele israel kenya kosovo libano lebanon libia libya macedonia mali marocco morocco messico mexico moldavia moldova montenegro nepal nigeria pakistan palestina palestine peru polonia poland portogallo portugal romania russia senegal serbia siria syria slovacchia slovenia somalia spagna spain sri_lanka sudafrica south_africa sudan svezia sweden svizzera switzerland thailandia thailand togo tunisia turchia turkey ucraina ukraine ungheria hungary usa uk stati_uniti united_states venezuela vietnam cameroun costa_d_avorio ivory_coast santo_domingo",
  state: "us u_s usa uk u_k eu ue e_u european american british italian swiss",
} as const;

const ofWork =
  "$job $firm $things a1 a2 b1 b2 c1 c2 lingua lingue language* parla* speak* spoken fluent* livello level letteratura literature mercat* market* azienda aziende company client* customer* cucina cuisine trade commercio diritto law scritto corrente sa sanno conosce madrelingua mother_tongue native traduzion* translat* insegn* teach* taught studi degree laurea* titolo team sede office prodott* products sito website brand diploma esame test fornitor* supplier* branch filial* banca bank food vino wine ristorant* restaurant* partner* contract* certific* corso title";

/** Nationality and origin. Questions about the permission to work are allowed: it is not citizenship. */
export const nations: readonly Ways[] = [
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
