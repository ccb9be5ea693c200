import { compilePattern } from "../find/pattern.ts";

/** Phrases after which an ad names the person sought, such as "we are looking for". */
export const phrasesBeforePerson = compilePattern(
  String.raw`
  \b(?:
    cerchiamo
    |ricerchiamo
    |cercasi
    |cercansi
    |cerca
    |cercano
    |ricerca (?:e )?per
    |ricerca
    |ricercano
    |seleziona
    |selezioniamo
    |selezionano
    |assumiamo
    |assume
    |inseriamo
    |cercando
    |selezionando
    |assumendo
    |ricercando
    |alla ricerca di
    |inserire
    |assumere
    |selezionare
    |ricercare
    |cercare
    |sei
    |sarai
    |diventerai
    |vogliamo
    |vorremmo
    |serve
    |servono
    |bisogno di
    |si richiede
    |richiediamo
    |diventare
    |occorre
    |occorrono
    |preferisce
    |preferiamo
    |preferenza per
    |predilige
    |privilegiamo
    |in qualita di
    |lavorerai come
    |entrerai come
    |assunt[oa] come
    |inserit[oa] come
    |opportunita per
    |ideale per
    |ricerca (?:e )?per
    |lavoro a
    |inserir\w+
    |assumer\w+
    |cercher\w+
    |selezioner\w+
    |ricercat[oa] e
    |cercat[oa] e
    |(?:risorsa|figura|persona) sara
    |persona giusta e
    |profilo ideale e
    |ideale e
    |giusta e
    |figura ideale e
    |si tratta di
    |adatto a
    |figura di
    |ruolo di
    |posizione di
    |profilo di
    |posto di
    |incarico di
    |(?:l'|deve |devi |dovra |dovrai |devono )essere
    |aspettiamo
    |desideriamo
    |manca
    |mancano
  )\b
`,
  "g",
);

export const definitePerson = compilePattern(
  String.raw`
  \b(?:il|la|lo|l'|al|alla|dal|dalla|del|della|un|una|ogni|l') ?(?:nostr[oa] )?(?:nuov[oa] )?(?!
    signor
    |direttor
    |amministrator
    |responsabil
    |medic
    |produttor
    |fornitor
    |dottor
    |fondator
  )([a-z]+)(?: \w+)? (?:
    dovra
    |sara
    |avra
    |potra
    |si (?:occup|dedich|inter|rapport)\w+era
    |[a-z]{3,}era\b
    |[a-z]{3,}ira\b
    |deve essere
    |deve
    |selezionat[oa]
    |ideale
    |prescelt[oa]
    |che cerchiamo
  )
`,
  "g",
);

/** "Sei motivato", "sarai affiancata": words that address the reader in one gender. */
export const addressedReader = compilePattern(
  String.raw`
  \b(?:sei|sarai|verrai|resterai|ti senti|ti ritieni|rimarrai|diventerai|se sei) (?:
    (?:gia|molto|anche|sempre|davvero|stat[oa]|ben|un po|subito|cosi|piu)[ ]
  )*(
    [a-z]{3,}(?:
      at
      |it
      |ut
      |os
      |iv
      |ic
      |ert
      |ess
      |un
      |im
      |itt
      |eri
      |ol
      |az
      |inc
      |ist
      |olt
      |ent
      |pront
      |liber
      |brav
      |nuov
      |sol
      |sicur
      |aut[oi]nom
      |curios
      |estrovers
      |precis
      |serio
      |attent
    )[oa]
    |seri[oa]
    |pront[oa]
    |brav[oa]
    |curios[oa]
    |liber[oa]
    |precis[oa]
    |attent[oa]
    |sicur[oa]
    |nuov[oa]
    |espert[oa]
  )\b
`,
  "g",
);

/**
 * "Sarai sempre disponibile e ben organizzato": the gendered word is a later item of a list. "Persona organizzata" does not count,
 * because its feminine agrees with "persona".
 */
export const addressedReaderLater = compilePattern(
  String.raw`
  \b(?:sei|sarai|ti senti)\b(?!
    [^.;\n]{0,80}\b(?:persona|figura|risorsa|squadra|azienda|realta|professionalita)\b
  )[^.;\n]{0,80}?(?:,| e| ed) (?:ben |molto |sempre )?(
    (?:
      organizzat
      |motivat
      |precis
      |portat
      |appassionat
      |curios
      |dinamic
      |autonom
      |determinat
      |ambizios
      |volenteros
      |affidabil
      |ordinat
      |preparat
      |estrovers
      |intraprendent
    )[oa]
  )\b
`,
  "g",
);

export const aboutApplicant = compilePattern(
  String.raw`
  \b(?:
    candidate
    |applicant
    |person
    |hire
    |successful
    |whoever
    |who joins
    |joins us
    |newcomer
    |recruit
    |somebody
    |someone
    |the new (?!company|office|store|plant)\w+ (?:will|must|should|has|can)
    |role holder
    |position
    |post
    |job holder
    |incumbent
    |appointee
    |worker we
    |(?:new|future|next) (?:colleague|employee|teammate|team member)
    |colleague we
    |right one
  )\b
`,
);

export const aboutSomebodyElse = compilePattern(
  String.raw`
  \b(?:
    founder
    |founded
    |ceo
    |owner
    |director,
    |(?:assist|support) the (?:director|manager|owner|ceo|chef|doctor)
    |president
    |(?<!new )head of
    |(?:our|your|their) (?!new|next|future|ideal)(?:\w+ )?(?:
      chef
      |manager
      |boss
      |teacher
      |tutor
      |mentor
      |supervisor
      |accountant
      |doctor
      |nurse
      |partner
      |colleague
    )
    |clients?
    |customers?
    |patients?
    |child(?:ren)?
    |guests?
    |mother
    |father
    |residents?
    |pupils?
    |students?
    |users?
    |mr
    |mrs
    |ms
    |dr
    |sister
    |brother
    |wife
    |husband
    |grand\w+
    |daughter
    |son
    |years ago
    |started
    |retired
  )\b
`,
);
