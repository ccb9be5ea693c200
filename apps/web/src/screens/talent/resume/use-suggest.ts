import { useLingui } from "@lingui/react/macro";
import type { Resume } from "@orbita/contract";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { resumeQuery } from "~/domain/resumes/queries.ts";

/**
 * Generates the sections of automatic suggestions again, from the saved resume.
 * The server keeps suggestions that were edited or shared.
 */
export function useSuggest(resume: Resume, flush: () => Promise<void>) {
  const { t, i18n } = useLingui();
  const queries = useQueryClient();
  const language = i18n.locale === "it" ? "it" : "en";
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      await flush();
      return answered(api().resumes.suggest({ params: { id: resume.id }, body: { language } }));
    },
    onSuccess: (made) => {
      queries.setQueryData(resumeQuery.queryKey, made);
      showToast({ message: t`Suggestions ready. Only you can see them.` });
    },
  });
  return { run: () => mutate(), busy: isPending, error };
}
