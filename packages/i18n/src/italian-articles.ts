const elided: Readonly<Record<string, string>> = {
  il: "l’",
  al: "all’",
  dal: "dall’",
  del: "dell’",
  nel: "nell’",
  sul: "sull’",
};

/**
 * Elides Italian articles before a number that begins with a vowel: “il 8 dicembre” becomes “l’8 dicembre”, “dal 11” becomes
 * “dall’11”. Texts are written with the full article, because the day is filled in. A placeholder of an element may be between article and number.
 */
export const elideArticles = (text: string): string =>
  text.replace(/(?<!\p{L})(il|d?al|del|nel|sul) ((?:<\d+>)*)(?=8|11(?!\d))/giu, (_, article: string, tags: string) => {
    const short = elided[article.toLowerCase()] ?? article;
    return (article[0] === article[0]!.toLowerCase() ? short : short[0]!.toUpperCase() + short.slice(1)) + tags;
  });
