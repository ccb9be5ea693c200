import type { Ways } from "../find/ways.ts";

/** Pay before, hours without end, work without pay, mother tongues, young people, hidden employers. */
export const termLists = {
  pay: "ral retribuzion* retributiv* stipendi* inquadrament* compens* salari* paga buste busta_paga cud cu cedolin* certificazion*_unic* guadagn* reddit* salar* pay compensation remuneration wage* earning* package income payslip* slip slips ctc payment",
  past: "attual* corrent* precedent* passat* ultim* odiern* percepi* in_essere oggi attualmente momento provieni parti current currently present presently last previous past latest recent existing former prior today now history to_date provenienza avevi prima",
  hopes: "aspett* desider* vorresti expect* like mind hope mercato proposta offerta offert* expectations",
  payroll:
    "elabor* calcol* amministra* stamp* emission* process* prepar* issu* payroll paghe dipendenti employees clienti contribut* gestir* controll* scales review reviewed online ricevi sent e_mail",
  ready:
    "disponibil* flessibil* reperibil* raggiungibil* rintracciabil* available availability flexible flexibility reachable contactable on_call standby on_duty answer answering rispond* risponder* pick_up telefono cellulare phone intervenir* pronto pronti pronta ready",
  endless:
    "totale totali complet* assolut* illimitat* pien* massim* incondizionat* continu* costant* permanent* estrem* senza_limit* senza_orari* senza_vincol* senza_riserv* h24 24h 24/7 7/7 24_ore_su_24 24_su_24 24_hours_a_day 24_hour 7_giorni_su_7 7_su_7 sette_giorni_su_sette seven_days_a_week 7_days_a_week giorno_e_notte notte_e_giorno sempre in_qualsiasi_momento in_qualunque_momento in_ogni_momento a_qualsiasi_ora a_qualunque_ora a_ogni_ora ad_ogni_ora tutte_le_ore ferie festivi_compres* compresi_festiv* notturna_e_festiva anche_di_notte always at_all_times all_the_time around_the_clock round_the_clock any_time anytime day_and_night day_or_night night_and_day any_hour any_moment all_hours whenever unlimited total complete absolute constant constantly unrestricted unconditional maximum full fully completely totally limitless boundless nights_and_weekends weekends_included evenings_and_weekends including_nights holidays_too holiday holidays every_day_of",
  machine:
    "sistem* impiant* infrastruttur* piattaform* macchin* prodott* assistenza sito siti app numero_verde tutor merc* parco system* platform* website network plant server* helpdesk desk equipment machine* data parts cluster* servizi* service* line linea stock magazzin*",
  freedom:
    "offriamo garantiamo scegli* decidi organizzi gestisci liberta lasciamo we_offer you_choose you_decide your_own freedom you_set you_plan we_give enjoy spento immediat*",
  work: "prova prove serat* giornat* giorn* settiman* ore ora turn* mese mesi period* stage tirocin* collaborazion* lavor* attivita affiancament* straordinari* formazione training tradu* lezion* inserimento posizione corso corsi test incaric* prestazion* articol* pezzi induction trial* shift* week* day days month* hours hour overtime probation internship* work piece* evening* period session extra first assignment",
  unpaidIt:
    "non_retribuit* non_pagat* non_remunerat* non_vengono_pagat* non_vengono_retribuit* non_viene_pagat* non_viene_retribuit* non_e_retribuit* non_e_pagat* non_sono_retribuit* non_sono_pagat* non_sara_retribuit* non_saranno_retribuit* non_sara_pagat* a_titolo_gratuito senza_retribuzion* senza_compens* senza_stipendi* senza_paga senza_alcun_compenso priv*_di_compenso nessun_compenso nessuna_retribuzion* unpaid without_pay without_payment without_wages without_salary without_compensation without_remuneration not_paid not_remunerated no_pay no_salary no_wages not_be_paid unremunerated never_paid no_compensation",
  gratis: "gratuit* gratis",
  burden:
    "cors* formazione kit divis* material* attrezzatur* patentin* attestat* cost* spes* quot* contribut* iscrizion* certificazion* tablet uniform* zaino borsa casco dpi cauzion* deposit* training course* equipment induction tool* licen* fee fees badge bag jacket shoes campionario valigetta tirocinante investiment* caparra",
  self: "candidat* lavorator* lavoratric* dipendent* partecipant* collaborator* corsist* rider* tirocinant* stagist* person* risors* interessat* iscritt* alliev* apprendist* assunt* neoassunt* operator* chi tuo tua tue proprio propria proprie proprio vostro suo loro you your applicant* trainee* employee* worker* participant* driver* newcomer* starter* hires tutor* teacher* candidate* agents their own expense",
  spend:
    "pagare versare versamento acquistare acquisto comprare sborsare depositare anticipare sostenere pay pays paying buy buys purchase cover bear contribute advance invest deposit",
  company:
    "azienda_paga nostro_carico nostra_carico carico_dell_azienda carico_nostro carico_della_societa carico_della_struttura carico_della_cooperativa paghiamo paid_by_us by_us by_the_company by_the_employer we_pay we_cover we_buy we_refund we_give company_pays company_covers at_our_expense nostre_spese rimbors* finanziat* fornit* diamo_noi paghiamo_noi pensiamo_noi vend* sell* volontar* never_ask nessuna_prova on_full_pay full_pay fully_paid",
  treats:
    "aspettativ* conged* permess* ferie leave client* customer* user* utent* student* abbonament* parking parcheggio mensa meal* lunch housing alloggio vitto palestra gym coffee offriamo software app navetta shuttle inglese",
  tongue: "madrelingua madre_lingua lingua_madre mother_tongue native first_language",
  tongues:
    "english italian* german french spanish portuguese dutch chinese mandarin arabic russian japanese polish romanian swedish danish greek turkish ukrainian korean speaker speakers speaking level proficiency fluency command",
  altern:
    "c1 c2 b2 bilingu* equivalent* equiparabil* pari_livello near_native o_livello o_ottim* o_eccellent* o_padronanza o_conoscenza or_fluent or_equivalent or_excellent or_comparable or_proficient or_similar o_simil* teacher plants cors* lezion* lesson* class* course* colleghi colleagues app apps ios android cloud react code mobile alps need_not",
  young: "giovane giovani giovanissim* giovanil* young younger youngish youngster* youthful",
  youth:
    "nativ*_digital* digital_native* millennial* zoomer* gen_z genz generazione_z generation_z forze_fresche menti_fresche energie_fresche nuove_leve sangue_fresco fresh_blood ventenn* trentenn* quarantenn* twentysomething* twenty_something* thirty_something* 20_something* 30_something* school_leaver* troppo_anzian* not_too_old old_timer* vecchia_guardia prossim*_alla_pensione vicin*_alla_pensione close_to_retirement near_retirement nearing_retirement",
  team: "team gruppo squadra staff ambient* contest* clima atmosfera organico collegh* equipe crew atmosphere environment vibe bunch group risors* talent* brillant* candidat* colleagues workforce culture spirit* mentalita siamo we_are everyone everybody aria ufficio minds menti office",
  youngThing:
    "azienda aziende realta startup start_up societa impresa brand marchio mercato settore agenzia studio cooperativa organizzazione associazione pubblico clientela target catena casa company business market firm organi* sector industry agency scale_up scaleup field discipline audience negozio cantina festival museo teatro scuola ospedale hotel ristorante quartiere citta universita ente fondazione rivista impianto vigneto vitigno bottega laboratorio progetto ditta tecnologia prodotto canale struttura winery city school restaurant magazine label town university museum district technology product channel project orchard trees shop store publisher charity foundation bank banca economy country paese vigna vineyard* flotta mezzi parco vino vini wine* biscotti edificio fleet building formaggio cheese pazient* lettor* client* utent* student* adult* atlet* visitator* ospit* consumator* alliev* children adults patient* offender* learner* reader* customer* athlete* player* consumer* user* mother* families resident* guest* horses animal* piante plants musicist* artist* coppi* people_leaving vineyard",
  serve:
    "garanzia politich* servizi progetti attivita laborator* assistenza educa* formazione formare supporto supportare centro sostegno accompagna* insegna* segu* marketing comunica* prodotti support* teach* help* mentor* work_with working_with service* program* project* appeal* bambini ragazzi minori adolescent* children anziani elderly per con di dei degli ai agli tra for with among libri books",
  firm: "azienda societa realta impresa multinazionale gruppo ditta cliente committente datore studio struttura brand marchio ristorante hotel insegna catena company client customer employer firm business organi* group multinational advertiser fashion_house house chain retailer manufacturer name proprieta bank big_name",
  grand:
    "important* prestigios* primari* nota noto grande solid* affermat* rinomat* storic* leader leading prestigious major well_known renowned top large big",
  unnamed:
    "riservat* anonim* confidenzial* segreto segreta incognito confidential undisclosed anonymous unnamed secret withheld anonimato anonymity",
  later:
    "colloqui* incontro fase successiv* piu_avanti finalist* interview* later stage shortlist* final* meeting in_due_course selezion*",
  hiring: "cerc* ricerc* selezion* assum* incaric* seeks seeking looking hiring recruit* search* affidat* needs wants",
};

export const payHistory: readonly Ways[] = [
  {
    says: `$past ~3 $pay
      $pay ~6 $past
      quanto ~2 guadagn*|percepi*|prend*|paga*|pagav*|danno|davan*
      how_much|what ~6 earn*|make|making|made|paid|pay_you|take_home
      alleg*|invi*|porta*|present*|forni*|mostr*|esibi*|caric*|copia|attach|send|provide|bring|submit|upload|include|enclose|show|copy|copies|see|vedere ~5 busta_paga|buste_paga|cedolin*|cud|cu|certificazion*_unic*|payslip*|pay_slip*|tax_return
      $pay history|storic*
      storico|storia|percorso ~1 retributiv*|salarial*
      proof ~2 earnings|salary|income|pay
      che|quale|what|which stipendio|ral|salary|pay ~2 avevi|hai|have_now|are_you|ricevi|prendi
      tua|tuo|your ral|stipendio|retribuzione|salary`,
    in: "? $speak $need alleg* invi* porta* attach send provide bring submit upload include enclose show copia copy state give proof vorremmo sapere see indicazione",
    notIn: "$hopes",
    notNear: "$payroll",
    everywhere: true,
  },
  {
    says: `$past ~3 $pay
      $pay ~4 $past`,
    in: "? $speak alleg* invi* indicazione attach state please expected attesa desiderata",
    notNear: "$payroll mercato offerta",
    everywhere: true,
  },
];

export const availability: readonly Ways[] = [
  {
    says: `$ready ~4 $endless
      $endless ~2 $ready
      orari*|hours|overtime illimitat*|senza_limit*|unlimited
      unlimited hours|overtime
      work|working any|all hours
      senza|nessun*|no ~1 limit*|vincol* ~1 orari*|hours
      senza orari*|guardare_l_orologio
      lavorar*|si_lavora|work|working ~3 sette_giorni_su_sette|7_giorni_su_7|giorno_e_notte|a_qualsiasi_ora|a_qualunque_ora|h24|seven_days_a_week|day_and_night|all_hours|any_hour|around_the_clock
      call|chiam* ~4 any_hour|all_hours|any_time|qualsiasi_ora
      clock watchers|watching
      never switch_off
      telefono|cellulare|phone ~5 acceso|on ~3 sempre|notte|ferie|always`,
    notNear: "$machine $freedom",
  },
];

export const unpaid: readonly Ways[] = [
  {
    says: `$work ~7 $unpaidIt
      $unpaidIt ~4 $work
      prova|giornat*|settiman*|turn*|stage|collaborazione|affiancament*|lavoro|mese|mesi|ore ~2 $gratis
      $gratis ~3 prova|lavoro|stage|collaborazione|mesi|settimane|trial
      lavor*|work* ~4 gratis|for_free|for_nothing|for_exposure|visibilita
      free trial ~3 sides|days
      days|week|weeks|shift* ~3 free trial
      non ~2 ricev*|percep*|previst*|corrispost*|dovut* ~2 compens*|retribuzion*|indennita|stipendi*|paga
      only|just ~2 expenses
      expenses only|reimbursed_only
      no_salary|no_pay|no_compensation|nessun_compenso|nessuna_retribuzione`,
    notIn: "$company",
    notNear: "$treats",
    notInside: "$treats",
    everywhere: true,
  },
  {
    says: `$burden ~10 a_carico|carico|spese|payable|paid|expense|pocket|borne|charged ~2 $self
      $burden ~8 trattenut*|scalat*|detratt*|deducted|withheld|addebitat*
      $burden ~5 costa|costs|ha_un_costo|cost ~2 €|£|$|90|60|80|100|150|180|200|50|300|euro|di
      $burden ~5 acquistat*|pagat*|comprat* ~1 dal|dalla|da
      formazione|corso|corsi|training|course* ~2 obbligatori*|iniziale|mandatory|compulsory ~2 a_pagamento
      formazione|corso ~1 a_pagamento ~2 obbligatori*
      $self|must|will|to|occorre|dovrai|devi|serve|richiest*|chiede ~3 $spend ~6 $burden
      versare|cauzion*|deposito_cauzionale|quota_di_iscrizione|quota_d_iscrizione|security_deposit|registration_fee|enrolment_fee|investimento_iniziale ~3 di|of|richiest*|required|€|euro|iniziale
      quota_di_iscrizione|quota_d_iscrizione|investimento_iniziale|registration_fee|training_fee
      contribut* di|da ~3 per|a ~1 $burden
      ask|asks|chied* ~4 deposit|cauzione|caparra
      at_your_own|at_their_own|own expense|cost
      $self ~2 buy|buys ~6 from_us|€|$|£|own
      $self ~2 pay|pays ~1 €|100|50|60|80|90|150|200`,
    notIn: "$company",
    notNear: "$treats",
    notInside: "$treats",
    everywhere: true,
  },
];
/** Pay that is only a refund: wrong for an employment, what a traineeship may add to its allowance. */
export const refundOnly: readonly Ways[] = [
  {
    says: `$only|mero|semplice ~1 rimborso ~1 spese
      rimborso ~1 spese $only|e_basta
      compenso|retribuzione|stipendio|trattamento ~4 rimborso ~1 spese`,
    notAfter: "chilometric* km carburant* viaggio trasfert*",
    everywhere: true,
  },
];

export const nativeSpeaker: readonly Ways[] = [
  {
    says: `madrelingua|madre_lingua|lingua_madre|mother_tongue|first_language|mother_language
      native ~1 $tongues
      $tongues native
      livello|di madrelingua
      nativ*|parlant* ingles*|italian*|tedesc*|frances*|spagnol*|nativ*
      ingles*|italian*|tedesc*|frances*|spagnol* nativ*`,
    notIn: "$altern",
    everywhere: true,
  },
];

export const ageWords: readonly Ways[] = [
  {
    says: "$young",
    in: "$team $need $wish $who",
    neverAlone: true,
    notBefore: "$youngThing $serve non_solo of from to by",
    notAfter: "$youngThing people than",
  },
  {
    says: `$team ~4 $young
      $young ~4 $team
      $need|$wish|$hiring|rivolt*|riservat*|opportunita|occasione|offerta ~5 $young
      bunch|group|team|crew|full|gruppo|squadra ~3 $young`,
    notAfter: "$youngThing than",
    notBefore: "$youngThing work_with lavorare_con",
    notInside: "garanzia",
    notIn: "lavorare_con to_work_with work_with",
  },
  {
    says: `$youth
      eta_media|average_age ~6 24|25|26|27|28|29|30|31|32|33|34|35|under|bassa|trent*|vent*|low|twenty|thirty
      $need|gruppo|team|squadra|tra ~3 ragazzi
      $team ~4 under|sotto|below ~1 30|35|40|trenta|thirty|quaranta|forty
      boys|guys|girls and girls|boys
      no|non|niente pensionat*`,
    notNear:
      "marketing target pubblico client* consumator* audience customers autobus mezzi macchin* impiant* fleet machines vehicles vend* attract* guests residents patients buildings doposcuola",
    evenDenied: true,
  },
];

export const employerAnonymous: readonly Ways[] = [
  {
    says: `$unnamed ~2 $firm
      nome|identita|ragione_sociale|name|identity|details ~8 $unnamed|comunic*|svel*|rivel*|reso_noto|resa_nota|disclos*|reveal*|shared|given|cannot|non_possiamo|non_riveliamo|keep|$later
      che|who|that|which|$firm ~5 preferisc*|desider*|vuole|intende|prefers|wish*|wants|vorrebbe|manten* ~7 $unnamed|riservatezza|identita|non_essere|not_to_be|not_be
      non|not|cannot|may_not|can_t|unable ~4 rivel*|divulg*|svel*|nomin*|disclose|reveal|mention|name|fare_il_nome|fare_nomi|say_who
      di_cui ~3 nome
      ricerca|selezione|inserzione|annuncio|search|advert* $unnamed
      confidential|anonymous search|advert*|ad
      per_conto_terzi`,
    notNear:
      "dati document* informazion* data information whistleblow* segnalazion* sondagg* survey* paziente patient candidati candidature applications categorie applicant* posizione",
    evenDenied: true,
    everywhere: true,
  },
  {
    says: "$firm ~6 $unnamed",
    notAfter: "a ai alle agli al alla ad per",
    notNear: "dati document* informazion* data information whistleblow* candidat* applicant* posizione",
    evenDenied: true,
    everywhere: true,
  },
  {
    says: `per|presso|conto|incarico|behalf|for|with ~4 $grand|nostr*|azienda|societa|our|a|un|una ~2 cliente|committente|client|customer
      nostr*|azienda|societa|realta|our ~2 cliente|committente|client
      per|presso|for|at ~2 $grand ~2 azienda|societa|realta|multinazionale|gruppo|catena|brand|marchio|struttura|company|multinational|group|firm|chain|employer|house|retailer|fashion_house
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
      $grand ~2 $firm ~4 ci_ha|has_asked_us`,
    everywhere: true,
  },
];
