/** Words of ads that state no facts, in both languages, in lowercase and without accents. */
export const genreWords: ReadonlySet<string> = new Set(
  `cerchiamo cerca ricerchiamo stiamo cercando una un persona persone ruolo posizione posto lavoro lavorare lavora lavori lavorano
  apre aperta apriamo selezione candidatura candidature candidati candidarsi unisciti entra squadra noi nostro nostra nostri nostre
  azienda settore sede sedi opera opererai trovi sara sarai qui dove insieme chi ci si tuo tua tuoi tue ogni tutti risposta rispondiamo
  riceve ricevi entro contano conta importanti soprattutto prima tutto principali centrali competenze conoscenze
  we are looking for looking seeking person people role position job work works working open opening apply applications application
  join us our team company sector based office offices where here together who every each all you your answer answers answering reply
  replies hear within matter matters most first above key skills knowledge core central`
    .split(/\s+/)
    .filter(Boolean),
);
