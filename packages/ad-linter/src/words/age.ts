import type { Ways } from "../find/ways.ts";

/** Words that suggest an age of the person: D.Lgs. 216/2003, art. 3. */
export const ageLists = {
  young: "giovane giovani giovanissim* giovanil* young younger youngish youngster* youthful",
  youth:
    "nativ*_digital* digital_native* born_with_a_smartphone cresciut*_con_lo_smartphone fresh_out_of_school straight_from_school straight_out_of_school freschi_di_studi appena_usciti_da_scuola primo_pelo giovanott* dinosaur* too_old over_the_hill tech_native* millennial* zoomer* gen_z genz generazione_z generation_z forze_fresche menti_fresche energie_fresche nuove_leve sangue_fresco fresh_blood ventenn* trentenn* quarantenn* twentysomething* twenty_something* thirty_something* 20_something* 30_something* school_leaver* troppo_anzian* not_too_old old_timer* vecchia_guardia prossim*_alla_pensione vicin*_alla_pensione close_to_retirement near_retirement nearing_retirement",
  team: "team gruppo squadra staff ambient* contest* clima atmosfera organico collegh* equipe crew atmosphere environment vibe bunch group risors* talent* brillant* candidat* colleagues workforce culture spirit* mentalita siamo we_are everyone everybody aria ufficio minds menti office",
  youngThing:
    "reparto azienda aziende realta startup start_up societa impresa brand marchio mercato settore agenzia studio cooperativa organizzazione associazione pubblico clientela target catena casa company business market firm organi* sector cooperative industry agency scale_up scaleup field discipline audience negozio cantina festival museo teatro scuola ospedale hotel ristorante quartiere citta universita ente fondazione rivista impianto vigneto vitigno bottega laboratorio progetto ditta tecnologia prodotto canale struttura winery city school restaurant magazine label town university museum district technology product channel project orchard trees shop store publisher charity foundation bank banca economy country paese vigna vineyard* flotta mezzi parco vino vini wine* biscotti edificio fleet building formaggio cheese pazient* lettor* client* utent* student* adult* atlet* visitator* ospit* consumator* alliev* children adults patient* offender* learner* reader* customer* athlete* player* consumer* user* mother* families resident* guest* horses animal* piante plants musicist* artist* coppi* people_leaving vineyard",
  serve:
    "garanzia politich* servizi progetti attivita laborator* assistenza educa* formazione formare supporto supportare centro sostegno accompagna* insegna* segu* marketing comunica* prodotti support* teach* help* mentor* work_with working_with service* program* project* appeal* bambini ragazzi minori adolescent* children anziani elderly per con di dei degli ai agli tra for with among libri books",
};

/** For the title of an ad, which is only about the person. */
export const ageTitle: readonly Ways[] = [
  {
    says: "$young|pensionat*|millennial*|teenager*",
    notBefore: "$youngThing $serve",
    notPrevious: "piu meno",
    notAfter: "$youngThing people than offenders carer* learner*",
  },
];

export const ageWords: readonly Ways[] = [
  {
    says: "$young",
    in: "$team $need $wish $who si_offre offresi offriamo_a",
    neverAlone: true,
    notBefore: "$youngThing $serve non_solo of from to by",
    notPrevious: "piu meno",
    notAfter: "$youngThing people than",
  },
  {
    says: `$team ~4 $young
      $young ~4 $team
      $need|$wish|$hiring|rivolt*|riservat*|opportunita|occasione|offerta ~5 $young
      bunch|group|team|crew|full|gruppo|squadra ~3 $young
      somebody|someone|qualcuno|persona|chi_e ~2 $young`,
    notAfter: "$youngThing than",
    notBefore: "$youngThing work_with lavorare_con",
    notInside: "garanzia settore reparto mercato linea",
    notIn: "lavorare_con to_work_with work_with",
  },
  {
    says: `$youth
      mature person|lady|gentleman|candidate*|applicant*|individual|woman|man
      persona|signora|signore|candidat*|figura matura|matur*
      eta_media|average_age ~6 24|25|26|27|28|29|30|31|32|33|34|35|under|bassa|trent*|vent*|low|twenty|thirty
      $need|rivolgiamo|vuole|gruppo|team|squadra|tra ~3 ragazzi
      $team ~4 ragazzi|in_our_twenties|in_their_twenties|nostri_vent
      $team ~4 under|sotto|below ~1 30|35|40|trenta|thirty|quaranta|forty
      boys|guys|girls and girls|boys
      no|non|niente pensionat*`,
    notNear:
      "sessantenn* cinquantenn* marketing target pubblico client* consumator* audience customers autobus mezzi macchin* impiant* fleet machines vehicles vend* attract* guests residents patients buildings doposcuola teach* insegn* school* scuol* toys aged",
    evenDenied: true,
  },
];
