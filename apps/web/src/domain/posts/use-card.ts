import type { LinkPreview } from "@orbita/contract";
import { linksIn } from "@orbita/contract/posts/tokens";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";

const pauseMs = 600;
type LinkPreviewState = { preview: LinkPreview | null; pending: boolean };

/** The URL once the user stops typing it; null before that. */
function useSettled(url: string | null): string | null {
  const [settled, setSettled] = useState(url);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(url), pauseMs);
    return () => clearTimeout(timer);
  }, [url]);
  return settled === url ? url : null;
}

/** Preview of the first link whose preview the user did not remove. The preview is null if the linked page has no metadata. */
export function useCard(text: string, taken: readonly string[], first: LinkPreview | null): LinkPreviewState {
  const url = linksIn(text).find((link) => !taken.includes(link)) ?? null;
  const settled = useSettled(url);
  const { data, isLoading } = useQuery({
    queryKey: ["link-preview", settled],
    queryFn: () => answered(api().linkPreviews.preview({ body: { url: settled! } })),
    enabled: settled !== null && first?.url !== settled,
    retry: false,
    staleTime: Infinity,
  });
  if (url === null) return { preview: null, pending: false };
  if (first?.url === url) return { preview: first, pending: false };
  return settled === null ? { preview: null, pending: true } : { preview: data ?? null, pending: isLoading };
}
