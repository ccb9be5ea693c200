import { plural } from "@lingui/core/macro";
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
import { momentOf } from "./clock.ts";
import { interviewWayLabels } from "./interview-labels.ts";
import { leads, type InterviewDuration, type InterviewProposalForm } from "./use-interview-proposal.ts";
import styles from "./interviews.module.css";

type Props = { proposal: InterviewProposalForm; members: readonly Member[]; callName: string };

/** Fields for the duration, type, participants and topic of an interview. */
export function ProposalFields({ proposal, members, callName }: Props) {
  const { t, i18n } = useLingui();
  const { minutes, way, place, about, answerBy, zone } = proposal;
  const until = answerBy && momentOf(i18n.locale, zone, answerBy);
  return (
    <div className={styles.fields}>
      <NativeSelect
        label={t`Duration`}
        value={String(minutes)}
        options={interviewLimits.minutes.map((length) => ({
          value: String(length),
          label: t`${plural(length, { one: "# minute", other: "# minutes" })}`,
        }))}
        onChange={({ currentTarget: { value } }) => proposal.setMinutes(Number(value) as InterviewDuration)}
      />
      <div className={styles.field}>
        <span className={styles.label}>
          <Trans>Interview type</Trans>
        </span>
        <SegmentedControl
          label={t`Interview type`}
          value={way}
          onChange={proposal.setWay}
          segments={(["video", "onSite", "phone"] as const).map((value) => ({
            value,
            label: i18n._(interviewWayLabels[value]),
          }))}
        />
      </div>
      <TextField
        label={way === "video" ? t`Link` : way === "onSite" ? t`Address` : t`Caller`}
        {...(way === "phone" && { optional: t`optional` })}
        {...(way === "video" && { type: "url", placeholder: "https://" })}
        maxLength={interviewLimits.place.max}
        value={place}
        onChange={({ currentTarget: { value } }) => proposal.setPlace(value)}
      />
      <WithWhom proposal={proposal} members={members} />
      <TextArea
        label={t`Interview topics`}
        rows={3}
        maxLength={interviewLimits.about.max}
        counter={(used, max) => `${used} / ${max}`}
        value={about}
        onChange={({ currentTarget: { value } }) => proposal.setAbout(value)}
      />
      {until && (
        <Note icon={IconClockCheck}>
          <Trans>
            <bdi>{callName}</bdi> can reply until {until}. They’ll see the times in their own time zone and get a
            calendar file.
          </Trans>
        </Note>
      )}
    </div>
  );
}

/** Fields for the deadline of the candidate's answer, and for whether the application moves on. Shown below the week. */
export function ProposalTerms({ proposal, canMoveOn }: { proposal: InterviewProposalForm; canMoveOn: boolean }) {
  const { t } = useLingui();
  return (
    <div className={styles.terms}>
      <AnswerBy proposal={proposal} />
      {canMoveOn && (
        <CheckboxField
          label={t`Also move the application to the interview stage`}
          checked={proposal.moveOn}
          onChange={({ currentTarget: { checked } }) => proposal.setMoveOn(checked)}
        />
      )}
    </div>
  );
}

function AnswerBy({ proposal }: { proposal: InterviewProposalForm }) {
  const { t } = useLingui();
  const words: Record<(typeof leads)[number], string> = {
    30: t`Half an hour before the earliest time`,
    120: t`Two hours before the earliest time`,
    1440: t`One day before the earliest time`,
    2880: t`Two days before the earliest time`,
  };
  return (
    <NativeSelect
      label={t`Reply deadline`}
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
    <div className={styles.field} role="group" aria-label={t`Interviewers`}>
      <span className={styles.label} aria-hidden="true">
        <Trans>Interviewers</Trans>
      </span>
      <div className={styles.people}>
        {there.map((member) => {
          const name = nameOf(member);
          return (
            <Chip
              key={member.userId}
              removable
              className={styles.person}
              label={t`Remove ${name}`}
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
          label={t`Add interviewer`}
          placeholder={t`Add interviewer`}
          size="sm"
          value=""
          options={others.map((member) => ({ value: member.userId, label: nameOf(member) }))}
          onChange={({ currentTarget: { value } }) => setPeople([...people, value])}
        />
      )}
    </div>
  );
}

export const SendLabel = ({ count }: { count: number }) => (
  <Plural value={count} _0="Send times" one="Send # time" other="Send # times" />
);
