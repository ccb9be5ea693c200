import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { Member } from "@orbita/contract";
import { interviewLimits } from "@orbita/contract/interviews/schema";
import { Avatar } from "@orbita/ui/base/avatar.tsx";
import { Chip } from "@orbita/ui/base/chip.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { CheckboxField } from "@orbita/ui/fields/checkbox-field.tsx";
import { NativeSelect } from "@orbita/ui/fields/native-select.tsx";
import { SegmentedControl } from "@orbita/ui/fields/segmented-control.tsx";
import { TextArea } from "@orbita/ui/fields/text-area.tsx";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { IconClockCheck } from "@tabler/icons-react";
import { imageUrl } from "~/shell/api/file-url.ts";
import { momentOf } from "~/domain/interviews/clock.ts";
import { wayWords } from "./interview-words.ts";
import { leads, type Minutes, type Proposal } from "./use-proposal.ts";
import styles from "./interviews.module.css";

type Props = { proposal: Proposal; members: readonly Member[]; callName: string };

/** Duration, type, participants and topic. */
export function ProposalFields({ proposal, members, callName }: Props) {
  const { t, i18n } = useLingui();
  const { minutes, way, place, about, answerBy, zone } = proposal;
  const until = answerBy && momentOf(i18n.locale, zone, answerBy);
  return (
    <div className={styles.fields}>
      <NativeSelect
        label={t`Length`}
        value={String(minutes)}
        options={interviewLimits.minutes.map((value) => ({ value: String(value), label: t`${value} minutes` }))}
        onChange={({ currentTarget: { value } }) => proposal.setMinutes(Number(value) as Minutes)}
      />
      <div className={styles.field}>
        <span className={styles.label}>
          <Trans>How</Trans>
        </span>
        <SegmentedControl
          label={t`How`}
          value={way}
          onChange={proposal.setWay}
          segments={(["video", "onSite", "phone"] as const).map((value) => ({ value, label: i18n._(wayWords[value]) }))}
        />
      </div>
      <TextField
        label={way === "video" ? t`Link` : way === "onSite" ? t`Address` : t`Who calls whom`}
        {...(way === "phone" && { optional: t`optional` })}
        {...(way === "video" && { type: "url", placeholder: "https://" })}
        maxLength={interviewLimits.place.max}
        value={place}
        onChange={({ currentTarget: { value } }) => proposal.setPlace(value)}
      />
      <WithWhom proposal={proposal} members={members} />
      <TextArea
        label={t`What you will talk about`}
        rows={3}
        maxLength={interviewLimits.about.max}
        counter={(used, max) => `${used} / ${max}`}
        value={about}
        onChange={({ currentTarget: { value } }) => proposal.setAbout(value)}
      />
      {until && (
        <Note icon={IconClockCheck}>
          <Trans>
            <bdi>{callName}</bdi> has time until {until}. They get the times on their own clock, and the file for the
            calendar.
          </Trans>
        </Note>
      )}
    </div>
  );
}

/** The deadline for the answer, and whether the application moves on. Shown below the week. */
export function ProposalTerms({ proposal, canMoveOn }: { proposal: Proposal; canMoveOn: boolean }) {
  const { t } = useLingui();
  return (
    <div className={styles.terms}>
      <AnswerBy proposal={proposal} />
      {canMoveOn && (
        <CheckboxField
          label={t`Move the application to the interview stage too`}
          checked={proposal.moveOn}
          onChange={({ currentTarget: { checked } }) => proposal.setMoveOn(checked)}
        />
      )}
    </div>
  );
}

function AnswerBy({ proposal }: { proposal: Proposal }) {
  const { t } = useLingui();
  const words: Record<(typeof leads)[number], string> = {
    30: t`Half an hour before the first`,
    120: t`Two hours before the first`,
    1440: t`A day before the first`,
    2880: t`Two days before the first`,
  };
  return (
    <NativeSelect
      label={t`They can answer until`}
      value={String(proposal.lead)}
      options={leads.map((value) => ({ value: String(value), label: words[value] }))}
      onChange={({ currentTarget: { value } }) => proposal.setLead(Number(value))}
    />
  );
}

function WithWhom({ proposal: { people, setPeople }, members }: Pick<Props, "proposal" | "members">) {
  const { t } = useLingui();
  const nameOf = ({ firstName, lastName }: Member) => `${firstName} ${lastName}`;
  const there = members.filter(({ userId }) => people.includes(userId));
  const others = members.filter(({ userId }) => !people.includes(userId));
  return (
    <div className={styles.field} role="group" aria-label={t`With whom`}>
      <span className={styles.label} aria-hidden="true">
        <Trans>With whom</Trans>
      </span>
      <div className={styles.people}>
        {there.map((member) => {
          const name = nameOf(member);
          return (
            <Chip
              key={member.userId}
              removable
              className={styles.person}
              label={t`Remove: ${name}`}
              onClick={() => setPeople(people.filter((id) => id !== member.userId))}
            >
              <Avatar
                name={name}
                seed={member.userId}
                size="xs"
                src={member.profileImage ? imageUrl(member.profileImage, 96) : undefined}
              />
              <bdi>{name}</bdi>
            </Chip>
          );
        })}
      </div>
      {others.length > 0 && people.length < interviewLimits.members.max && (
        <NativeSelect
          hideLabel
          label={t`Add somebody`}
          placeholder={t`Add somebody`}
          size="sm"
          value=""
          options={others.map((member) => ({ value: member.userId, label: nameOf(member) }))}
          onChange={({ currentTarget: { value } }) => setPeople([...people, value])}
        />
      )}
    </div>
  );
}

/** Label of the submit button. */
export const SendLabel = ({ count }: { count: number }) => (
  <Plural value={count} _0="Send the times" one="Send # time" other="Send # times" />
);
