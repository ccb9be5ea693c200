import { Trans, useLingui } from "@lingui/react/macro";
import type { Plan } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { FieldError } from "@orbita/ui/fields/field-error.tsx";
import { NativeSelect } from "@orbita/ui/fields/native-select.tsx";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { failureText } from "~/shell/form/failure-text.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { liveQuery } from "~/domain/job-posts/queries.ts";
import { usePostMutation } from "~/domain/job-posts/use-post-mutation.ts";
import styles from "./plan.module.css";

/** If all slots of a plan are used, offers to suspend another post without leaving the dialog. */
export function FreeASlot({ plan, except }: { plan: Plan; except: string }) {
  const { t, i18n } = useLingui();
  const space = useActingSpace();
  const errorId = useId();
  const live = useQuery(liveQuery(space.id)).data ?? [];
  const others = live.filter((post) => post.plan === plan && post.id !== except);
  const [picked, setPicked] = useState<string | null>(null);
  const mutation = usePostMutation(() => setPicked(null));
  const chosen = others.find(({ id }) => id === picked) ?? others[0];
  if (!chosen) return null;
  return (
    <>
      <div className={styles.relief}>
        <NativeSelect
          size="sm"
          hideLabel
          label={t`Job to suspend`}
          describedBy={mutation.error ? errorId : undefined}
          options={others.map(({ id, title }) => ({ value: id, label: title }))}
          value={chosen.id}
          onChange={(event) => setPicked(event.currentTarget.value)}
        />
        <Button size="sm" busy={mutation.isPending} onClick={() => mutation.mutate({ act: "suspend", id: chosen.id })}>
          <Trans>Suspend job</Trans>
        </Button>
      </div>
      {mutation.error && <FieldError id={errorId}>{failureText(i18n, mutation.error)}</FieldError>}
    </>
  );
}
