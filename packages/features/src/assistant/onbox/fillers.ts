/** Words of questions that do not describe what the question is about. */
export const fillers: ReadonlySet<string> = new Set(
  `a ad al allo alla ai agli alle all con col d da dal dallo dalla dai dagli dalle dall de del dello della dei degli delle dell di e ed gli i il in l la le lo
  nel nello nella nei negli nelle nell ne o od per su sul sulla sui sulle sull un uno una tra fra si no non ci c ce vi
  che chi cosa cose quale quali qual quanto quanta quanti quante come dove quando perche se piu meno molto molta molti molte poco gia mai anche solo ancora pure
  questo questa questi queste quello quella quelli quelle quel suo sua suoi sue loro lui lei egli essa mio mia miei mie io tu te lo mi ti
  e' sono sia sei era erano essere stato stata stati state ha hanno ho hai abbia abbiano aveva avevano avere avuto avuta avrebbe
  fa fanno fare fatto fatta faceva fai faccio puo possono potrebbe sa sanno saprebbe deve dovrebbe
  cv curriculum vitae resume profilo profili candidato candidata candidati candidate candidatura candidature persona persone qualcuno qualcuna nessuno ognuno ciascuno ciascuna tutti tutte tutto
  dice dicono risulta risultano indica indicato indicata indicate indicati scritto riporta riportato citato cita citate menziona menzionato compare presente presenti elenco elenca elencami elencare dimmi dire mostra mostrami sapere vorrei puoi potresti trova trovi parlami parla parlano parlato dirmi favore grazie ciao
  maturato maturata acquisito acquisita svolto svolta svolte ricoperto ricoperta ricopre possiede possiedono dispone padronanza dimestichezza familiarita pratico pratica conoscenza conoscenze conosce conoscono conosceva sappia conosca esperto esperta esperti
  esperienza esperienze esperienziale professionale professionali professionalmente lavorativo lavorativa lavorative lavorativi lavoro lavori lavora lavorano lavorava lavorato lavorare lavorando usato usata usati usate usa usano usare usava uso utilizzato utilizza utilizzano utilizzare utilizzo impiegato impiegata occupato occupata occupa occupano occupava trovato
  anno anni mese mesi tempo periodo volta volte almeno circa complessivo complessiva complessivamente totale totali concreto concreta concreta diretta reale tipo genere qualche qualsiasi altro altra altri altre ambito campo settore settori argomento livello competenza competenze capacita abilita
  sig signor signora signorina dott dottor dottoressa
  the an of in on at to for from by with without and or as is are was were be been being am do does did done has have had having he she they it his her hers their theirs him them i you we me my your its
  this that these those there here who whom whose what which when where why how if any some ever also only just already still yet not no more most much many few
  can could would should may might will shall must please tell show list give let know knows knew known knowing say says said mention mentions mentioned state states stated indicate according listed
  candidate candidates person people someone somebody anyone anybody everyone profile profiles applicant applicants curriculum
  experience experiences experienced work works worked working job jobs use uses used using expert familiar proficient proficiency knowledge skill skills skilled
  year years month months time period least about total overall kind type sort sector field area industry level ability able
  s t ll ve re d m isn doesn hasn hadn didn don mr mrs ms dr into over during regarding concerning relevant hands real practical professional professionally prior own own's concrete something anything
  preso presa ottenuto ottenuta conseguito conseguita raggiunto completato completata superato sostenuto tenuto dici fammi noi voi
  obtained earned got gotten get gets completed achieved hold holds held took taken finished passed pursued gained gain
  segue seguono seguiva seguito seguita curato curava trattato tratta effettuato realizzato condotto condotta tenuta uscito uscita finito finita terminato concluso conclusa rimasto rimasta restato restata passato trascorso stare arrivato diventato iniziale trova trovano sai dirti caso scusa senti allora quindi insomma ok hey hi hello buongiorno salve
  secondo stando base basta scrive scritta scritti legge leggo vede vedo vedere emerge ricava capisce capire si' com cos dov quant c'e parecchio tanto tanta tanti tante abbastanza proprio pero invece mentre poi adesso ad a' data dato dati' informazioni informazione info dettagli dettaglio bagaglio storia nome nomi titolo tema numero vita mestiere giorno oggi fatti ultimamente attivo attiva prima dopo
  among amongst between topic subject run ran runs running handle handled handles deal deals dealt carry carried made make makes making involved perform performed follow followed took take takes spend spent stay stayed remain remained lasted last background track record details detail info information name names number living life day days right so well ok anything else out up down off under upon per via like look looking see find found wondering wonder idea sure guess think thing things bit lot lots full
  their's himself herself themselves itself own each every both either neither other others another same such than then thus though although because since until while where's what's who's how's he's she's
  racconta raccontami talk talking walk spiega spiegami explain
  ricordi preciso precisa esattamente exactly actually really currently concretamente davvero effettivamente mi risulti`.split(
    /\s+/,
  ),
);
