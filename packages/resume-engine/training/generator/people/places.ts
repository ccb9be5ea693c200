/** Names of real large and small towns. The expected value of a generated CV is the name as written. */
export const towns = {
  it: "Torino;Milano;Genova;Bologna;Firenze;Roma;Napoli;Bari;Palermo;Catania;Verona;Padova;Venezia;Trieste;Trento;Bolzano;Brescia;Bergamo;Modena;Parma;Reggio Emilia;Ravenna;Rimini;Ancona;Perugia;Pescara;L'Aquila;Campobasso;Foggia;Lecce;Taranto;Potenza;Cosenza;Catanzaro;Reggio Calabria;Messina;Siracusa;Cagliari;Sassari;Nuoro;Ivrea;Cuneo;Asti;Alessandria;Novara;Vercelli;Biella;Aosta;Varese;Como;Lecco;Monza;Lodi;Pavia;Cremona;Mantova;Vicenza;Treviso;Belluno;Udine;Pordenone;Gorizia;La Spezia;Savona;Imperia;Massa;Carrara;Lucca;Pisa;Livorno;Siena;Arezzo;Grosseto;Terni;Viterbo;Latina;Frosinone;Caserta;Salerno;Avellino;Benevento;Carpi;Sassuolo;Faenza;Imola;Cesena;Empoli;Prato;Pistoia;San Benedetto del Tronto;Castelfranco Veneto;Bassano del Grappa;Cinisello Balsamo;Sesto San Giovanni;Busto Arsizio;Desenzano del Garda;Abano Terme;Monopoli;Altamura;Gallipoli;Matera;Ragusa;Modica;Marsala;Olbia;Alghero;Fossano;Pinerolo;Chieri".split(
    ";",
  ),
  en: "London;Manchester;Birmingham;Leeds;Sheffield;Bristol;Liverpool;Newcastle;Nottingham;Leicester;Cardiff;Swansea;Glasgow;Edinburgh;Aberdeen;Dundee;Belfast;Dublin;Cork;Galway;Limerick;Southampton;Portsmouth;Brighton;Plymouth;Exeter;Oxford;Cambridge;Norwich;York;Hull;Derby;Coventry;Reading;Swindon;Bath;Gloucester;Cheltenham;Stoke-on-Trent;Milton Keynes;Bury St Edmunds;Weston-super-Mare;Boston;Chicago;Toronto;Melbourne;Sydney;Auckland;Kilkenny;Waterford;Inverness;Stirling;Perth;Durham;Lancaster;Preston;Blackpool;Warrington;Chester;Shrewsbury;Hereford;Worcester;Ipswich;Colchester;Luton;Slough;Guildford;Canterbury".split(
    ";",
  ),
};
/** Parts from which names of unknown towns are invented; most workplaces are in such towns. */
export const townHeads = {
  it: ["Borgo", "Castel", "Monte", "San", "Villa", "Rocca", "Ponte", "Pieve di", "Santa", "Torre", "Campo", "Colle"],
  en: ["Upper", "Great", "Little", "East", "North", "St", "Market", "Lower", "Old", "Kings"],
};
export const townEnds = {
  it: [
    "Marzano",
    "Valdora",
    "Lupo",
    "Fiorito",
    "Savino",
    "Canale",
    "Novo",
    "Rubino",
    "Arquà",
    "Serena",
    "Gherardo",
    "Olmo",
  ],
  en: ["Marlow", "Hampden", "Ashby", "Wexcombe", "Harlow", "Stanmere", "Thorpe", "Linford", "Drayton", "Eastleigh"],
};
export const streets = {
  it: [
    "Via Garibaldi",
    "Via Roma",
    "Corso Matteotti",
    "Viale della Libertà",
    "Piazza Dante",
    "Via dei Mille",
    "Via San Rocco",
    "Strada Provinciale",
    "Largo Mazzini",
    "Vicolo Stretto",
    "Via G. Verdi",
    "Via IV Novembre",
  ],
  en: [
    "High Street",
    "Church Lane",
    "Mill Road",
    "Station Road",
    "Victoria Avenue",
    "Queen's Drive",
    "The Green",
    "Park Crescent",
    "Albert Terrace",
    "Orchard Close",
  ],
};
