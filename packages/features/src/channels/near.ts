import type { Channel } from "@orbita/contract";
import type { Db } from "@orbita/db";
import { sql } from "kysely";
import type { ReadCtx } from "../kernel/ctx.ts";
import { knownChannel, type Viewer } from "../kernel/visibility.ts";
import { requireViewer } from "./policy.ts";
import { presentChannel } from "./present.ts";
import { findChannels, memberCount, unseenIn } from "./queries.ts";

const most = { channels: 6, words: 5 };

/** Words that occur in the CVs of every trade, so a match of such a word does not show a common interest. */
const common = [
  "lavoro",
  "lavori",
  "gestione",
  "servizi",
  "persone",
  "responsabile",
  "addetto",
  "addetta",
  "work",
  "management",
];

/**
 * The rank of words from the summary of a resume. A summary contains many words, so these match only names of channels, not
 * their descriptions.
 */
const inSummary = 4;

/** The words of a resume, each with the rank of its source: 1 technical skills, 2 titles, 3 city, 4 summary. */
const resumeWords = (userId: string) => sql`
  select word, min(rank) as rank from resumes r,
    lateral (
      select s.name as term, 1 as rank from resume_skills s where s.resume_id = r.id and s.kind = 'technical'
      union all select job ->> 'title', 2 from jsonb_array_elements(r.experience) job
      union all select r.headline, 2
      union all select r.contacts ->> 'city', 3
      union all select r.summary, ${inSummary}) said,
    lateral regexp_split_to_table(coalesce(said.term, ''), '[^[:alnum:]+#]+') word
  where r.owner_id = ${userId} and length(word) > 2 and lower(word) <> all (${common}::text[])
  group by word`;

type SimilarChannel = { id: string; words: string[] };

/**
 * The channels that share words with the resume. Words are compared by their stems and without accents, so "logistico" matches
 * "logistica".
 */
async function findNear(db: Db, viewer: Viewer & { id: string }): Promise<SimilarChannel[]> {
  const { rows } = await sql<SimilarChannel>`
    with mine as (
      select word, rank, (ts_lexize('italian_stem', plain(word)))[1] as stem from (${resumeWords(viewer.id)}) words),
    theirs as (
      select channel.id, named, (ts_lexize('italian_stem', plain(word)))[1] as stem from channels channel,
        lateral (values (true, channel.name || ' ' || channel.url), (false, channel.description)) said (named, words),
        lateral regexp_split_to_table(said.words, '[^[:alnum:]+#]+') word
      where length(word) > 2 and ${knownChannel(viewer)} and not exists (
        select from channel_members m where m.channel_id = channel.id and m.user_id = ${viewer.id}))
    select channel.id, array_agg(distinct mine.word) as words
    from channels channel join theirs on theirs.id = channel.id join mine on mine.stem = theirs.stem
      and (theirs.named or mine.rank < ${inSummary})
      left join ${unseenIn(viewer)} unseen_in on unseen_in.channel_id = channel.id
    group by channel.id, unseen_in.count
    order by count(distinct mine.stem) desc, min(mine.rank), ${memberCount} desc, channel.id
    limit ${most.channels}`.execute(db);
  return rows;
}

/** Channels that share words with the user's resume and that the user is not in. */
export async function readNear({ tx, actor, now }: ReadCtx): Promise<{ words: string[]; content: Channel[] }> {
  const person = requireViewer(actor);
  const near = await findNear(tx, person);
  const ids = near.map(({ id }) => id);
  const rows = await findChannels(tx, { viewer: person, now }, ids);
  // Takes the first word of each channel, then the second word of each, and so on; "java" and "Java" count as one word.
  const turns = Math.max(0, ...near.map(({ words }) => words.length));
  const inTurn = Array.from({ length: turns }, (_, at) => near.flatMap(({ words }) => words[at] ?? [])).flat();
  const words = new Map(inTurn.map((word) => [word.toLowerCase(), word]));
  return { words: [...words.values()].slice(0, most.words), content: rows.map((row) => presentChannel(row, person)) };
}
