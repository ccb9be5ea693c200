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
import { contentOf, isEmpty, lackOf, undrawn, type AttachedJob, type Content, type Lack } from "./content.ts";
import { sayIt } from "./say-it.ts";
import { useCard } from "./use-card.ts";
import { useDraft } from "./use-draft.ts";
import { usePictures } from "./use-pictures.ts";
import { voicesOf } from "~/domain/posts/voices.ts";

const jobOf = (post: Post | undefined): AttachedJob | null =>
  post?.job ? { id: post.job.id, title: post.job.title, place: post.job.city } : null;

/** State of the post editor. */
export function useComposer({ post, place, onSaid }: ComposerCardProps) {
  const { i18n } = useLingui();
  const lackWords = useLackWords();
  const me = useMe();
  const queries = useQueryClient();
  const voices = voicesOf(me);
  const begun = post && contentOf(post);
  const [text, setText] = useState(begun?.text ?? "");
  const [spaceId, setSpaceId] = useState<string | null>(null);
  const [channelId, setChannelId] = useState(begun ? begun.channelId : (place?.id ?? null));
  const [job, setJob] = useState(jobOf(post));
  const [taken, setTaken] = useState<readonly string[]>(begun ? undrawn(begun) : []);
  const [lack, setLack] = useState<Lack | "sending" | null>(null);
  const pictures = usePictures(begun?.images ?? []);
  const { preview, pending } = useCard(text, taken, post?.preview ?? null);
  const mine = useQuery({ ...myChannelsQuery, enabled: me !== null && !post }).data ?? [];
  const here = post?.channel ?? place;
  const places = [...(here ? [here] : []), ...mine.filter(({ id, state }) => state === "member" && id !== here?.id)];

  const content: Content = {
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
  function take(found: Content): void {
    setText(found.text);
    setTaken(undrawn(found));
    pictures.reset(found.images);
    // The channel in which the user opened the editor wins over the channel of the draft.
    if (!place) setChannelId(found.channelId);
    setJob(null);
    if (found.jobPostId) void findJob(found.jobPostId).then(setJob);
  }
  const draft = useDraft({ wanted: !post, spaceId, content, settled: !pictures.sending && !pending, onFound: take });

  const saying = useMutation({
    mutationFn: () => sayIt(content, { post, spaceId }),
    onSuccess: (said) => {
      draft.forget(true);
      onSaid(said);
    },
  });

  function say(): void {
    if (saying.isPending) return;
    const lacking = pictures.sending ? "sending" : lackOf(content);
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
    /** Inserts text with a blank on both sides. */
    put: (words: string, at: number) => {
      const [before, after] = [text.slice(0, at), text.slice(at)];
      setText(`${before}${/\S$/.test(before) ? " " : ""}${words}${/^\S/.test(after) ? " " : ""}${after}`);
      setLack(null);
    },
    spaceId,
    setVoice: (id: string | null) => {
      if (!isEmpty(content)) draft.leave();
      setSpaceId(id);
    },
    channelId,
    setChannel: setChannelId,
    job,
    setJob,
    pictures,
    preview,
    takePreview: () => preview && setTaken([...taken, ...undrawn({ text, previewId: null })]),
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
  return (lack: Lack | "sending"): string => {
    const most = formatCount(i18n.locale, postLimits.text.max);
    return {
      empty: t`Write something, or add a picture`,
      tooLong: t`At most ${most} characters fit`,
      mentions: t`A post can speak to at most ${postLimits.mentions} people and Spaces`,
      tags: t`A post has at most ${postLimits.tags} tags`,
      sending: t`The pictures are still on their way: try again in a moment`,
    }[lack];
  };
}
