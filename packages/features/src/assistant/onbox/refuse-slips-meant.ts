/** Words of the refusal rules that must also match with one wrong letter; inflected forms are listed. */
export const meantWords = `
  nazionalita cittadinanza etnia etnica razziale straniero straniera stranieri extracomunitario extracomunitaria immigrato immigrata passaporto soggiorno provenienza originario originaria carnagione accento
  nationality nationalities citizenship citizen ethnicity ethnic foreigner foreign immigrant passport complexion ancestry descent heritage
  religione religioso religiosa musulmano musulmana cattolico cattolica ebrea credente praticante cristiano cristiana chiesa moschea ramadan preghiera buddista testimone
  religion religious muslim catholic jewish christian atheist church mosque believer
  politica politiche politico partito sindacato sindacale sindacalista iscritto iscritta tessera sciopero sinistra comunista fascista
  political politics party republican democrat unionist membership
  omosessuale eterosessuale bisessuale transessuale transgender lesbica orientamento sessuale
  homosexual heterosexual bisexual lesbian orientation sexual gender
  incinta gravidanza maternita paternita disabile disabilita invalido invalida invalidita malattia malattie malata malato salute farmaci terapia depressione depresso depressa tumore handicap categorie protette fumatore fumatrice infortunio allergie
  pregnant pregnancy maternity paternity disabled disability disabilities illness healthy health medication smoker depressed depression wheelchair vaccinated
  sposato sposata divorziato divorziata vedovo vedova separata fidanzato fidanzata marito moglie compagno famiglia familiare bambini figli matrimonio coniugato coniugata nubile celibe single civile convive
  married divorced widowed husband children family boyfriend girlfriend marital spouse kids single engaged
  giovane giovani anziano anziana vecchio vecchia pensione nascita compleanno quarantenne cinquantenne trentenne millennial generazione maggiorenne
  retirement retire birthday younger youngest oldest birth millennial generation elderly
  maschio femmina uomini sesso genere woman female women
  precedenti penali fedina condannato condannata arrestato arrestata debiti pignoramento criminal convicted arrested conviction bankrupt mortgage
  attractive handsome beautiful overweight carina attraente presenza tatuaggi tattoos
  migliore migliori peggiore peggiori classifica graduatoria punteggio punteggi assumere assumeresti sceglieresti scarteresti scartare preferisci preferiresti consiglieresti consigli raccomandi raccomanderesti adatto adatta idoneo idonea affidabile candidato candidata candidati candidate ordina elimina escludi valuta giudizio giudica preferito bravo brava
  strongest weakest ranking candidate candidates applicant applicants suitable qualified overqualified reliable trustworthy recommend shortlist interview score rating favourite favorite reject discard exclude eliminate choose evaluate
  ignora ignore dimentica forget disregard istruzioni instructions previous precedenti everything pretend traduci translate schedule delete cancella
`;

/** Correct words about work, places and names that differ by one letter from the words above, so they must not be corrected. */
export const otherWords = `
  quiet accanto accetto accenno succede greta cristina christina giovanni marino solid comunita vedono vedeva vedevo chiesta chiusa crema
  sposto sposti spostato spostata spostati spostate alimenti alimento alimentare alimentari alimentazione alimentarista alimentaristi
  distinct cabina carica carico carita casina adetto adotta mediation rafting racing ranging racking grating pedali religiose viaggiante
  consulate consulates precious prefect cathodic tutore timore salite maglie malaga familia presenta esclusi esclude forgot forged
  promette candidare candidarti perso potra retries retried retiree rewire completion discord decent patito scattare cambiarli cambiarla
  giovine salse mostar eliminane scartale assumete contribuito anzano carona maschito silistra malabo
`;
