import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { Post } from "@orbita/contract";
import { postLimits } from "@orbita/contract/posts/limits";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { myChannelsQuery } from "~/domain/channels/queries.ts";
import { liveQuery } from "~/domain/job-posts/queries.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { formatCount } from "~/shell/format/format.ts";
import { useMe } from "~/shell/session/use-me.ts";
import type { ComposerCardProps } from "./composer-card.tsx";
import {
  contentOf,
  isEmptyContent,
  findProblem,
  listUnpreviewedLinks,
  type AttachedJob,
  type ComposerContent,
  type ContentProblem,
} from "./content.ts";
import { useCard } from "./use-card.ts";
import { useDraft } from "./use-draft.ts";
import { usePictures } from "./use-pictures.ts";
import { listAuthorSpaces } from "./author-spaces.ts";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";

type PostSaveTarget = { post: Post | undefined; spaceId: string | null };

/** Creates a post as the selected author, or edits a post as its author. A retry is idempotent. */
async function savePost(content: ComposerContent, { post, spaceId }: PostSaveTarget): Promise<Post> {
  if (!post) {
    return spaceId
      ? answered(api().spacePosts.create({ body: content }, { spaceId }))
      : answered(api().posts.create({ body: content }));
  }
  const { channelId: _, ...said } = content;
  const change = { params: { id: post.id }, body: { ...said, version: post.version } };
  const { voice, id } = post.author;
  return voice === "space" && id
    ? answered(api().spacePosts.edit(change, { spaceId: id }))
    : voice === "house"
      ? answered(api().adminPosts.edit(change))
      : answered(api().posts.edit(change));
}

const jobOf = (post: Post | undefined): AttachedJob | null =>
  post?.job ? { id: post.job.id, title: post.job.title, place: post.job.city } : null;

/** State of the post editor. */
export function useComposer({ post, place, onSaid }: ComposerCardProps) {
  const { i18n } = useLingui();
  const lackWords = useLackWords();
  const me = useMe();
  const queries = useQueryClient();
  const voices = listAuthorSpaces(me);
  const begun = post && contentOf(post);
  const [text, setText] = useState(begun?.text ?? "");
  const [spaceId, setSpaceId] = useState<string | null>(null);
  const [channelId, setChannelId] = useState(begun ? begun.channelId : (place?.id ?? null));
  const [job, setJob] = useState(jobOf(post));
  const [taken, setTaken] = useState<readonly string[]>(begun ? listUnpreviewedLinks(begun) : []);
  const [lack, setLack] = useState<ContentProblem | "sending" | null>(null);
  const pictures = usePictures(begun?.images ?? []);
  const { preview, pending } = useCard(text, taken, post?.preview ?? null);
  const mine = useQuery({ ...myChannelsQuery, enabled: me !== null && !post }).data ?? [];
  const here = post?.channel ?? place;
  const places = [...(here ? [here] : []), ...mine.filter(({ id, state }) => state === "member" && id !== here?.id)];

  const content: ComposerContent = {
    text,
    images: pictures.kept,
    jobPostId: job?.id ?? null,
    previewId: preview?.id ?? null,
    channelId,
  };
  async function findJob(wanted: string): Promise<AttachedJob | null> {
    const lists = await Promise.all(voices.map(({ id }) => queries.fetchQuery(liveQuery(id)).catch(() => [])));
    const found = lists.flat().find(({ id }) => id === wanted);
    return found ? { id: found.id, title: found.title, place: found.location?.city ?? null } : null;
  }
  function take(found: ComposerContent): void {
    setText(found.text);
    setTaken(listUnpreviewedLinks(found));
    pictures.reset(found.images);
    // The channel in which the user opened the editor wins over the channel of the draft.
    if (!place) setChannelId(found.channelId);
    setJob(null);
    if (found.jobPostId) void findJob(found.jobPostId).then(setJob);
  }
  const draft = useDraft({ wanted: !post, spaceId, content, settled: !pictures.sending && !pending, onFound: take });

  const saying = useMutation({
    mutationFn: () => savePost(content, { post, spaceId }),
    onSuccess: (said) => {
      draft.forget(true);
      onSaid(said);
    },
  });

  function say(): void {
    if (saying.isPending) return;
    const lacking = pictures.sending ? "sending" : findProblem(content);
    setLack(lacking);
    if (!lacking) saying.mutate();
  }

  return {
    me,
    post,
    voices,
    places,
    text,
    setText: (next: string) => {
      setText(next);
      setLack(null);
    },
    /** Inserts text into the post at a position, separated by blanks from the text around it. */
    put: (words: string, at: number) => {
      const [before, after] = [text.slice(0, at), text.slice(at)];
      setText(`${before}${/\S$/.test(before) ? " " : ""}${words}${/^\S/.test(after) ? " " : ""}${after}`);
      setLack(null);
    },
    spaceId,
    setVoice: (id: string | null) => {
      if (!isEmptyContent(content)) draft.leave();
      setSpaceId(id);
    },
    channelId,
    setChannel: setChannelId,
    job,
    setJob,
    pictures,
    preview,
    takePreview: () => preview && setTaken([...taken, ...listUnpreviewedLinks({ text, previewId: null })]),
    draft,
    beginAnew: () => {
      draft.forget(false);
      setText("");
      setJob(null);
      setTaken([]);
      pictures.reset([]);
    },
    say,
    busy: saying.isPending,
    wrong: lack ? lackWords(lack) : undefined,
    failure: saying.error ? failureText(i18n, saying.error) : null,
  };
}

export type ComposerState = ReturnType<typeof useComposer>;

function useLackWords() {
  const { t, i18n } = useLingui();
  return (lack: ContentProblem | "sending"): string => {
    const { max } = postLimits.text;
    const most = formatCount(i18n.locale, max);
    return {
      empty: t`Write something or add an image`,
      tooLong: t`Use at most ${plural(max, { one: `${most} character`, other: `${most} characters` })}`,
      mentions: t`You can mention at most ${plural(postLimits.mentions, { one: "# person or Space", other: "# people and Spaces" })} in a post`,
      tags: t`You can use at most ${plural(postLimits.tags, { one: "# hashtag", other: "# hashtags" })} in a post`,
      sending: t`Wait until the images have uploaded, then try again`,
    }[lack];
  };
}
