import type { PhraseGroup } from "@orbita/ad-linter/grammar";

/** Word lists for implicit judgements: people to exclude, weaknesses of a person, predictions. */
export const verdictLists = {
  weak: "debol* scars* peggior* inadatt* incapac* incompetent* inadeguat* meno_* weak weaker weakest worst poorest poor least lowest bottom unsuitable unqualified mediocr* ultimi ultimo ultima superflu* no_hopers non_adatt* non_idone*",
  someone:
    "candidat* applicant* profil* person* people talent* him her them lui lei loro this_one questo questa someone somebody qualcuno everyone tutti one uno una two due three tre four quattro five cinque",
} as const;

const ofThings =
  "risultat* result* progett* project* esperienz*_lavorativ* lavori jobs sql query column* colonn* tabell* table* database file* dati data supplier* fornitor* software system* sistem* vendor* seller* keyword* suppl* prodott* product* client* customer* practice* google seo";

export const verdicts: readonly PhraseGroup[] = [
  {
    says: `red_flag|red_flags|bandier*_ross*|campanell*_d_allarme|warning_sign*|deal_breaker*|dealbreaker*|segnali_d_allarme
      gran|grande|great|good|buon|hard|instancabil*|bravo|brava lavorator*|lavoratric*|worker|working
      hardworking|sgobbon*|stacanovist*|workaholic
      how_many|quante stars|stelle ~3 would|should|does|dai|daresti|merita|ha
      quale|which|chi dei|delle|of|fra|tra|among|di ~3 e|is|sia|sarebbe|would_be meglio|better|best|peggio|worse
      chi|who|quale|which ~2 piu debol*|fort*|scars*
      chi|who ~1 butt*|cacc*|fac*|kick*|throw* ~1 fuori|out|via
      narrow|restring*|riduc*|cut|whittle|boil ~4 one|two|three|four|five|uno|due|tre|quattro|cinque|2|3|4|5|nomi|names
      dammi|give_me|fammi|tell_me|dimmi|fuori|name ~1 due|tre|cinque|two|three|five|2|3|5|un|a|il|the nomi|names|nome|name
      $is|e|sia he|she|lui|lei|this|it ~1 the_one|our_man|our_guy|quello_giusto|quella_giusta
      quello|quella|persona|scelta|uomo|donna giusto|giusta
      bother|conviene ~1 call*|interview*|meet*|invit*|chiam*|sentir*
      should|dovrebbe|deve|will he|she|they|lui|lei ~1 get|have|be_given|be_offered|avere|ottenere ~1 job|role|offer|posto|position
      diamo|daresti|diamogli|diamole|dare|dargli|darle ~2 posto|lavoro|offerta|una_possibilita
      facciamo|fai|faccio venire|entrare|passare
      secondo te|voi ~2 chi|e|sarebbe|vale|valid*|quale|lui|lei
      second|third best|choice
      our|my|the|nostra|mia|tua|your|prima|first best|prima|first|top option|scelta|choice|pick|bet
      chi|who brilla|shines|colpisce|impresses|convince
      valuta|valutami|evaluate|assess|judge|giudica|rate|score ~2 candidat*|applicant*|him|her
      ne dici|pensi
      perdita|waste di|of tempo|time
      e|is|are|sarebbe ~2 pronto|pronta|ready|up_to|tagliat*|cut_out|portat* per|for|to ~2 ruolo|role|job|posto|lavoro|position|task|compito|incarico|posizione
      can|could|would|will|saprebbe|riuscirebbe|sarebbe_in_grado ~2 handle|do|manage|fare|svolgere|reggere|a_fare ~1 job|role|lavoro|ruolo|posto|work
      probabilita|possibilita|chance|chances|odds ~2 di_essere|being|assunt*|hired|of_getting|di_farcela|di_passare|to_get
      her|his|their|sue|suoi chances|odds|possibilita
      is|e|would_it_be ~1 yes|si ~1 or|o ~1 no
      is|are she|he|they good|bad|great|okay|ok|decent
      classify|categori*|group|split|divide|dividi|raggruppa|suddividi|separa ~3 candidat*|applicant*|them|people ~4 good|bad|a|b|buoni|fasce|tiers|tier|serie
      ordinali|ordinale|mettili|rank_them|sort_them|order_them|list_them ~3 compatib*|bravura|fit|match|merit*|valore
      metti|put ~2 prima|first|in_cima|on_top|at_the_top ~2 i|the|brav*|best|miglior*|strong*|quelli
      chi|who|quale|which viene_prima|comes_first|comes_second|is_first|is_second|e_primo|e_secondo|viene_dopo_di
      leadership|growth|career|management potential
      ha la_stoffa|il_physique
      ha|has|have|got|much|any|del|grande potenziale|potential|talento|stoffa|carisma|charisma
      buon|buono|bel|good|bad|strong|weak|brutto|pessimo|scarso cv|curriculum|resume|profilo|profile|capo|boss|manager|leader
      $is|sta ~2 lying|mentendo|mente|bugiard*|liar|credibil*|esagerando|exaggerating|sincer*|telling_the_truth
      vale|worth ~2 soldi|money|cifra|stipendio|salary|price|it
      chi|who|whom tenere|tengo|teniamo|scartare|prendere|to_keep|to_drop|do_i_keep|do_we_keep
      chi|who|quale|which ~2 piu|most|more|maggior*|greatest|highest potenzial*|potential|talent*|futuro|chance*|stoffa`,
    notNear:
      "valutazione assessment esperienz* experience client* customer* prodott* product* vendite sales inglese english tedesco german lingu* language* excel java azienda aziende compan* lavoro_in hotel* albergh* michelin conditions environment knowledge relationship* system",
    notAfter: "knowledge conditions environment relationship* with",
  },
  {
    says: `elimina*|scarta*|togli*|leva*|escludi*|butta*|cestina*|cassa|drop|leave|remove|cut|discard|eliminate|exclude|reject|weed|filter|get_rid|throw|kick|bin|screen ~4 $weak
      $which ~4 elimin*|scart*|esclud*|togli*|lasceresti|lasci|lasciare|lasciamo|lascio|eliminate|discard|drop|reject|leave_out|cut|weed_out|bin|get_rid ~2 $weak|fuori|indietro|a_casa|out|behind|subito|prima|first|dalla|from|via
      lasceresti|lasciare|lascia|lasciamo|lasci|lascerei|tieni|terresti|tenere|keep|leave|leaves ~3 fuori_dal*|fuori|out_of_the|out_of_it
      rosa|lista|list|selezione finale|ristretta|breve|corta
      shortlist|short_list|longlist
      final|finalist* list|three|five|round|candidat*|shortlist
      finalist*
      fuori|dentro dalla|dal|della|nella|la rosa|selezione|lista|gara|corsa
      chi|who|quale|which|quanti ~1 resta|rimane|passa|passano|avanza|prosegue|supera|va_avanti|andrebbe|passes|advances|proceeds|goes|makes|stays|moves|gets ~3 fuori|dentro|avanti|fase|turno|step|selezione|cut|round|through|forward|next|job|posto|out|in
      who|which|whom ~3 move|advance|proceed|progress|go ~1 forward|ahead|to_the_next|through|on
      podio|podium|medaglia_d_oro|gold_medal|frontrunner|front_runner|favorit*|favourite*|beniamin*|preferit*|pole_position|in_testa|cavallo_vincente|numero_uno|number_one|no_1|asso_nella_manica|cream_of_the_crop|punta_di_diamante|fuoriclasse|star_candidate|standout|rock_star
      graduatori*|classifica|classificali|classificale|ranking|rankings|leaderboard|pagell*|scorecard|hit_parade
      top|prim*|first|best|migliori 2|3|4|5|10|due|tre|quattro|cinque|dieci|two|three|four|five|ten|picks|pick
      i|le|the|give_me|dammi|dimmi top|primi|best|migliori 2|3|4|5|10|due|tre|quattro|cinque|two|three|four|five|ten
      ordin*|metti*|mettere|elenc*|list|sort|order|arrange|disponi*|put ~5 merito|merit|bravura|qualita_del|qualita|importanza|suitability|idoneita|adeguatezza|preferenza|preference|fit|potenziale|potential|quality|rank|affinita|valore|strongest|weakest|best|worst|migliore|peggiore`,
    notNear: `${ofThings} scolastic* provincial* bandi bando gara_d_appalto pubblic* concors* insegn* docent* gare motore owasp search engine algorit* hackathon text testo document* immagin* image* machine_learning ml supervised customers ticket* hotel music* film* ultime ultimi aziend* compan* job jobs work years anni`,
    notInside: `${ofThings} ha has esperienz* experienc* scolastic* ticket* lavorato worked aziend* prime_tre_aziend* lavor*`,
    notAfter:
      "jobs aziende companies lavori esperienze experiences roles ruoli skills competenze lingue languages employers datori projects progetti anni years mesi months scolastic* provincial* di_bandi dei_bandi dei_docenti algorithm* model* delle_vendite universit*",
    notBefore: "ha ha_fatto hanno esperienza experience has nelle stilato",
  },
  {
    says: `sovraqualificat*|sottoqualificat*|iperqualificat*|overqualified|over_qualified|underqualified|under_qualified|troppo_qualificat*|troppo_senior|troppo_junior|too_senior|too_junior|too_qualified|too_experienced|too_inexperienced|poco_qualificat*|troppo_espert*|poco_espert*|inesperto|inesperta|not_qualified
      abbastanza|sufficientemente|davvero|really|enough|veramente|proprio|how|quanto ~1 brav*|competent*|good|skilled|capable|capac*|intelligent*|clever|bright|preparat*|qualificat*|qualified|espert*|in_gamba|talentuos*
      $is ~2 brav*|in_gamba|any_good|no_good|clever|bright|brilliant|brillant*|sveglio|sveglia|furb*|stupid*|incapac*|incompeten*|mediocr*|bad|scars*|a_star|outstanding|eccezional*|exceptional|geniale|un_genio|a_genius|talentuos*|gifted|impressive|average|nella_media|superior*|inferior*|credibil*|credible|convincent*|convincing|all_altezza|meritevol*|deserving|apprezzabil*|employable|hireable|hirable|assumibil*|collocabil*|un_buon_acquisto|a_good_buy|a_catch|a_risk|a_safe_bet|rischios*|risky|un_rischio|un_affare
      $is|sembra|seems|pare|looks|look|appear*|sound*|come_across|being|essere|he|she|they ~3 hard_working|hardworking|a_hard_worker|lavorator*|laborios*|diligent*|team_player|a_leader|un_leader|motivat*|motivated|affidabile|affidabili|reliable|dependable|trustworthy|onest*|honest|loyal|leale|fedele|seri|serio|seria|serious|committed|ambizios*|ambitious|arrogant*|simpatic*|nice|likeable|likable|antipatic*|problematic*|difficil*_da_gestire|difficult_to|hard_to_manage|toxic|tossico|tossica|litigios*|stabile|emotivamente_stabil*|job_hopper|jobhopper|flight_risk|puntual*|punctual|pigr*|lazy|proattiv*|proactive|introvers*|introvert*|estrovers*|extrovert*|timid*|shy|creative_enough|flessibile_di|determinat*|educat*_e|responsabile_e|mature_enough|matur*_professionalmente|suitable|ideal*|perfect*|perfett*
      gran|grande|great|good|buon|buona|bad|cattiv*|pessim*|ottim*|excellent|brutt*|valid* lavorator*|worker|employee|dipendente|colleague|collega|candidat*|applicant|acquisto|elemento|catch|choice|scelta|addition|aggiunta|manager_or|impression*|persona|person|profil*|match
      cosa_non_va|what_s_wrong|qualcosa_che_non_va|worries|worry_you|preoccupa*|concern_you|criticita_del|difetti|difetto|weakness*|weak_point*|weak_spot*|weak_side*|punti_debol*|punto_debole|punti_di_debolezza|debolezz*|lati_negativi|lati_debol*|shortcoming*|flaws|drawback*|downside*|pros_and_cons|pro_e_contro|pregi|strengths_and|forza_e_debol*|forza_e_di_debol*
      verdict|verdetto|giudizio|giudicalo|giudicala|giudicali|judgement|judgment|valutazione_complessiva|overall_assessment|overall_impression|your_assessment|gut_feeling|impressione|impressioni|impression|first_impression|sensazione_a_pelle|a_pelle|che_idea_ti|cosa_ti_sembra|come_ti_sembra|che_te_ne_pare|how_does_he_seem|how_does_she_seem|che_tipo_e|che_persona_e|what_kind_of_person|what_is_he_like|what_is_she_like|what_s_he_like|what_s_she_like|her_personality|his_personality|che_personalita|sua_personalita|suo_carattere|che_carattere|her_character|his_character`,
    notNear: `${ofThings} recruit* selezion*_del parola parole software feature* employer tedesc* german engl* ingles* italian* french frances* spanish spagnol* excel with con nel in_sql in_java in_python code codice infrastr* delivery penal* tribunal* udienz* design game set encoding utf string* videogioc* romanz* developer* sviluppat* driver* nurse caso swot analisi analysis vulnerab* security sicurezza psicolog* grammar assessment_center test* rete network* certific*`,
    notInside: `$job know knows sa ${ofThings} his_french his_english her_english inglese tedesco english german french excel lavoro`,
    notAfter:
      "at with a_usare nel con in_excel in sql java of_the_system del_sistema dei_fornitori contract* contratt* data software delivery design testing set sets encoding di_sistema nelle nei con_i con_gli",
  },
  {
    says: `ti|mi|vi|ci|me_ne|te_ne fideresti|fidi|fido|fideremmo|fidiamo|fidarmi|convince|convincono|piace|piacerebbe|pare|sembra_il|ispira
      would|do|can|could|should ~2 you|i|we trust|bet|choose|take|keep|want|back|rate|rank|favour|favor|hire|meet|call|consider|pick
      do|shall|should|will|can we|i ~1 take|hire|keep|meet|call|interview|invite|reject|pass_on|go_for|consider|proceed|want
      hire|assumere|assumerlo|assumerla|prenderlo|prenderla|invitare|invitarlo|invitarla|chiamarlo|chiamarla|scartarlo|scartarla|sentirlo|sentirla|incontrarla|reject|yes|si|pass or|o no|not|reject|pass|hire|meno
      yes_or_no|si_o_no|thumbs_up|pollice_su ~3 hire|assum*|invit*|candidat*|him|her|lui|lei
      recommend|reccomend|recomend|reccommend|suggest|consiglia*|raccomanda*|suggerisci|proponi|pick|choose|select|scegli|seleziona|nominate ~3 $someone|migliore|best|giust*|right
      name|indica|trova|find|dimmi|tell_me ~3 migliore|best|right_person|persona_giusta|right_one|right_candidate
      chi|who|quale|which ~2 piu|most|maggior|maggiore|more|best|highest|least|meno|greatest|strongest ~1 potenzial*|potential|talent*|possibilita|chance*|adatt*|idone*|suitable|indicat*|promising|qualified|convinc*|in_gamba|affidabil*|reliable|motivat*|bravo|brava|bravi|brave|forte|preparat*|competent*|sveglio|vicino_al_profilo|likely|suited|valid*|interessant*|meritevol*|deserv*|impress*
      fara|farebbe|avra|avrebbe|would|will|might|could|potrebbe ~3 carriera|strada|bene_qui|successo|succeed|do_well|do_a_good|be_happy|be_good|be_a_good|last|stay|leave|quit|get_along|get_on|cope|fit|fit_in|thrive|perform|integrat*|integrars*|manage_the_stress|be_bored|annoiars*|be_able_to_handle
      restera|resterebbe|rimarra|rimarrebbe|durera|durerebbe|se_ne_andra|scappera|mollera|andra_via|si_licenziera|si_annoiera|si_integrera|si_integrerebbe|si_trovera|si_troverebbe|si_ambientera|se_la_cava|se_la_caverebbe|ce_la_fara|ce_la_farebbe|reggera|reggerebbe
      likely|probabil*|rischi*|risk|chance*|odds ~3 leave|quit|stay|resign|andars*|dimett*|licenzi*|accett*|accept|succeed|fail
      andrebbe|starebbe|lavorerebbe|staremmo ~1 d_accordo|bene
      how|quanto ~3 convinc*|confident|sure|sicur*_di_lui|sicur*_di_lei|promising|promettent*|valid*|interessante
      worth|vale|merita|meriterebbe|deserve* ~3 interview*|meeting|call*|colloquio|pena|seeing|considering|chance|time|incontr*|posto|job|telefonata|sentir*|hiring|it
      chi|who|con_chi|whom ~2 chiameresti|inviteresti|sentiresti|incontreresti|prenderesti|terresti|vedresti|vedi_meglio|punteresti|scommetteresti|partiresti|call_first|would_you|do_you_prefer|do_you_like|you_d
      chi|who chiamo|chiamare|sento|contatto|invito|convoco|to_call|to_hire|to_pick|to_choose|to_invite|to_interview|to_reject
      stars|stelle|voto|voti|score|punti|points|grade|mark|rating|percentage|percentuale|thumbs ~4 would|daresti|dai|merita|deserve*|gets|get_from|gli|lui|lei|him|her|candidat*|applicant*|match|mate|compatib*
      quant*|how_many|what|che ~2 stars|stelle|punti_su|out_of_ten|out_of_five|percentage_match|per_cento|percent ~3 would|dai|daresti|merit*|match|is|get|give|adatt*
      fit|match|matches|matching|compatib*|affinit*|aderenz*|corrispondenz* ~3 percent*|percentuale|score|punteggio|per_cento|grade|rate|level_of|rating|index|indice`,
    notNear: `${ofThings} $exam hotel* albergo michelin recensio* review*`,
    notInside: `${ofThings} did didn ha has had`,
    notBefore: "did ha has had",
  },
];
