import type { PhraseGroup } from "@orbita/ad-linter/grammar";

/**
 * Words about work that make a question harmless. The rules in this file match indirect questions about topics that the other
 * tables name directly.
 */
const ofWork =
  "$job lavor* progett* project* client* customer* azienda company certific* software sistem* system* macchin* contratt* versione version";

export const ageAside: readonly PhraseGroup[] = [
  {
    says: `eta|age|ages ~2 candidat*|applicant*|people|persone|tutti|tutte|everyone|everybody|them|each|ciascun*|ognun*|this_person|media
      look|looks|seem|seems|sembra|appear* ~1 old|young|older|younger|giovan*|vecchi*|anzian*
      parte dei_giovani|dei_vecchi|degli_anziani
      $is degli_anni|dagli_anni settanta|ottanta|novanta|sessanta|70|80|90
      60s|70s|80s|90s kid|child|baby
      quanti anni gli|le|li_dai|dai|daresti
      fiore|primavera degli_anni|della_vita
      approaching|nearing|pushing|hitting|turning|verso ~1 $grown
      fresh_out_of_school|straight_out_of_school|fresco_di_scuola|like_20
      gen x|y|z|alpha
      genx|genz|boomer*|millennial*|zoomer*|coetane*|gioventu|giovinezza|youth_of|giovanissim*|vegliard*|nonnett*|ragazzin*|sbarbatell*|pischell*|matusa
      digital native*
      nativ* digital*
      qualcuno|someone|somebody|anyone|uno|una|gente|people|persona|persone|candidat*|profil*|figura|anybody di|who_is|who_s|piu|more|molto|very|abbastanza giovan*|young|younger|anzian*|old|older|vecchi*
      qualcuno|someone|somebody|anyone|anybody giovan*|young|younger|older|old|anzian*
      past his|her|their prime|best|sell
      how_many|quanti birthdays|compleanni
      closer|nearer|vicin*|piu|near|nearly|almost|quasi ~1 ai|to|i 30|40|50|60|trenta|quaranta|cinquanta|sessanta|thirty|forty|fifty|sixty
      matur* man|woman|person|lady|gentleman|candidat*
      persona|signora|signore|uomo|donna|candidat* matur*
      avanti|in_la|carico|carica con|di gli_anni|anni|l_eta
      di mezz_eta|mezza_eta|una_certa_eta
      middle aged|age
      what|which|che|quale|in_che|in_what decade|decennio ~4 born|nat*
      capelli|hair ~1 grigi|bianchi|grey|gray
      same|stessa age|eta|generation|generazione
      school|liceo|superiori|diploma|diplomat*|maturita|degree|graduated|graduat*|laure* ~9 eta|age|old|how_old|quanti_anni_ha|anni_avra|born|nat*
      smett*|finish*|stop* ~1 di_lavorare|working ~4 eta|age|pension*|retire*
      anni_di_eta|anni_d_eta|years_of_age|years_young
      data_anagrafica|dati_anagrafici|anagraficamente
      too|troppo senior|junior|giovan*|old|young|vecch* for|per ~2 eta|age
      energ*|fresc* ~1 giovan*|young|youth*
      nonno|nonna|nonni|grandfather|grandmother|grandpa|grandma`,
    notNear: `$serves ${ofWork} pazient* patients con_i with alunn* pupils apprendist* lead* report* sequenc* prossima next nextgen motor* dati data anagrafica_client*`,
    notInside: "$serves client* pazient* azienda lavoro_in certific* company",
  },
];

export const looksAside: readonly PhraseGroup[] = [
  {
    says: `carnagion*|complexion
      foto|fotografia|photo|picture|headshot|selfie ~6 sembra|appare|com|look*|seem*|viso|faccia|bell*|carin*|face|pretty|nice|in_carne|ha|see|vede
      sembra|appare|look|looks|seem|seems|com_e|viso|faccia|face|see|vede|judging|giudicare|going_by ~5 foto|fotografia|photo|picture|headshot|selfie
      dalla|from_the|from_her|from_his|in_the|in_her|in_his|nella|sulla foto|fotografia|photo|picture
      ha|has|mostra|show|show_me|vedere|see|there|c_e ~2 la_foto|una_foto|her_photo|his_photo|a_photo|her_picture|his_picture|foto_del_candidat*|sua_foto
      colore|color|colour ~3 occhi|capelli|eyes|eye|hair
      his|her|their|what|which ~1 eye|hair colour|color
      biond*|castan*|blonde|brunette|redhead|calvo|calva|pelato|bald
      porta|mette|wear|wears|has|ha|ha_gli|wearing ~2 occhiali|glasses|parrucca|trucco|makeup
      has|have|got|ha|porta ~2 beard|barba|baffi|moustache|mustache
      height|altezza|statura and|e weight|peso
      his|her|their|sua|suo|what|che|quale|qual ~3 height|weight|statura|altezza|corporatura|taglia|peso_corporeo|peso
      quanto pesa
      $is alto|alta ~2 1,60|1,65|1,70|1,75|1,80|1.70|1.75|160|170|180
      bel|bello|brutto|nice|pretty|good viso|volto|sorriso|face|smile|body|figure
      dress|dresses|veste|vestito|vestita well|bene|badly|male
      denti dritti|storti|bianchi
      in_carne|paffut*|slim|skinny|chubby|plump|cicciott*|ben_vestit*|well_dressed|good_looks|di_bell_aspetto|bell_aspetto|bella_presenza|well_groomed
      $is ~2 snello|snella|bell*_donna|bell*_uomo|bell*_ragazz*|cute|hot|gorgeous|affascinante|avvenent*|basso_di_statura|bassa_di_statura|short_or_tall|tall_or_short`,
    notNear: "$safeLook",
    notInside: "esperienz* experience vend* sold lavor* worked prodott* fotografato taken pixel",
  },
];

export const healthAside: readonly PhraseGroup[] = [
  { says: "been|was|ever ~1 hospitalised|hospitalized|in_hospital_for", notNear: "patient* ward nurse* project*" },
  {
    says: `segue|seguendo|fa|sta|sotto|in|under|on|in_a ~2 terapia|terapie|psicoterapia|cura_farmacologica|therapy|treatment|dialysis|dialisi|chemio*|chemo*
      $is|she|he|they|sta ~3 on|taking|takes|take|prendendo|prende|assume|assumendo ~2 $pills|antidepress*|ansiolitic*|insulin*|painkiller*|psicofarmac*|antidolorific*|sleeping_pills|metadone|methadone|anxiety_pills
      $sick
      ha|has|have|had|with|soffre|suffers ~2 autism*|asperger|adhd|dsa|dislessi*|dyslex*|anoress*|anorex*|bulimi*|asma|asthma|parkinson|sclerosi|multiple_sclerosis|diabet*|epilep*|epiless*|emicrani*|migraine*|infertil*
      $is|been|stat* ~1 operato|operata|malat*|ill|unwell|in_cura|in_malattia|under_treatment|hospital*|off_sick|signed_off|ricoverat*|in_a_clinic|cagionevole|ipocondriac*
      had|have|has|ha_avuto|avuto|subito ~3 surgery|operation_for|an_operation|intervento_chirurgico|un_intervento|un_operazione|infarto|ictus|heart_attack|a_stroke|covid|un_incidente|tumor*|abort*|miscarriage|an_accident
      beve|ubriac*|drunk|drunkard
      does|do|did|he|she|they ~2 drink|drinks|drinking
      problem*|issue*|dipendenz*|abus* ~2 alcol|alcool|alcohol|drink*|droga|drog*|drug*|gioco|gambling|substance*|sostanze|bere
      an_addict|addicted|tossicodipendente|tossico|tossica|drogat*|alcolizzat*|alcolist*|alcoholic*|ludopat*|cannabis|spinell*|cocain*|doping
      legge|liste|lista|l|law|ai_sensi|elenchi ~3 68/99|68/1999|104/92|104/1992|104|68
      iscritt*|iscrizion*|liste|registered ~3 collocamento_mirato
      percentual*|grado|percentage|degree|punti ~2 invalidita|disabil*|disability|handicap
      invalidita civile
      registered|visible|hidden|certified|declared disabled|disability|disabilities
      has|have|any|ha|with sensory|physical|learning|intellectual|mental|motor* disability|disabilities|impairment*|difficult*|handicap*
      $is ~2 ansios*|anxious|nevrotic*|neurotic|instabil*|unstable|depress*|lunatic*
      prende la_pillola
      mancin*|balbett*|balbuzient*|stutter*|stammer*|left_handed|zoppic*|limps
      della|la|con 104
      sight|vision|vista|udito|hearing ~1 problem*|loss|impair*|bad|poor|difett*
      idoneita fisica|medica|sanitaria
      health|medical|salute ~2 good|buona|perfect|problems|record|check|issues|history|insurance_claims|concern*
      days|giorni|ore|time|assente|assenza|assenze|assenteis*|off|absence*|absent* ~3 sick*|malatti*|ill|illness|salute|medic*|doctor*|health
      assenteis*|absenteeis*|si_assenta|off_sick|calls_in_sick|call_in_sick|sick_record|sickness
      fit|in_forma fisic*|physically|as_a_fiddle
      partorit*|allatt*|breastfeed*|gave_birth|given_birth|gravid*|ciclo_mestruale
      trying|try|tenta*|prova*|cerca*|cercando ~1 for_a_baby|to_conceive|for_a_child|di_avere_un_figlio|un_figlio|un_bambino
      vegan*|vegetarian*|anemic*|incontinen*|mal_di_schiena|back_pain|bad_back|ernia|gli_manca_un|amputat*`,
    notNear: "$safeSick",
    notInside: `$job know knows dipendent* staff payroll paghe gestit* handled recruit*`,
    notAfter:
      "intensiv* intensive del_dolore structure occupational management policy law recruit* users utenti patients pazienti clients service* mirato_per dei_dipendenti analysis responsabile",
    notBefore: "spettro da serve con with for per",
  },
];
