import type { PhraseGroup } from "@orbita/ad-linter/grammar";

export const rankingLists = {
  which: "chi quale quali qual who whom which what",
  people:
    "candidat* applicant* application* candidatur* person* profil* people talent* tutti all everyone everybody them loro risors* cv curricul* resume* lista list shortlist rosa",
  best: "migliore migliori miglior peggiore peggiori peggior best worst top strongest weakest brightest smartest ideale ideal perfetto perfetta perfect vincente winner vincitore vincitrice favorito favorita favourite favorite",
  most: "adatt* idone* brav* qualificat* fort* competent* preparat* promettent* indicat* valid* intelligent* affidabil* meritevol* capac* interessant* convincent* in_linea suitable suited qualified promising capable talented competent reliable intelligent interesting impressive deserving fitting convincing",
  hire: "assumere assumeresti assumerei assumiamo assumo assumeremmo assumerebbe assumerlo assumerla scegliere sceglieresti scegliamo scelgo sceglierei prendere prenderesti prendiamo prenderei preferire preferisci preferiresti preferiamo invitare inviteresti invitiamo invito chiamare chiameresti chiamo convocare convocheresti convoco incontrare contattare contatteresti consigli consiglieresti raccomandi raccomanderesti suggerisci suggeriresti promuovere promuoveresti scartare scarto scarteresti scartiamo scarterei scartiamo eliminare elimino elimineresti escludere escludo escluderesti escludiamo rifiutare rifiuto rifiuteresti bocciare boccio bocceresti hire choose pick select prefer invite interview call recommend suggest shortlist reject drop discard exclude eliminate dismiss decline promote favour favor rule_out turn_down go_with cut",
  scale:
    "voto voti punteggio punteggi score scores rating ratings stelle stars percentuale percentage graduatoria classifica ranking valutazione punti points",
  exam: "laure* studi studies final get got preso presa ottenut* diploma maturita esame esami degree exam* ielts toefl toeic test certific* universit* scuola school graduation graduat* finale_di 110 credit gpa seo tesi thesis google search ricerca customer client* nps satisfaction modell* model risk rischio apgar",
} as const;

/** Ways to ask for the best candidate, a score, a rejection or an opinion, which are refused because only people may judge. */
export const ranking: readonly PhraseGroup[] = [
  {
    says: `$which ~4 $best
      $which ~3 piu|most|more $most
      il|la|i|le|gli|the|un|tre|3|due|2|cinque|5 ~1 $best|best_of ~2 $people|tra|fra|of|among|for|per
      piu|most $most ~4 $people|tra|fra|per|among|for
      meglio|better|peggio|worse ~2 o|or|oppure
      chi|who ~1 vince|wins|win|stands_out|spicca|emerge|la_spunta|ha_piu_possibilita|ha_piu_chance|has_the_best|has_more_chances|is_ahead
      chi|who|quale e|is ~3 piu_espert*|more_expert|most_experienced|piu_preparat*|migliore_in_assoluto
      pick|choose|select|scegli|seleziona ~1 one|uno|una|the|il|la|un|qualcuno|someone|a|candidat*
      dal|from|from_the migliore|best|peggiore|worst al|to|to_the peggiore|worst|migliore|best
      mettili|mettile|metterli|ordinali|ordinale|put_them ~1 in_ordine|in_order|order|dal
      top 3|5|10|three|five|ten|candidat*|applicant*|profil*|talent*
      i|the primi|first|top 3|tre|cinque|5|three|five
      $best candidat*|applicant*|profil*|fit|match|person|hire|choice|scelta
      candidat*|profil*|persona $best
      chi|who ~2 meglio|better|peggio|worse
      e|is|are ~3 meglio|better|peggio|worse ~2 di|than|o|or|fra|tra|candidat*|between|for|per
      who|chi ~1 should|dovrei|conviene|would|dovremmo|devo|posso|dobbiamo|possiamo|vale`,
    notNear:
      "esperienz*_lavorativ* risultat* result* project* progett* achievement* work job pratic* practice* practices way language* lingu* university azienda company know_about owasp",
    notInside: "risultat* result* progett* project* practices has ha_la parla speaks conosce knows inglese english",
    notAfter: "skill* competenz* point* subject* risultat* result* practice* pratic* project* progett* seller sellers",
  },
  {
    says: `$which ~4 $hire
      should|dovrei|dovremmo|devo|dobbiamo|shall|must|can_we|could_we|conviene|meglio|posso|possiamo|worth|vale_la_pena|want_to|let ~4 $hire|assunt*|hired|interviewing|hiring|inviting|a_colloquio|an_interview
      would|lo|la|li|le|you|tu ~2 assumeresti|sceglieresti|hire|prenderesti|scarteresti|inviteresti|recommend|consiglieresti|raccomanderesti
      vale la_pena
      $is ~3 worth
      merita|deserve*
      con_chi|who|with_whom ~1 andresti|would_you
      mi consigli*|conviene
      your recommendation|advice|opinion|pick|view|choice|favourite|favorite
      tuo|tua|tuoi parere|opinione|consiglio|giudizio|scelta|preferenza|preferit*
      cosa|che ~1 ne_pensi|pensi_di|te_ne_pare
      what_do_you|how_do_you ~1 think|feel
      ti piace|piacciono|convince
      do_you like`,
    notInside: "did didn ha has",
    notNear: "sql query clause statement file",
  },
  {
    says: "scarta|elimina|escludi|boccia|rifiuta|discard|reject|exclude|rank|ranka|classifica|ordina|ordinami|ordinare|sort|rate|score|valuta|grade|evaluate|assess|filter_out|giudica|judge|metti_in_ordine|put_in_order ~4 $people|$which|quelli|those|him|her|them|lui|lei|this|questo|questa|il_cv|il_suo|in_order|per|by|quello|quella|order|each",
    notBefore: "ha ha_fatto esperienza experience has",
    notAfter: "jobs roles experience* skills languages projects",
    notInside: "esperienz* lavori jobs roles ruoli progett* projects lingue languages competenz* skills",
  },
  {
    says: "lo|la|li|le scarto|scartiamo|assumo|assumiamo|prendo|prendiamo|invito|invitiamo|chiamo|convoco|rifiuto|boccio|elimino",
    closes: true,
    notAfter: "di del della",
  },
  {
    says: "order ~1 them|candidat*|applicant*|people|everyone|applications",
    notBefore: "in purchase place placed",
  },
  {
    says: `dai|dammi|dagli|dalle|assegna|metti|fai|fammi|attribuisci|mettigli|calcola|give|assign|make|calculate|compute|show_me|put|draw_up|stila|crea|create ~5 $scale
      che|quale|quanto|what|which|how_many|suo|his|her ~2 punteggio|punteggi|score|scores|rating|ratings|stelle|percentuale|percentage|ranking|graduatoria|punteggio_di|match_score
      score|rating|punteggio|voto|match|rate|compatibilita|affinita ~2 da|out_of|su|from|on_a|per|percentual*|compatibil*|affinita|of_each|for_each|di_ogni|di_ciascun*
      da|from 0|1|uno|zero a|to 5|10|100|dieci|cinque|cento
      out_of|su 5|10|100|dieci|cento|ten
      che|quale|what ~1 voto|valutazione|grade|mark ~2 dai|daresti|merita|metti|would_you|do_you|should|deserve*|gli|le|meriterebbe
      give|assign|dare ~3 grade|mark
      quante|how_many stelle|stars
      quanto ~2 compatibil*|adatt*|in_linea|idone*|calza
      how good|well|close|strong ~2 match|fit|candidate|match_is
      good|bad|strong|weak match
      matching|match|fit|compatibility score|percentage|rating`,
    notNear: "$exam",
    notInside: "$exam confront* fianco side",
    notBefore: "ha ha_fatto esperienza experience",
  },
  {
    says: `$is|sarebbe|would|lo|la|lei|lui ~4 adatt*|idone*|suitable|suited|unsuitable|inadatt*|right_for|giust*_per|all_altezza|in_grado_di_ricoprire|a_good_fit|good_fit|right_fit|culture_fit|a_fit|right_person|fit_for|up_to_the|a_good_candidate|good_candidate|buon_candidato|buona_candidata|una_buona_scelta|buona_scelta|good_choice|strong_candidate|candidato_forte|candidata_forte|affidabile|affidabili|trustworthy|reliable|overqualified|underqualified|troppo_qualificat*|promettent*|promising|intelligent*|smart|la_persona_giusta|giusto_per|qualified_for|qualificat*_per|good_enough|in_gamba|talented|motivat*|lazy|pigr*|onest*|honest|serio|seria
      candidat*|persona|profilo|applicant valid*
      va|andrebbe|farebbe ~1 bene|al_caso
      fa al_caso|per_noi
      would ~3 fit|do_well|succeed|perform
      good|bad|right|great|cultural|culture fit|hire|candidate
      fidar*|fidarmi|mi_fido|can_i_trust|trust_her|trust_him|trust_them`,
    notInside:
      "$job lavoro software sistema certific* ingles* english tedesc* german frances* french italian* spagnol* spanish russ* cines* chinese",
    notNear:
      "sistem* system* software data dati delivery code codice infrastruttur* infrastructure machine smart_working",
    notAfter: "working contract* contratt* data cities city grid home systems",
  },
];
