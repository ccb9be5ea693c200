/** Names for invented people: common first names and randomly composed family names. */
export const firstNames = {
  it: {
    f: "Giulia Francesca Chiara Sara Martina Valentina Elisa Alessia Federica Silvia Paola Laura Anna Marta Ilaria Beatrice Camilla Noemi Rosa Concetta Teresa Lucia Serena Giorgia Roberta Monica Nadia Fatima Ioana Olena Mercedes Amina Maria Luisa Annalisa Ludovica Greta Emma Viola Irene Carla Donatella Patrizia Simona Barbara Michela Debora Erica Rita Caterina Letizia Ornella Mirella Jasmine Xhensila Sofia Aurora Gaia Angela Daniela Cristina Manuela Tiziana",
    m: "Marco Luca Andrea Matteo Francesco Alessandro Davide Simone Lorenzo Stefano Giovanni Paolo Antonio Giuseppe Salvatore Roberto Fabio Riccardo Nicola Emanuele Gabriele Filippo Pietro Tommaso Diego Samuele Mattia Vincenzo Carmine Gennaro Rocco Enrico Massimo Claudio Daniele Alberto Giorgio Michele Leonardo Edoardo Omar Youssef Adrian Bogdan Gianluca Pierluigi Maurizio Sergio Mauro Ivan Dario Ettore Valerio Umberto Cesare Ivano Mirko Denis Kevin Cristian Elia Raffaele Domenico",
  },
  en: {
    f: "Emma Olivia Grace Charlotte Hannah Sophie Lucy Rachel Megan Chloe Amelia Eleanor Zoe Priya Aisha Niamh Siobhan Fiona Catherine Rebecca Victoria Naomi Abigail Georgia Harriet Imogen Yasmin Ngozi Mei Ana Ingrid Joanna Louise Heather Alison Claire Danielle Holly Jessica Kirsty Leanne Molly Natalie Paige Rosie Stacey Tamsin Wendy Isla Freya Maeve Orla Bronwen",
    m: "James Oliver Thomas William Daniel Samuel Benjamin Adam Joshua Ryan Callum Liam Connor Ethan Nathan Peter Stephen Andrew Gareth Rhys Ewan Angus Declan Patrick Kwame Arjun Mohammed Tariq Chidi Wei Lars Tomasz Piotr Miguel Aaron Blake Craig Derek Elliot Fraser Graham Harvey Ian Jack Keith Leo Martin Neil Owen Philip Robert Scott Toby Victor Wayne Zachary",
  },
};
const heads = {
  it: "Bell Ross Mar Vent Cast Fer Gall Mont Pell Sant Tor Val Zan Bran Cor Del Fior Grav Lom Mor Nov Ors Pag Quar Ram Sab Tass Vis Bort Cald Dal Ferr Gob Mant Ner Pav Rin Scar Trev Vig Fant Brog Ciam Stef Mart Ang Pin Bal",
  en: "Ash Black Brad Brook Clay Corn Dun East Fair Gold Green Hart Hol Kirk Lang Mar Nor Oak Pem Quin Red Shel Stan Thorn Up Wain West White Wind Wool York Bar Cald Hazel Ever Raven Whit Stock Row Hether",
};
const ends = {
  it: "andi etti ini oni ari elli ato esi isio ucci acci asi igo ona ese atti egon in an otto erini aldi ardi iero ella olfi ieri agni occhi uzzi etta anese antini orini issani arutti ovato",
  en: "field ford ton wood ley worth by bury well more stone brook shaw man er hurst don ham combe ridge croft dale mere wick stead",
};
export const foreignNames: readonly string[] =
  "Hoxha;Popescu;Kaur;El Amrani;Diallo;Nguyen;Okafor;Chen;Kowalski;Novak;Rossi-Keller;Fernández;Müller;Ben Salah;Ivanova;Shehu;Silva;Mensah;Rahman;Osei;Park;O'Neill;McAllister;D'Angelo;De Santis;Di Pietro;Lo Presti;Dal Zotto".split(
    ";",
  );
export const familyHeads = { it: heads.it.split(" "), en: heads.en.split(" ") };
export const familyEnds = { it: ends.it.split(" "), en: ends.en.split(" ") };
