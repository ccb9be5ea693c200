import type { PhraseGroup } from "@orbita/ad-linter/grammar";

/**
 * Questions about family, marriage and children. Discrimination on these grounds is forbidden by D.Lgs. 276/2003 art. 10 and
 * D.Lgs. 198/2006.
 */
export const family: readonly PhraseGroup[] = [
  {
    says: `stato civile|matrimonial*|coniugal*|libero|di_famiglia
      situazione|condizion*|stato|vita|carich*|impegn*|vincol*|legam* familiar*|famigliar*|di_famiglia|privata|sentimental*|personal*
      marital|family|civil|relationship|personal|parental status|situation|plans|planning|commitments|circumstances|life|ties|obligations|responsibilities
      $wed
      childcare arrangements|problems|needs|commitments
      vedov*|widow*|separat*_legalmente|divorced|divorzi*|engaged_to|fidanzat*|boyfriend|girlfriend|husband|wife|spouse|marito|moglie|coniuge
      sposar*|matrimonio|nozze|get_married|getting_married|marry|got_married
      $is|sia ~2 single|impegnat*_sentimentalmente|accasat*|in_a_relationship|engaged_or
      single or|o
      vive|abita|lives|living|live ~1 sol*|alone|con_qualcuno|coi_genitori|con_i_genitori|with_somebody|with_someone|with_parents|with_her|with_his|with_their
      con_chi|with_whom|who_does ~2 vive|abita|live|lives
      metter*_su|start|starting|farsi|formare|crearsi ~1 famiglia|family
      gap|pausa|buco|interruzione|assenza|break|leave|assente|dovut*|causa|motiv*|because|due ~6 maternita|paternita|maternity|paternity|figli|parental|famiglia|family
      maternity|paternity|parental leave
      congedo|congedi|aspettativa ~2 maternita|paternita|parental*|obbligatori*
      in maternita|paternita
      convive|conviv*_con|cohabit*
      avere|avra|having|have|has un|una|a bambino|bambina|figlio|figlia|baby|child
      un|una|il|la|suo|sua compagno|compagna|partner_di_vita
      $has|suo|his|her|their ~1 partner
      genitori|parents|madre|padre ~2 anzian*|da_assistere|a_carico|elderly|to_look_after|to_care`,
    notIn: "bachelor_s bachelor_degree bachelor_of",
    notNear: "$safeKin",
    notPrevious: "matrimonio_con",
    notAfter: "management manager* planner bank page sign point malt source tenant threaded cell responsibility",
  },
  {
    says: `$plan ~3 figli|figlio|figlia|figlie|prole|children|kids|child|baby|babies|toddler*|bambini|bambino|bambina|bimb*|famiglia|family|genitori|parents|neonat*
      figli|figlio|figlia|children|kids|childless`,
    notInside:
      "$job $made for per coi ai dei_bambini con with_children tra dai aged products product to teaching e_figli",
    notNear: "$safeKid",
    notAfter:
      "s club clubs camp camps entertain* communication care menu ward wear di_prodott* di_prodotti $firm di_font di_caratteri process* nodes elements component* of_products of_fonts",
    notBefore: "case casa medico medicina infermier* diritto medici",
    notPrevious: "e and",
  },
  {
    says: `figli|figlio|figlia|bambini|children|kids|mamma|mamme|mother|mum|mom|madre|padre|papa|father|dad|nonn*|grandparent*
      $is|sia ~2 madre|padre|mamma|papa|mother|father|parent|genitore|neomamma|nonn*`,
    notNear:
      "$job lievito lingua lingue tongue language* casa scheda company board societa teresa day $firm asilo nido educat* nursery ruolo aged patrono father_of",
    notBefore: "rossi e_figli bianchi ditta fratelli per con with for casa",
    notAfter:
      "s club clubs camp camps entertain* communication menu ward wear di tongue lingua company board process* nodes of",
    notPrevious: "e casa scheda",
  },
  {
    says: `$is|sia ~3 mother|father|mum|dad|parent|madre|padre|mamma|papa of|di|with|con two|three|four|one|due|tre|quattro|2|3|4|un|small|young|piccol*
      mother|father|madre|padre of|di two|three|due|tre|2|3`,
  },
  {
    says: "suoi|sua|sue|suo|his|her|their ~1 figli|figlio|figlia|figlie|children|kids|child|baby|bambini|bambino|bambina|bimb*|famiglia|family|genitori|parents",
    notNear:
      "lavorat* worked esperienz* experience* client* patient* pazient* pupil* alunn* team azienda company business student* insegn* teach*",
    notAfter: "business firm company di_prodotti of_products",
  },
  {
    says: "figli di $grown|un|due|tre|quattro|cinque|pochi|piccol*|1|2|3|4|5|6|7|8|9|10 ~1 anni|anno|mesi",
    notNear: "lavorat* worked",
  },
];

/** Questions about sex (forbidden by D.Lgs. 198/2006 art. 27) and appearance (D.Lgs. 276/2003 art. 10 gives no reason to ask for it). */
export const sex: readonly PhraseGroup[] = [
  {
    says: `sesso|sex|gender
      $sex o|oppure|or|e|and ~1 $sex
      $is|it|sia|fosse|sembra|looks ~2 un|una|a|an $sex
      $is she|he|they|it|candidat*|the_candidate|lei|lui ~1 male|female|a_man|a_woman|uomo|donna|femmina|maschio
      quant*|ci_sono|how_many|solo|only|any|are_there|number_of|fra_loro|quali|which|percentuale_di|percentage_of|mostrami_le|mostrami_gli|show_me_the|show|elenca|list ~2 $sex|candidate_donne
      candidat*|applicant*|person*|profil* ~1 donna|donne|uomo|uomini|femmin*|maschil*|maschi|male|female|of_the_female
      male|female|women|woman candidate*|applicant*|one|ones
      $is|they ~1 tutti|tutte|all|solo|only $sex
      he|she|lui|lei o|or|a_he|a_she|or_a he|she|lui|lei
      a she|he or|o
      e|sono uomo|donna|uomini|donne|femmina|femmine|maschio|maschi`,
    notNear:
      "$wear $job studies equality violence violenza pay hours power education educazione ratio_pay s_health mid trade parita",
    notAfter: "hours power studies equality s_rights rights",
  },
  {
    says: `che|quale|di che|quale|suo|il genere`,
    notAfter: "di d musical* letterari*",
    notNear: "$job lavor* musica",
  },
  {
    says: `$is ~2 carino|carina|attraente|avvenente|sexy|handsome|pretty|attractive|good_looking|beautiful|ugly|grass*|fat|overweight|obes*|sovrappeso|magr*|tall|alta_di_statura
      quanto ~1 alto|alta|pesa
      how tall
      how_much ~3 weigh
      bella presenza|ragazza|donna
      bel ragazzo|aspetto
      $is bella|bello|brutt*
      che|quale aspetto
      aspetto|apparenza fisic*|esterior*
      physical|good appearance|looks
      what does_she|does_he|do_they look_like
      com_e fisicamente
      tatuagg*|tattoo*|piercing*`,
    notNear: "$job $things shop studio",
  },
];
