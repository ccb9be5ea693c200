import { Trans, useLingui } from "@lingui/react/macro";
import type { Application } from "@orbita/contract";
import { applicationLimits as limits } from "@orbita/contract/applications/limits";
import { Chip } from "@orbita/ui/base/chip.tsx";
import { Tag } from "@orbita/ui/base/tag.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { FieldError } from "@orbita/ui/fields/field-error.tsx";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { applicationsKey } from "~/domain/applications/queries.ts";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { mayWrite, useActingSpace } from "~/shell/session/acting-space.tsx";
import { applicationQuery } from "~/domain/applications/candidate-queries.ts";
import styles from "./candidate.module.css";

/** The Space's internal tags of an application, used for search. The talent never sees them. */
export function TagsRow({ application: { id, tags } }: { application: Application }) {
  const { t, i18n } = useLingui();
  const space = useActingSpace();
  const queries = useQueryClient();
  const [typed, setTyped] = useState("");
  const save = useMutation({
    mutationFn: (next: string[]) => answered(api().applications.change({ params: { id }, body: { tags: next } })),
    onSuccess: (fresh) => {
      queries.setQueryData(applicationQuery(space.id, id).queryKey, fresh);
      void queries.invalidateQueries({ queryKey: applicationsKey(space.id) });
    },
  });
  const shown = save.isPending ? (save.variables ?? tags) : tags;
  function add(): void {
    const tag = typed.trim();
    setTyped("");
    if (tag && !shown.includes(tag)) save.mutate([...shown, tag]);
  }
  if (!mayWrite(space)) return <ReadTags tags={tags} />;
  return (
    <>
      <div className={styles.tags}>
        {shown.map((tag) => (
          <Chip
            key={tag}
            removable
            label={t`Remove tag ${tag}`}
            onClick={() => save.mutate(shown.filter((one) => one !== tag))}
          >
            <bdi>{tag}</bdi>
          </Chip>
        ))}
        {shown.length < limits.tags.max && (
          <TextField
            hideLabel
            size="sm"
            className={styles.addTag}
            label={t`Add tag`}
            placeholder={t`Add tag`}
            maxLength={limits.tags.text}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onBlur={add}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              event.preventDefault();
              add();
            }}
          />
        )}
      </div>
      {save.error && <FieldError id={`tags-${id}`}>{failureText(i18n, save.error)}</FieldError>}
    </>
  );
}

const ReadTags = ({ tags }: { tags: readonly string[] }) =>
  tags.length === 0 ? (
    <Text size="sm" tone="muted">
      <Trans>No tags.</Trans>
    </Text>
  ) : (
    <div className={styles.tags}>
      {tags.map((tag) => (
        <Tag key={tag}>{tag}</Tag>
      ))}
    </div>
  );
