import type { PhraseGroup } from "../find/ways.ts";
import { joinLists } from "../find/words.ts";
import termListsData from "./lists/terms.json" with { type: "json" };

/** Words for terms that are restricted by law: previous pay, unlimited hours, unpaid work, native speakers. */
export const termLists = joinLists(termListsData);

export const payHistory: readonly PhraseGroup[] = [
  {
    says: `$past ~3 $pay
      $pay ~6 $past
      quanto ~2 guadagn*|percepi*|prend*|ti_paga*|ti_danno|ti_davan*|vi_paga*
      how_much ~2 are_on|get|on_now
      how_much ~6 earn*|make|making|made|paid|pay_you|take_home
      your|tuo|il_tuo ~1 $past package|pacchetto
      what ~4 you|your|applicant*|candidate* ~4 earn*|paid|pay|pay_you|take_home|make_now|make_at|make_today|making
      alleg*|invi*|porta*|present*|forni*|mostr*|esibi*|caric*|copia|attach|send|provide|bring|submit|upload|include|enclose|show|copy|copies|see|vedere ~5 busta_paga|buste_paga|cedolin*|cud|cu|certificazion*_unic*|payslip*|pay_slip*|tax_return
      $pay history|storic*
      storico|storia|percorso ~1 retributiv*|salarial*
      proof ~2 earnings|salary|income|pay
      che|quale|what|which stipendio|ral|salary|pay ~2 avevi|hai|have_now|are_you|ricevi|prendi
      tua|tuo|your ral|stipendio|retribuzione|salary`,
    in: "? $speak $need alleg* invi* porta* attach send provide bring submit upload include enclose show copia copy state give proof vorremmo sapere see indicazione",
    notIn: "$hopes",
    notInside: "non not never and_the e_il guadagnerai percepirai prenderai will_earn you_ll_earn",
    notAfter: "$theirs",
    notNear: "$payroll",
  },
  {
    says: `$past ~3 $pay
      $pay ~4 $past`,
    notAfter: "$theirs",
    in: "? $speak alleg* invi* indicazione attach state please expected attesa desiderata",
    notInside: "non not never",
    notNear: "$payroll mercato offerta",
  },
  {
    says: `quanto ~1 prendevi|guadagnavi|percepivi
      without|senza|priv*|lacking ~4 $past ~1 $pay ~5 $out
      without|senza|priv*|lacking ~4 $pay ~2 $past ~5 $out`,
    in: "$speak ? $out",
    evenDenied: true,
  },
];

export const availability: readonly PhraseGroup[] = [
  {
    says: `reperibil*|raggiungibil*|reachable|on_call|contactable ~4 $endless
      $endless ~2 reperibil*|raggiungibil*|reachable|contactable`,
    notAfter: "di_1* di_2* di_3* di_4* di_8 di_una di_due di_tre of_1* of_one",
    notNear: "$freedom",
  },
  {
    says: `sempre disponibil*|reperibil*|a_disposizione
      $ready ~4 $endless
      $endless ~2 $ready`,
    notNear: "$machine $freedom",
    notInside: "ma but",
    notAfter: "di_1* di_2* di_3* di_4* di_8 di_una di_due di_tre of_1* of_one",
    notPrevious: "is are sono",
  },
  {
    says: `in_qualsiasi_giorno|in_qualunque_giorno|any_day ~2 a_qualsiasi_ora|a_qualunque_ora|any_hour|any_time
      orari*|hours ~8 senza_limit*
      orari*|hours|overtime illimitat*|senza_limit*|unlimited
      unlimited hours|overtime
      full|fully|complete|completely availability|available|flexibility|flexible
      work|working any|all hours
      senza|nessun*|no ~1 limit*|vincol* ~1 orari*|hours
      senza orari*|guardare_l_orologio
      guard* ~1 orologio
      lavora|lavorare|lavori|work finche_serve|finche_c_e|until_it_s_done|until_the_job
      lavorar*|si_lavora|work|working ~3 sette_giorni_su_sette|7_giorni_su_7|giorno_e_notte|a_qualsiasi_ora|a_qualunque_ora|h24|seven_days_a_week|day_and_night|all_hours|any_hour|around_the_clock
      call|chiam* ~4 any_hour|all_hours|any_time|qualsiasi_ora
      clock watchers|watching
      no fixed hours
      spirito_di_sacrificio|nine_to_fiver*|disponibil*_a_tutto|sempre_acceso|what_weekend
      reperibil*|reachable|raggiungibil* ~4 ferie|holiday|holidays|vacation|festivi
      work*|lavor* ~8 whatever_the_hour
      never switch_off
      not|no|never|isn|non|beyond ~4 nine_to_five
      nine_to_five mentality|attitude|people|mindset
      you are|re always on
      phone|telefono|cellulare ~5 any_time|any_hour|day_and_night|giorno_e_notte|all_hours|at_all_times
      niente|nessun*|non_esistono|non_ci_sono orari*|orario
      finisce|finisci|finish quando|when ~5 finito|finita|done|finished
      telefono|cellulare|phone ~5 acceso|on ~3 sempre|notte|ferie|vacanza|always|holiday*`,
    notNear: "$machine $freedom",
    notInside: "ma but",
  },
  {
    says: `you|who|they|candidate*|applicant*|person|chi|persone are|is|sono|e ~1 $endless ~1 $ready
      you|who|they|candidate*|applicant*|person|chi|persone are|is|sono|e ~1 $ready ~3 $endless`,
    notNear: "$machine $freedom",
  },
];

export const unpaid: readonly PhraseGroup[] = [
  {
    says: `$work ~7 $unpaidIt
      $unpaidIt ~4 $work`,
    notIn: "$company",
    notNear: "aspettativ* conged* permess* ferie leave pausa break lunch sabbatical",
    notInside: "aspettativ* conged* permess* leave break lunch",
    everywhere: true,
  },
  {
    says: `no_salary|no_pay|no_compensation|nessun_compenso|nessuna_retribuzione
      prova|giornat*|settiman*|turn*|stage|collaborazione|affiancament*|lavoro|mese|mesi|ore ~2 $gratis
      $gratis ~3 prova|lavoro|stage|collaborazione|mesi|settimane|trial
      lavor*|work* ~4 gratis|for_free|for_nothing|for_exposure|visibilita
      lesson*|trial*|shift*|evening* ~4 free_of_charge|for_free
      free trial ~3 sides|days
      days|week|weeks|shift* ~3 free trial
      non ~2 ricev*|percep*|preved*|previst*|corrispost*|dovut*|danno|da ~3 compens*|retribuzion*|indennita|stipendi*|paga
      not|non ~2 receive|get|ricev*|percep* ~2 salary|pay|wage*|stipendio
      only|just|travel ~2 expenses_only
      vitto_e_alloggio|board_and_lodging|board_and_lodging|meals ~4 instead_of|in_cambio|al_posto|in_place ~3 pay|wage*|stipendio|paga|salary|compenso|retribuzione
      in_cambio ~1 vitto|alloggio|visibilita|esperienza
      paid|pagat*|pagamento|payment in_kind|in_natura|in_visibilita|in_exposure|in_experience
      only tips|mance
      solo mance|provvigioni
      only|just ~2 expenses
      expenses only|reimbursed_only
      unpaid_trial
      can_t|cannot|don_t|do_not|won_t pay you
      can_t|cannot|don_t|do_not|won_t pay for ~3 training|induction|trial|course|week|first
      reward|payment|compenso ~6 is|e|sara ~1 experience|exposure|visibility|l_esperienza|visibilita
      experience|exposure|visibility|esperienza|visibilita not|non wages|pay|salary|money|stipendio|denaro`,
    notIn: "$company",
    notNear: "$treats",
    notInside: "$treats",
    everywhere: true,
  },
  {
    says: `$burden ~10 proprie_spese|tue_spese|sue_spese|vostre_spese|own_expense|tuo_carico|proprio_carico|suo_carico|vostro_carico
      casco|giacca|divis*|kit|uniform* ~6 acquist*|compr* ~2 da_noi|noi
      mese|mesi|settiman* ~2 volontariato
      kit|divis*|uniform*|tablet ~4 da_acquistare|da_pagare|da_comprare
      richied*|richiest*|chied* ~4 cauzion*|caparra|versamento
      fee|charge ~2 for ~3 $burden
      deposit ~6 asked|required|requested
      $burden ~10 a_carico|carico|spese|payable|paid|expense|pocket|borne|charged ~2 $self
      $burden ~8 trattenut*|scalat*|detratt*|deducted|withheld|addebitat*
      $burden ~5 costa|costs|ha_un_costo|cost ~2 €|£|$|90|60|80|100|150|180|200|50|300|euro|di
      $burden ~5 acquistat*|pagat*|comprat* ~1 dal|dalla|da
      formazione|corso|corsi|training|course* ~2 obbligatori*|iniziale|mandatory|compulsory ~2 a_pagamento
      formazione|corso|corsi ~1 a_pagamento ~2 obbligatori*
      obbligatori* ~3 formazione|corso ~1 a_pagamento
      $burden ~6 must|to|va|deve|devono|dovra ~1 be|essere|esser|acquistat* purchased|bought|acquistat*|comprat*|pagat*
      contribute ~3 to ~1 cost|costs
      $self|must|will|to|bisogna|occorre|dovrai|devi|serve|richiest*|chiede ~3 buy|buys|purchase|acquistare|comprare ~3 $gear
      $self|must|will|to|bisogna|occorre|dovrai|devi|serve|richiest*|chiede ~3 buy|buys|purchase|acquistare|comprare ~1 your|own|proprio|propria|tuo|tua|tue ~1 $burden
      joining|sign_up|admin|starter|enrolment|enrollment fee
      $self|must|will|to|bisogna|occorre|dovrai|devi|serve|richiest*|chiede ~3 $spend ~6 $burden
      versare|cauzion*|deposito_cauzionale|quota_di_iscrizione|quota_d_iscrizione|security_deposit|registration_fee|enrolment_fee|investimento_iniziale ~3 di|of|richiest*|required|€|euro|iniziale
      quota_di_iscrizione|quota_d_iscrizione|investimento_iniziale|registration_fee|training_fee
      contribut* di|da ~3 per|a ~1 $burden
      chi|corsist*|partecipant*|candidat*|lavorator*|dipendent* ~4 paga|pagano|versa|versano ~2 euro|€
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
/**
 * Phrases that offer only a refund of expenses as pay: unlawful for employment, but allowed in addition to a trainee's allowance.
 */
export const refundOnly: readonly PhraseGroup[] = [
  {
    says: `$only|mero|semplice ~1 rimborso ~1 spese
      rimborso ~1 spese $only|e_basta
      rimborso ~1 spese ~2 unico
      compenso|retribuzione|stipendio|trattamento ~4 rimborso ~1 spese`,
    notAfter: "chilometric* km carburant* viaggio trasfert*",
    everywhere: true,
  },
];

export const nativeSpeaker: readonly PhraseGroup[] = [
  {
    says: `madrelingua|madre_lingua|lingua_madre|mother_tongue|first_language|mother_language
      native ~1 $tongues
      $tongues native
      livello|di madrelingua
      accent* ~1 nativ*|straniero|foreign
      native|perfect accent
      looking_for|seek|want|need|only|solo|cerchiamo|vogliamo natives
      bilingu* dalla_nascita|from_birth
      nativ*|parlant* ingles*|italian*|tedesc*|frances*|spagnol*|nativ*
      ingles*|italian*|tedesc*|frances*|spagnol* nativ*`,
    notIn: "$altern",
    notBefore: "chiamano call callers $serves",
    everywhere: true,
  },
];
