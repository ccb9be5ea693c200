import { dateOf } from "../render.ts";
import { jobTitleOf } from "../people.ts";
import { namesOf } from "../reference.ts";
import { answeredTruth } from "../truth.ts";
import { facts } from "../wordings/facts.ts";
import { callFor, jobsSaying, type QuestionGenerator } from "./draw.ts";

const skill: QuestionGenerator = (drawing) => {
  const { random, person } = drawing;
  const wanted = random.one(person.skills);
  return {
    sort: "skill",
    wordings: facts.skill,
    words: { x: callFor(drawing, wanted) },
    truth: answeredTruth({ yes: true, quoted: [{ words: namesOf(wanted) }] }),
  };
};

const skillWhere: QuestionGenerator = (drawing) => {
  const { random, person } = drawing;
  const wanted = random.one(person.skills);
  const jobs = jobsSaying(person, wanted);
  if (jobs.length === 0) return null;
  return {
    sort: "skillWhere",
    wordings: facts.skillWhere,
    words: { x: callFor(drawing, wanted) },
    truth: answeredTruth({
      says: [jobs.map(({ company }) => company)],
      quoted: [{ items: jobs.map(({ id }) => id), words: namesOf(wanted) }],
    }),
  };
};

const currentJob: QuestionGenerator = ({ person }) => {
  const job = person.jobs[0]!;
  if (job.to !== null) return null;
  return {
    sort: "currentJob",
    wordings: facts.currentJob,
    truth: answeredTruth({ says: [[job.company, jobTitleOf(person, job.title)]], quoted: [{ items: [job.id] }] }),
  };
};
const firstJob: QuestionGenerator = ({ person }) => {
  const job = person.jobs.at(-1)!;
  return {
    sort: "firstJob",
    wordings: facts.firstJob,
    truth: answeredTruth({ says: [[job.company, jobTitleOf(person, job.title)]], quoted: [{ items: [job.id] }] }),
  };
};

const titleAt: QuestionGenerator = ({ random, person }) => {
  const job = random.one(person.jobs);
  return {
    sort: "titleAt",
    wordings: facts.titleAt,
    words: { x: job.company },
    truth: answeredTruth({
      // An answer may describe a job by its tasks instead of its title.
      says: [[jobTitleOf(person, job.title), ...person.resume.experience!.find(({ id }) => id === job.id)!.tasks]],
      quoted: [{ items: [job.id] }],
    }),
  };
};
const companyAs: QuestionGenerator = ({ random, person, language }) => {
  if (person.language !== language) return null;
  const { title } = random.one(person.jobs);
  const jobs = person.jobs.filter((job) => job.title === title);
  return {
    sort: "companyAs",
    wordings: facts.companyAs,
    words: { x: jobTitleOf(person, title).toLowerCase() },
    truth: answeredTruth({ says: [jobs.map(({ company }) => company)], quoted: [{ items: jobs.map(({ id }) => id) }] }),
  };
};
const worked: QuestionGenerator = ({ random, person }) => {
  const job = random.one(person.jobs);
  return {
    sort: "worked",
    wordings: facts.worked,
    words: { x: job.company },
    truth: answeredTruth({ yes: true, quoted: [{ items: [job.id] }] }),
  };
};

const studied: QuestionGenerator = ({ random, person }) => {
  const { id, of, grade, thesis } = person.degree;
  const quoted = [{ items: [id] }];
  const sorts: { sort: "degree" | "school" | "grade" | "thesis"; says: string }[] = [
    { sort: "degree", says: of[person.language] },
    { sort: "school", says: of.school[person.language] },
    ...(grade ? [{ sort: "grade" as const, says: grade }] : []),
    ...(thesis ? [{ sort: "thesis" as const, says: of.thesis[person.language] }] : []),
  ];
  const { sort, says } = random.one(sorts);
  return { sort, wordings: facts[sort], truth: answeredTruth({ says: [[says]], quoted }) };
};

const certified: QuestionGenerator = ({ random, person }) => {
  if (person.certificates.length === 0) return null;
  const { id, name, issuer, end } = random.one(person.certificates);
  const quoted = [{ items: [id], words: [name] }];
  const sorts = ["certificate", "certificates", "issuer", "expiry"] as const;
  const sort = random.one(end === null ? sorts.slice(0, 3) : sorts);
  if (sort === "certificates") {
    const says = person.certificates.map((one) => [one.name]);
    const all = person.certificates.map((one) => ({ items: [one.id], words: [one.name] }));
    return { sort, wordings: facts.certificates, truth: answeredTruth({ says, quoted: all }) };
  }
  const words = { x: name };
  if (sort === "certificate")
    return { sort, wordings: facts.certificate, words, truth: answeredTruth({ yes: true, quoted }) };
  const says = sort === "issuer" ? [[issuer]] : [[dateOf(end!).slice(0, 4)]];
  return { sort, wordings: facts[sort], words, truth: answeredTruth({ says, quoted }) };
};

const course: QuestionGenerator = ({ person }) =>
  person.course && {
    sort: "course",
    wordings: facts.course,
    truth: answeredTruth({ says: [[person.course.of[person.language]]], quoted: [{ items: [person.course.id] }] }),
  };

/** Draws a question about a distinctive line of the CV; asked in the CV's language, because its words are not translated. */
const told: QuestionGenerator = ({ random, person, language }) => {
  const own = [...person.jobs.flatMap((job) => job.told), ...person.ready].filter((one) =>
    [...person.trade.told, ...person.ready].includes(one),
  );
  if (own.length === 0 || person.language !== language) return null;
  const { needle, open, asks } = random.one(own);
  const words = [needle[language]];
  return {
    sort: "told",
    wordings: asks,
    truth: answeredTruth({ says: open ? [words] : [], yes: open ? null : true, quoted: [{ words }] }),
  };
};

/** Draws the same question about one person in a list of several people. */
const inList =
  (draw: QuestionGenerator): QuestionGenerator =>
  (drawing) => {
    const { random, person, people } = drawing;
    const drawn = draw(drawing);
    const others = people.filter((one) => one.trade === person.trade && one.first !== person.first);
    return (
      drawn && { ...drawn, sort: `${drawn.sort} in a list`, among: random.some([person, ...random.some(others, 2)], 3) }
    );
  };

export const factDraws: readonly QuestionGenerator[] = [
  skill,
  skill,
  skill,
  skillWhere,
  currentJob,
  firstJob,
  titleAt,
  companyAs,
  worked,
  studied,
  studied,
  certified,
  certified,
  course,
  told,
  told,
  told,
  inList(studied),
  inList(currentJob),
];
