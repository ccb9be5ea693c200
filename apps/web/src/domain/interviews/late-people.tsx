import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Button } from "@orbita/ui/base/button.tsx";
import { Row } from "@orbita/ui/base/stack.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { CheckboxField } from "@orbita/ui/fields/checkbox-field.tsx";
import { IconChevronDown } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import type { ApplicationCard } from "@orbita/contract";
import { replyDue } from "~/domain/applications/reply-due.ts";
import { useCandidateName } from "~/domain/applications/use-candidate-name.ts";
import { ActionDialogs } from "./action-dialogs.tsx";
import { applicationListQuery } from "~/domain/applications/queries.ts";
import { StageMenu } from "~/domain/applications/stage-menu.tsx";
import { useApplicationActions } from "~/domain/applications/use-application-actions.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import styles from "./promises.module.css";

const shown = 50;
const late = { page: 0, size: shown, late: true, sort: "replyBy:asc" } as const;

/** Candidates whose reply is late. The user answers them one by one or together. */
export function LatePeople() {
  const { t } = useLingui();
  const space = useActingSpace();
  const { data, dataUpdatedAt } = useQuery(applicationListQuery(space.id, { search: late }));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const acts = useApplicationActions();
  const people = data?.content ?? [];
  const chosen = people.filter(({ id }) => !left.has(id));
  if (people.length === 0) return null;
  const toggle = (id: string) =>
    setLeft((now) => new Set(now.has(id) ? [...now].filter((one) => one !== id) : [...now, id]));
  const states = new Set(chosen.map(({ status }) => status));
  const [only] = states;
  return (
    <div className={styles.late}>
      <ul className={styles.people} aria-label={t`Candidates with an overdue reply`}>
        {people.map((one) => (
          <Person
            key={one.id}
            one={one}
            now={dataUpdatedAt}
            chosen={!left.has(one.id)}
            onToggle={() => toggle(one.id)}
          />
        ))}
      </ul>
      <Row gap={2} wrap>
        <Button
          size="sm"
          variant="primary"
          disabled={chosen.length === 0}
          onClick={() => acts.move(chosen, "rejected")}
        >
          <Plural
            value={chosen.length}
            _0="Reject and reply…"
            one="Reject # person and reply…"
            other="Reject # people and reply…"
          />
        </Button>
        <StageMenu
          align="start"
          current={states.size === 1 && only ? only : null}
          blind={chosen.some(({ blind }) => blind)}
          onChoose={(to) => acts.move(chosen, to)}
          trigger={
            <Button size="sm" variant="outline" iconEnd={IconChevronDown} disabled={chosen.length === 0}>
              <Trans>Move to…</Trans>
            </Button>
          }
        />
      </Row>
      <ActionDialogs acts={acts} />
    </div>
  );
}

type PersonProps = { one: ApplicationCard; now: number; chosen: boolean; onToggle: () => void };

function Person({ one, now, chosen, onToggle }: PersonProps) {
  const { t } = useLingui();
  const space = useActingSpace();
  const { nameOf } = useCandidateName();
  const name = nameOf(one);
  const due = one.replyBy ? replyDue(one.replyBy, now) : null;
  return (
    <li className={styles.person}>
      <CheckboxField hideLabel label={t`Select ${name}`} checked={chosen} onChange={onToggle} />
      <span className={styles.who}>
        <TextLink
          link={
            <Link
              to="/work/$space/job-posts/$id/applications"
              params={{ space: space.url, id: one.jobPostId }}
              search={{ candidate: one.id }}
            />
          }
        >
          <bdi>{name}</bdi>
        </TextLink>
        <bdi className={styles.post}>{one.jobPostTitle}</bdi>
      </span>
      {due?.late && (
        <Text as="span" size="sm" tone="danger" numeric nowrap className={styles.since}>
          <Plural value={due.days} _0="late as of today" one="# day late" other="# days late" />
        </Text>
      )}
    </li>
  );
}
