import { plainText } from "../../evidence/index.ts";

type QuestionLanguage = "it" | "en";

/** Common words that occur in only one of the two languages: Italian words in `italian`, English words in `english`. */
const italian = new Set(
  "il lo la gli le un una uno di del della dei delle da dal dalla nel nella che chi cosa quale quali qual quanto quanta quanti quante come dove quando ha hanno sono sia per con tra fra su e ed ci si suo sua suoi sue lui lei anni esperienza lavorato lavora lavoro parla parlano conosce conoscono usato sa laurea laureato laureata titolo lingua lingue tedesco inglese francese spagnolo in al alla ai dopo prima azienda aziende cerca vive abita buchi adesso oggi attuale competenze elenca quanto almeno anche perche".split(
    " ",
  ),
);
const english = new Set(
  "the an of is are was were do does did has have had he she they his her their who what which when where how many much long any with at for from to and or years experience worked works work speak speaks know knows used degree language languages german english french spanish about since until there been job jobs company role gap gaps least current currently can could would tell list it be this that candidate skills on as by in".split(
    " ",
  ),
);

/** The language that more words of the question belong to; `otherwise` on a tie. */
export function questionLanguage(question: string, otherwise: QuestionLanguage): QuestionLanguage {
  const words = plainText(question).low.match(/\p{L}+/gu) ?? [];
  let balance = 0;
  for (const word of words) balance += Number(italian.has(word)) - Number(english.has(word));
  // An accent or an elision counts as one Italian word.
  if (/[àèéìòù]|\p{L}['’]\p{L}{3,}/u.test(question)) balance += 1;
  return balance === 0 ? otherwise : balance > 0 ? "it" : "en";
}
