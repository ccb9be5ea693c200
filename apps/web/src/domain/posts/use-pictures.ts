import { fileLimits } from "@orbita/contract/files/limits";
import { postLimits } from "@orbita/contract/posts/limits";
import { useEffect, useRef, useState } from "react";
import { imageUrl } from "~/shell/api/file-url.ts";
import { uploadFile } from "~/shell/api/upload.ts";
import type { ComposerContent } from "./content.ts";
import { shrinkImage } from "./shrink-image.ts";

type PictureState =
  | { kind: "sending"; share: number }
  | { kind: "kept"; id: string }
  | { kind: "damaged" }
  | { kind: "failed"; error: unknown };
export type ComposerPicture = { key: string; src: string; alt: string; state: PictureState; file: File | null };
export type PicturesRefusal = "type" | "many" | null;

const fromKept = (images: ComposerContent["images"]): ComposerPicture[] =>
  images.map(({ id, alt }) => ({
    key: id,
    src: imageUrl(id, 800),
    alt,
    state: { kind: "kept", id },
    file: null,
  }));

const types: readonly string[] = fileLimits.postImage.types;

/** The images of a post, each with its own upload. */
export function usePictures(initial: ComposerContent["images"]) {
  const [pictures, setPictures] = useState<readonly ComposerPicture[]>(() => fromKept(initial));
  const [refusal, setRefusal] = useState<PicturesRefusal>(null);
  const running = useRef(new Map<string, AbortController>());
  const drawn = useRef(new Set<string>());
  useEffect(() => {
    const [calls, urls] = [running.current, drawn.current];
    return () => {
      for (const call of calls.values()) call.abort();
      for (const url of urls) URL.revokeObjectURL(url);
    };
  }, []);

  const change = (key: string, part: Partial<ComposerPicture>) =>
    setPictures((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));

  async function send(key: string, file: File): Promise<void> {
    const call = new AbortController();
    running.current.set(key, call);
    change(key, { state: { kind: "sending", share: 0 } });
    const onProgress = (share: number) => change(key, { state: { kind: "sending", share } });
    try {
      const small = await shrinkImage(file);
      if (!small) return change(key, { state: { kind: "damaged" } });
      const order = { purpose: "postImage", file: small, key: crypto.randomUUID() } as const;
      const { id } = await uploadFile(order, { onProgress, signal: call.signal });
      change(key, { state: { kind: "kept", id } });
    } catch (error) {
      if (!call.signal.aborted) change(key, { state: { kind: "failed", error } });
    }
  }

  function add(files: readonly File[]): void {
    const wanted = files.filter(({ type }) => types.includes(type));
    const fitted = wanted.slice(0, postLimits.images - pictures.length);
    setRefusal(fitted.length < wanted.length ? "many" : wanted.length < files.length ? "type" : null);
    const added = fitted.map((file): ComposerPicture => {
      const src = URL.createObjectURL(file);
      drawn.current.add(src);
      return { key: crypto.randomUUID(), src, alt: "", state: { kind: "sending", share: 0 }, file };
    });
    setPictures((all) => [...all, ...added]);
    for (const { key, file } of added) void send(key, file!);
  }

  function move(key: string, to: number): void {
    setPictures((all) => {
      const one = all.find((picture) => picture.key === key);
      if (!one || to < 0 || to >= all.length) return all;
      return all.filter((picture) => picture !== one).toSpliced(to, 0, one);
    });
  }

  return {
    pictures,
    refusal,
    add,
    move,
    describe: (key: string, alt: string) => change(key, { alt }),
    remove: (key: string) => {
      running.current.get(key)?.abort();
      setRefusal(null);
      setPictures((all) => all.filter((one) => one.key !== key));
    },
    retry: ({ key, file }: ComposerPicture) => file && void send(key, file),
    reset: (images: ComposerContent["images"]) => {
      setRefusal(null);
      setPictures(fromKept(images));
    },
    kept: pictures.flatMap(({ state, alt }) => (state.kind === "kept" ? [{ id: state.id, alt }] : [])),
    sending: pictures.some(({ state }) => state.kind === "sending"),
  };
}

export type PicturesControl = ReturnType<typeof usePictures>;
