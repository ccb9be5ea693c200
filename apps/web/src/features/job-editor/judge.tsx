import { publicationErrors } from "@orbita/contract/job-posts/publishable";
import { useDeferredValue, useMemo, type ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { useEditor } from "./editor-context.tsx";
import type { EditorValues } from "./editor-form.ts";
import { JudgedProvider } from "./judged.ts";
import { adOf, useLint } from "./use-lint.ts";

/** Checks the ad by the contract's rules and the linter while the user types. Values are deferred, so that typing stays fast. */
export function Judge({ attempted, children }: { attempted: boolean; children: ReactNode }) {
  const { form, post } = useEditor();
  const values = useDeferredValue(useWatch({ control: form.control }) as EditorValues);
  const report = useLint(useMemo(() => adOf(values, post), [values, post]));
  const judged = useMemo(
    () => ({ errors: publicationErrors(values, post.space.type), report, attempted }),
    [values, post.space.type, report, attempted],
  );
  return <JudgedProvider value={judged}>{children}</JudgedProvider>;
}
