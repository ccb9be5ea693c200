import type { PhraseGroup } from "@orbita/ad-linter/grammar";

/** Direct and indirect questions about age. D.Lgs. 216/2003 forbids discrimination by age. */
export const age: readonly PhraseGroup[] = [
  {
    says: `eta
      age|ages`,
    notAfter:
      "evolutiva scolar* prescolar* pediatric* moderna contemporanea antica medievale digitale dell_oro dei dell_* group groups range bracket of_the_children of_the_pupils of_pupils of_patients of_her_patients of_his_patients of_ai of_empires",
    notBefore: "terza fasc* bronze ice iron digital stone new golden school in_tenera",
    notNear: "$whose aziend* company client* utenti",
  },
  {
    says: `quant* anni ha|hanno|ho|hai|avra|avrebbe|compie|compio|dimostra|dimostro|porta|avranno
      ha|hanno|ho quanti anni
      che anni ha|ho
      quante primavere
      di_che|che classe e|sei|sono`,
    notAfter: "$past l_azienda la_societa l_impresa la_ditta",
    notIn: "di_esperienza d_esperienza di_lavoro di_carriera di_anzianita",
  },
  {
    says: "e del|dell $born",
    closes: true,
    notIn:
      "laurea* diplom* certific* titolo master corso esperienz* lavoro impiego contratt* progett* attestato patente licenza",
  },
  {
    says: `how old
      what|which|whose age`,
    notNear:
      "company firm certific* codebase system diploma degree project* software version experience children pupils patients students team plant",
  },
  {
    says: `quando|dove|anno|data|luogo|paese|anni|e|sia|sono|era|city|giorno ~2 nato|nata|nati|nate
      nato|nata|nati|nate il|nel|prima|dopo|a|in|negli|all
      nascita|compleanno|birthday|birthdate|birthplace|dob|segno_zodiacale|zodiac|star_sign
      date|year|place|country|month|day of birth
      birth year|date|place|certificate
      quando|che_giorno ~1 compie
      born`,
    notNear: "$firm startup start_up progetto prodott* idea app reparto natal* new neonat* bambin* stillborn team",
    notBefore: "new per alla reparto alla_luce",
  },
  {
    says: `in|alla|dalla|va|andra|andare|vicin*|manca*|prossim*|verso|eta|raggiung* ~2 pensione|pensionamento
      pensionat*|prepensionat*
      retire|retires|retiring|retired|retirement|pensionable|pension_age`,
    notNear: "fond* fund* piani plan plans home homes savings planning albergo hotel receptionist camere",
    notBefore: "lavorato worked",
  },
  {
    says: `$is|troppo|too|abbastanza|quanto|how|piuttosto|molto|cosi|ancora|still|very|quite|relatively|rather ~1 giovan*|young|younger|old|older|vecchi*|anzian*|elderly|attempat*|aged|senescent*
      $is she|he|they|it|lei|lui|one ~2 young|old|older|younger|giovane|vecchi*|anzian*
      candidat*|persona|profil*|applicant*|people|qualcuno|someone|anyone giovan*|anzian*|young|vecchi*|older|younger
      young|younger|older|giovan* candidat*|applicant*|profil*|people_in|enough
      ventenn*|trentenn*|quarantenn*|cinquantenn*|sessantenn*|millennial*|boomer*|zoomer*|gen_z|generazione_z|generation_z|generazione_x|generation_x
      $grown year|years old
      year old|olds
      maggiorenn*|minorenn*|underage|of_legal_age
      di che|quale generazione
      what|which generation`,
    notNear: "$serves azienda company certific* version versione sistem* system* macchin* impiant* software contratt*",
    notInside: "$serves $things con with dei degli agli ai job experience esperienza project* progett*",
    notAfter: "pazient* utenti ospiti people_s e_disabili e_malati than_the",
  },
  {
    says: `youngest|oldest|eldest
      il|la|lo|i|le|chi_e piu giovan*|vecchi*|anzian*|attempat*`,
    notNear:
      "$serves azienda company job jobs lavori lavoro esperienz* experience* certific* role ruolo impiego attestato titolo version* sistem* system* macchin* project* progett* codice code software contratt*",
  },
  {
    says: `ha|hanno|avra|avrebbe|abbia|ha_gia|aveva|compie|compiuto|circa|sui|sulla|verso|intorno ~2 $grown ~1 anni|quantina|ina
      oltre|sopra|sotto|meno|piu|over|under|above|below|almeno|minimo ~2 $grown anni
      under|over|sotto|sopra|oltre|above|below|past ~1 $grown|gli_anta|i_quaranta|i_trenta|i_cinquanta
      older|younger|piu_giovane|piu_vecchi* ~1 than|di ~1 $grown
      in|nei|nella|sulla|sui his|her|their|suoi|sua twenties|thirties|forties|fifties|sixties|ventina|trentina|quarantina|cinquantina
      sulla|sulle quarantina|cinquantina|trentina|sessantina|ventina
      ultra*|over cinquant*|quarant*|sessant*
      superato|compiuto|passato ~1 i|gli $grown|anta`,
    closes: true,
    notAfter: "$past",
    notBefore: "da per of for di team squadra",
    notNear: "$made esperienz* experience* team people persone euro percent % k addetti progetti projects",
  },
];

/** Questions about health and disability, which are forbidden by L. 300/1970 art. 5 and D.Lgs. 216/2003. */
export const health: readonly PhraseGroup[] = [
  {
    says: `$is|$has|suo|sua|sue|suoi|his|her|their|del|della|quali|che|any|problem*|stato_di|state_of|condizioni|in|di|for|of ~2 $body
      soffre|soffrono|soffra|suffer|suffers|suffering|suffered di|from|per
      problem*|condition*|limitation*|limitazion*|inabilit* ~1 di_salute|fisic*|medic*|health|physical|psic*|motori*|mental*`,
    notInside:
      "$job handled recruited deal* know* conosc* users accessib* pubblica public sicurezza safety sanitari* mental_health primary",
    notNear: "$job recruit* hired deal* dealt kitchen cucina menu",
    notAfter: "$safeBody",
    notPrevious: "public occupational mental digital e global environmental woman_s women_s allied color colour",
  },
  {
    says: `incint*|sieropositiv*|disabled|pregnant|ammalat*|malato|malata|malati|sick|invalido|invalida|disabile|normodotat*|sano|sana|healthy|handicappat*|able_bodied
      categorie|categoria protett*
      legge|l|la 68|104
      sick leave|days|notes
      giorni|assenz*|permessi|permesso ~2 malattia|104|medic*
      salute di_ferro|cagionevole
      in buona|ottima|salute
      fit|idone* fisic*|physically
      physically|mentally|medically fit|able|healthy|ill|stable
      fisicamente|mentalmente|psicologicamente idone*|in_grado|stabil*|adatt*|a_posto|sano|sana
      $smokes
      fa_uso|uses|takes ~2 drogh*|$pills|sostanze
      prende|assume|takes|take|taking ~1 $pills
      $is ~1 on $pills
      sedia_a_rotelle|wheelchair|stampelle|crutches|una_protesi
      planning|wants|plan|expecting|during|after ~1 a_pregnancy|pregnancy|gravidanza
      medical|health history|condition|conditions|problem|problems|issue|issues|status|record|records
      stato|condizioni|problem* ~1 salute|di_salute|mentali
      sua|suo|his|her cartella clinica
      gap|break|buco|pausa|assenza|interruzione|dovut*|due|because|causa ~6 illness*|malatti*|sick*|depress*|burnout|infortun*|salute|health|surgery|operazione
      in|va|andato|andata ~1 terapia|psicolog*|psichiatr*|analisi
      sees|seeing ~1 therapist|psychiatrist|psychologist
      quant*|molte|spesso|how_many|how_often|often ~2 assent*|assenz*|absen*|malatti*|sick`,
    notNear: "$job payroll paghe handled recruit* detector* alarm* sistem* food cibo rivelaz*",
    notBefore: "$job infermier* nurse* con dei with for",
    notAfter: "people children bambini persone patients guests e_anziani management data software",
  },
];
