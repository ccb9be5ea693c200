/** Words for generated CVs that do not depend on a trade, such as languages. */
export const soft = {
  it: "Lavoro di squadra;Puntualità;Problem solving;Ascolto attivo;Flessibilità;Comunicazione efficace;Gestione dello stress;Precisione;Curiosità;Spirito di iniziativa;Leadership;Organizzazione;Empatia;Affidabilità;Adattabilità;Capacità di mediazione;Pensiero critico;Riservatezza;Attenzione al dettaglio;Autonomia;Creatività;Resistenza alla fatica;Cortesia;Orientamento al cliente;Determinazione;Team building;Senso di responsabilità;Pazienza;Buona manualità;Capacità di sintesi;Gestione del tempo;Public speaking;Umiltà;Dinamismo;Orientamento al risultato",
  en: "Teamwork;Punctuality;Problem solving;Active listening;Flexibility;Clear communication;Working under pressure;Precision;Curiosity;Initiative;Leadership;Organisation;Empathy;Reliability;Adaptability;Mediation;Critical thinking;Discretion;Attention to detail;Independence;Creativity;Stamina;Courtesy;Customer focus;Determination;Mentoring;Sense of responsibility;Patience;Manual dexterity;Concise writing;Time management;Public speaking;Humility;Energy;Results orientation",
};
export const interests = {
  it: "Trekking;Lettura;Fotografia;Cucina;Ciclismo;Volontariato;Cinema;Giardinaggio;Pallavolo;Nuoto;Chitarra;Viaggi;Scacchi;Pittura;Calcio;Musica jazz;Corsa;Arrampicata;Teatro;Pesca;Yoga;Sci;Ballo liscio;Modellismo;Fumetti;Vela;Canto;Videogiochi;Motociclismo;Uncinetto;Storia locale;Cani;Podcast;Escursioni;Funghi;Astronomia;Collezionismo;Basket;Giochi di ruolo;Ceramica",
  en: "Hiking;Reading;Photography;Cooking;Cycling;Volunteering;Cinema;Gardening;Volleyball;Swimming;Guitar;Travel;Chess;Painting;Football;Jazz;Running;Climbing;Theatre;Fishing;Yoga;Skiing;Ballroom dancing;Model making;Comics;Sailing;Singing;Video games;Motorcycling;Crochet;Local history;Dogs;Podcasts;Camping;Baking;Astronomy;Vinyl records;Basketball;Board games;Pottery",
};
export const tongues: { code: string; it: string; en: string }[] =
  "it Italiano Italian;en Inglese English;fr Francese French;de Tedesco German;es Spagnolo Spanish;pt Portoghese Portuguese;ro Rumeno Romanian;sq Albanese Albanian;ar Arabo Arabic;ru Russo Russian;uk Ucraino Ukrainian;zh Cinese Chinese;pl Polacco Polish;nl Olandese Dutch;tr Turco Turkish;hi Hindi Hindi;ja Giapponese Japanese;el Greco Greek"
    .split(";").map((row) => { const [code, it, en] = row.split(" "); return { code: code!, it: it!, en: en! }; }); // prettier-ignore
export const courseNames = {
  it: "Corso di formazione su {S};Corso base di {S};{S}: livello avanzato;Aggiornamento professionale in {S};Seminario {S};Corso sicurezza lavoratori;Corso di primo soccorso;Corso di inglese B1;Workshop {S};Corso serale di informatica;Laboratorio di {S};Corso FSE {S};Addetto antincendio;Excel avanzato per l'ufficio",
  en: "{S} training course;Introduction to {S};{S}: advanced level;Refresher in {S};{S} seminar;Health and safety at work;First aid course;Spanish evening class;{S} workshop;Computer basics;{S} bootcamp;Fire safety awareness;Excel for business;Safeguarding adults",
};
export const issuers = {
  it: "Regione Lombardia;Camera di Commercio;Enaip;Croce Rossa;Formater;IAL;CNOS-FAP;Confartigianato;AiFOS;Udemy;Coursera;Centro per l'impiego;Accademia {W};{W} Formazione".split(
    ";",
  ),
  en: "City & Guilds;Red Cross;Coursera;Udemy;St John Ambulance;Pearson;{W} Academy;{W} Training;Open University;Highfield;FutureLearn;{W} Institute".split(
    ";",
  ),
};
export const summaries = {
  it: [
    "{Title} con {n} anni di esperienza nel settore. Mi piace {task} e lavorare con gli altri.",
    "Sono una persona seria e puntuale, abituata a {task}. Cerco un posto stabile dove crescere.",
    "{Title} appassionata del proprio mestiere: {soft}, {soft2} e voglia di imparare sono i miei punti di partenza. Disponibile a trasferte e turni.",
    "Dopo {n} anni passati a {task}, desidero mettere a frutto quanto imparato in un'azienda più grande.",
    "Professionista con solida conoscenza di {skill} e {skill2}. Ho seguito attività diverse, tra cui {task}, sempre con attenzione ai risultati.",
    "Obiettivo: ricoprire il ruolo di {title} in una realtà dinamica, portando competenze in {skill} e {soft}.",
    "Da {n} anni lavoro come {title}. So {task} e {task2}. Chi mi conosce apprezza la mia {soft}.",
    "Curiosa, concreta, con i piedi per terra. Ho imparato il mestiere sul campo e oggi so {task} senza bisogno di supervisione.",
    "Neodiplomato in cerca della prima occupazione stabile come {title}. Durante i tirocini ho imparato a {task}.",
  ],
  en: [
    "{Title} with {n} years of experience in the field. I like to {task} and to work with others.",
    "A serious and punctual person, used to {task}. Looking for a stable place in which to grow.",
    "{Title} who loves the trade: {soft}, {soft2} and a will to learn are where I start from. Happy to travel and work shifts.",
    "After {n} years I would like to use what I have learnt in a larger company. I know how to {task}.",
    "Professional with sound knowledge of {skill} and {skill2}. I have led varied work, always with an eye on results.",
    "Objective: to work as a {title} in a lively organisation, bringing {skill} and {soft}.",
    "I have been a {title} for {n} years. I can {task} and {task2}. People who know me value my {soft}.",
    "Curious, practical and down to earth. I learnt the job on the floor and can now {task} without supervision.",
    "School leaver seeking a first steady job as a {title}. On placements I learnt to {task}.",
  ],
};
