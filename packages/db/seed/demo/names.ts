/** First and last names that fit together, by origin. Every combination is invented. */
export type NamePool = { readonly share: number; readonly first: readonly string[]; readonly last: readonly string[] };

const list = (names: string): readonly string[] => names.split(", ");

const italianFirst = list(
  "Giulia, Chiara, Francesca, Sara, Martina, Alessia, Elena, Valentina, Federica, Silvia, Laura, Anna, Elisa, Ilaria, Paola, Marta, Beatrice, Irene, Camilla, Arianna, Noemi, Greta, Caterina, Lucia, Serena, Giorgia, Roberta, Daniela, Cristina, Michela, Ginevra, Viola, Teresa, Rosa, Debora, Sofia, Alice, Emma, Margherita, Claudia, Marco, Andrea, Luca, Matteo, Alessandro, Davide, Lorenzo, Simone, Federico, Stefano, Gabriele, Riccardo, Francesco, Paolo, Roberto, Giovanni, Antonio, Giuseppe, Michele, Nicola, Tommaso, Edoardo, Pietro, Filippo, Emanuele, Daniele, Vincenzo, Salvatore, Enrico, Fabio, Massimo, Jacopo, Samuele, Leonardo, Mattia, Diego, Alberto, Giacomo, Dario, Cosimo",
);
const italianLast = list(
  "Rossi, Ferrari, Russo, Bianchi, Romano, Colombo, Ricci, Marino, Greco, Bruno, Gallo, Conti, De Luca, Mancini, Costa, Giordano, Rizzo, Lombardi, Moretti, Barbieri, Fontana, Santoro, Mariani, Rinaldi, Caruso, Ferrara, Galli, Martini, Leone, Longo, Gentile, Martinelli, Vitale, Lombardo, Serra, Coppola, De Santis, Marchetti, Parisi, Villa, Conte, Ferraro, Fabbri, Bianco, Marini, Grasso, Valentini, Messina, Sala, De Angelis, Gatti, Pellegrini, Palumbo, Sanna, Farina, Rizzi, Monti, Cattaneo, Morelli, Amato, Silvestri, Mazza, Testa, Grassi, Pellegrino, Carbone, Giuliani, Benedetti, Barone, Rossetti, Caputo, Montanari, Guerra, Palmieri, Bernardi, Martino, Fiore, De Rosa, Ferretti, Bellini, Basile, Riva, Donati, Piras, Vitali, Battaglia, Sartori, Neri, Costantini, Milani, Pagano, Ruggiero, Sorrentino, D'Amico, Orlando, Zorzi, Negri, Brambilla, Zanella, Furlan, Melis, Pozzi, Tessari, Cerutti",
);

export const namePools: readonly NamePool[] = [
  { share: 228, first: italianFirst, last: italianLast },
  // Names of people who grew up in Italy with a family from elsewhere.
  {
    share: 14,
    first: list("Giada, Samira, Marco, Elena, Karim, Sofia, Lia, Omar, Aurora, Kevin, Nadia, Daniele"),
    last: list("Haddad, Hu, Popescu, Diallo, Hossain, Fernández, Cissé, Petrov, Benali, Shehu, Okafor, Pereira"),
  },
  {
    share: 10,
    first: list("Andreea, Ioana, Mihai, Alexandru, Cristina, Bogdan, Elena, Răzvan"),
    last: list("Popa, Ionescu, Dumitru, Stan, Munteanu, Rusu, Ciobanu, Lungu"),
  },
  {
    share: 8,
    first: list("Arben, Elira, Besnik, Mirela, Ardit, Blerina, Dritan"),
    last: list("Hoxha, Gjoka, Prifti, Dervishi, Leka, Marku, Kola"),
  },
  {
    share: 8,
    first: list("Fatima, Youssef, Khadija, Hamza, Salma, Rachid, Amina"),
    last: list("El Idrissi, Bennani, Alaoui, Chakir, El Fassi, Tazi, Mansouri"),
  },
  {
    share: 6,
    first: list("Wei, Xiaomei, Jun, Lihua, Yifan, Jing"),
    last: list("Chen, Zhang, Lin, Wang, Zheng, Xu"),
  },
  {
    share: 6,
    first: list("Oksana, Andriy, Iryna, Dmytro, Natalia, Taras"),
    last: list("Shevchenko, Bondarenko, Melnyk, Tkachenko, Kravchuk, Lysenko"),
  },
  {
    share: 6,
    first: list("Aminata, Mamadou, Fatou, Cheikh, Awa, Ibrahima"),
    last: list("Diop, Ndiaye, Fall, Sow, Gueye, Sarr"),
  },
  {
    share: 5,
    first: list("Priya, Harpreet, Rahul, Simran, Arjun"),
    last: list("Sharma, Kaur, Patel, Gill, Nair"),
  },
  {
    share: 5,
    first: list("Valeria, Carlos, Lucía, Jhon, Mariana"),
    last: list("Quispe Flores, Ramírez, Torres Rojas, Vásquez, Mendoza"),
  },
  {
    share: 4,
    first: list("Emma, Thomas, Hannah, Liam"),
    last: list("Schneider, O'Connor, Lefèvre, Novák"),
  },
];
