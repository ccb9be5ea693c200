import type { PhraseGroup } from "@orbita/ad-linter/grammar";

/** Questions about origin and appearance. D.Lgs. 215/2003 forbids discrimination by race and ethnic origin. */
export const origin: readonly PhraseGroup[] = [
  {
    says: `nazionalita|cittadinanza|cittadinanze|etnia|etnico|etnica|etnie|razza|razzial*|nationality|nationalities|citizenship|ethnicity|ethnic|ethnically|race|racial
      extracomunitari*|immigrat*|clandestin*|rom|zingar*|immigrant*|foreigner*|migrante|refugee|rifugiat*|profug*
      permesso|titolo|carta di soggiorno
      residence permit|card
      visa status
      passport|passaport*`,
    notNear:
      "cucina cuisine food handle* deal* dealt $job digital* attiva attivo globale roma cd rom_ram memoria condition* conditions car auto digitale vaccin* green istruttor* educazion* education accogli* asylum asilo",
    notAfter: "attiva digitale conditions car cars day",
    notPrevious: "car cd human horse rat",
  },
  {
    says: `$is|lui|lei|he|she|they|candidat*|born|sia|di|of ~1 stranier*|foreign|foreigner|comunitari*|extracomunitari*|native_italian|autocton*|from_abroad|$nation
      $is she|he|they|lei|lui|it|candidat*|the_candidate|the_applicant ~1 $race
      italian*|stranier*|foreign|europe*|italian o|or|oppure|and|e stranier*|foreign*|italian*|immigrat*|no|not
      $nation|italian citizen*|national|nationals|citizenship|origin*|descent|heritage|passport
      cittadin* ~1 $nation|dell_ue|ue|stranier*
      citizen|citizens|national of|or`,
    closes: true,
    notIn: "compar* confront* paragon* side_by_side table tabella",
    notNear: "$safeFrom",
    notInside:
      "madrelingua bilingu* mother taught wrote written understand* understood got do by per on su her his their suo compar* confront* speak* parl* writ* scriv* read* conosc* know* teach* insegn* learn* stud* use* cook*",
    notBefore: "in l lingua parla into dal dall nell corso un_po livello",
    notPrevious: "her his their suo il del per by in parla scrive traduce from to into l nell dall all speak speaks",
  },
  {
    says: `di che|quale origine|origini|provenienza
      che|quali|quale|qual|sue|suoi|sua|his|her|their|what|which|famiglia|family ~2 origin|origine|origini|origins|provenienza|ancestry|heritage|roots|background_ethnic|discendenza|descent
      origin*|descent italian*|stranier*|african*|asiat*|arab*|sudameric*|albanes*|romen*|rumen*|cines*|ebraic*|straniera
      african|asian|arab|foreign|italian|south_american|chinese|indian|jewish origin|origins|descent|roots|heritage|background
      originari*
      $is ~1 a_migrant|un_migrante|migrants|migranti
      viene|vengono|arriva|proviene|comes|come|hails ~2 est_europa|africa|asia|estero|balcani|sudamerica|sud_america|eastern_europe|abroad|medio_oriente|middle_east|romania|albania|marocco|morocco|cina|china
      da_dove|di_dove|da_che_paese|da_quale_paese|di_che_paese|di_quale_paese|da_quale_nazione ~2 viene|vengono|e|arriva|proviene|provengono|sono|venga|verrebbe
      where ~4 from|originally
      which|what country ~4 from|born|originally|origin
      country of origin|birth
      paese|paesi|stato|nazione ~1 d_origine|di_origine|di_provenienza|natale|di_nascita
      mother|father|parents|genitori|famiglia|family ~2 italian*|from|stranier*|foreign
      skin|skin_colour|skin_color
      pelle ~1 scura|chiara|nera|bianca|nero|bianco
      colore ~2 pelle
      colour|color of ~1 skin
      di colore
      person|people|candidate* of colour|color
      $is|sia ~3 nero|nera|bianco|bianca|mulatt*|meticci*|caucasic*|black|white|mixed_race|brown
      $has|parla*|speak*|suo|her|his|their|che|what|senza|without|any|un|an ~3 accento|accent|accents|cadenza
      $is|sia|sembra del|dal sud|nord|meridione
      $is ~1 napoletan*|sicilian*|calabres*|pugliese|milanes*|roman|romano|romana|lombard*|venet*|sard*|southerner|northerner
      meridional*|terron*|settentrional*
      cognome|surname|last_name|name|nome ~3 stranier*|foreign|italian*|arab*|sound*|sembra`,
    notNear: "$safeSkin",
    notAfter: "belt box label paper hat friday design care",
    notBefore: "lavorato worked clienti",
  },
];

/** Questions about religion, opinions, unions and sexual orientation, which are forbidden by L. 300/1970 art. 8 and D.Lgs. 216/2003. */
export const belief: readonly PhraseGroup[] = [
  {
    says: `religion*|religios*|religious*|fede|faith
      $is|sia ~2 $god
      $is|are he|she|they|lui|lei|candidat*|the_candidate christian|cristian*
      $is cristian* o|oppure|or|praticant*
      practising|practicing|praticante|devout|observant catholic|muslim|jew|christian|cattolic*|musulman*|cristian*|ebre*
      crede|credono|believes|believe in dio|god|gesu|allah
      va|vanno|go|goes|frequenta|attend* ~3 messa|chiesa|moschea|church|mosque|synagogue|sinagoga|mass|parrocchia
      prega|pray|prays|ramadan|hijab|burqa|turban*|kippah|headscar*|wears_a_veil|wear_a_veil|porta_il_velo|indossa_il_velo|velo
      segue|osserva|follows|observes ~3 ramadan|sabato|sabbath|digiuno`,
    notNear:
      "$job $houses supplen* substitut* class classes lezion* lesson* istitut* docente cattedra buona_fede good_faith spos* nuziale",
    notPrevious: "buona good mala bad in_buona",
    notAfter: "$houses clients customers studies education",
  },
  {
    says: `opinion*|idee|orientament*|convinzion*|simpati*|credo|appartenenz*|militanz*|fede|attivita|preferenz*|posizion*|tendenz*|pensa_di ~1 politic*|partitic*|ideologic*|sindacal*|sessual*|religios*|governo
      political|religious|sexual|union|ideological view*|belief*|opinion*|affiliation*|orientation|preference*|leaning*|membership|allegiance|activit*|stance|identity
      politicamente|politically
      di|a destra|sinistra|centrodestra|centrosinistra
      left|right wing|winger
      a|un republican|democrat|socialist|marxist|communist|fascist
      support*|sostiene|appoggia|vote ~3 party|partito
      which|what|che|quale party|partito ~3 support*|vote*|vota|sostiene|appoggia|join*|back
      conservative|liberal|progressist*|comunist*|fascist*|communist|fascist|leghist*|socialist*|populist*
      vota|votato|votano|voterebbe|votes|voted|voter|elettore|elettrice|voting_for|vote_for|does_she_vote|does_he_vote|they_vote
      che|quale|un|qualche|di|del|al|suo|which|what|a|any|political|some party|partito|partiti
      attivist*|activist*|militante|militanti
      fa|fanno|faccia|does|in politica|politics`,
    notNear: "$safeGod",
    notPrevious: "third e_gia multi sono",
  },
  {
    says: `iscritt*|iscrizion*|tesserat*|tesser*|aderent*|appartenen*|appartiene|simpatizz*|milita*|adesion*|vicin*|membro|fa_parte|fanno_parte|delegat*|rappresentante|attiv*|favore ~4 sindacat*|sindacal*|cgil|cisl|uil|partit*|rsu|movimento
      e|nel|nei|al|ai|del sindacato|sindacati
      sindacalist*|sindacalizzat*|unionist*|unionised|unionized
      member*|membership|belong*|affiliat*|active|activ*|supporter*|part|join*|involved|rep|representative ~4 union|unions|trade_union|party|strike*
      union|unions member*|rep|representative|card|activity|activist*|membership|delegate|official
      in a|the|any union
      $is|in|a|trade unionist|unionised|unionized
      scioper*|go_on_strike|goes_on_strike|on_strike|strikes`,
    notNear: "$safeVote",
  },
  {
    says: `gay|gays|lesbic*|lesbian*|omosessual*|homosexual*|eterosessual*|heterosexual*|bisessual*|bisexual*|transgender|transessual*|transsexual*|queer|lgbt*|trans|non_binari*|nonbinary|non_binary
      orientamento|identita|vita sessual*|di_genere
      sexual|gender orientation|identity|preference
      $is|are ~2 straight|etero`,
    notNear: "$job fat fats grassi friendly_hotel marketing portfolio atlantic*",
    notAfter: "fat fats forward",
  },
];

/** Questions about a criminal record and debts, which are forbidden by L. 300/1970 art. 8 and D.Lgs. 276/2003 art. 10. */
export const record: readonly PhraseGroup[] = [
  {
    says: `precedenti|pendenze|carichi|problemi|guai|procediment*|condann* ~1 penal*|pendenti|giudiziar*|con_la_giustizia|con_la_legge|legali
      fedina|casellario|incensurat*|pregiudicat*
      criminal record|records|history|past|background|conviction*|charges
      police record|check
      $has|stato|stata|been|ever|mai ~2 condannat*|arrestat*|indagat*|denunciat*|convicted|arrested|prosecuted|in_prison|in_jail|in_carcere|in_galera|in_prigione|a_criminal
      $is|stato|stata|finit* ~2 in_carcere|in_galera|in_prison|in_jail|pregiudicat*|criminal|ex_con|ex_convict|convict|delinquent*|ladr*
      jail|galera
      been|stato|stata|finit* ~1 to_prison|to_jail|in_prison|in_jail
      debit*|debts|debt|pignorament*|pignorat*|protestat*|cattiv*_pagator*|insolven*|bankrupt*|mortgage|mutuo|cessione_del_quinto|credit_score|credit_history|credit_rating|indebitat*|in_debt
      loans|prestiti|finanziament*_personal*`,
    notInside: "$job lavorare work",
    notNear: "$safeJail",
  },
];
