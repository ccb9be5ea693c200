/** Demo users who exist only as authors of feed posts, taken from the design mock-ups. */
export const feedVoices = [
  { firstName: "Beatrice", lastName: "Lodi", headline: "Infermiera, Cesena", city: "Cesena" },
  { firstName: "Samuele", lastName: "Porta", headline: "Analisi dei dati, Torino", city: "Torino" },
  { firstName: "Anna", lastName: "Caruso", headline: "Ricerca con gli utenti, Genova", city: "Genova" },
  { firstName: "Ivo", lastName: "Castellani", headline: "Consulente del lavoro, Prato", city: "Prato" },
  { firstName: "Marisa", lastName: "Bonfanti", headline: "Operatrice sociosanitaria, Lecco", city: "Lecco" },
  { firstName: "Teodoro", lastName: "Zanin", headline: "Gruista, Genova Pra’", city: "Genova" },
  { firstName: "Wanda", lastName: "Iezzi", headline: "Illustratrice con partita IVA, Pescara", city: "Pescara" },
  { firstName: "Yasmin", lastName: "Farouk", headline: "Tornata da Rotterdam, Bologna", city: "Bologna" },
] as const;
