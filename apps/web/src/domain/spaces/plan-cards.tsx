import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { ContractStatus, Plan } from "@orbita/contract";
import { jobPostLimits } from "@orbita/contract/job-posts/limits";
import { Text } from "@orbita/ui/base/text.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { NumberField } from "@orbita/ui/fields/number-field.tsx";
import { RadioCards, type RadioCard } from "@orbita/ui/fields/radio-cards.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { VerifyLink } from "./can-and-cannot.tsx";
import { formatEuros, formatPrice } from "~/shell/format/format.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { FreeASlot } from "./free-a-slot.tsx";
import { clicksFor, slotsLeft, type PlanObstacle } from "~/domain/job-posts/plan-offer.ts";
import type { PlanChoice } from "~/domain/job-posts/use-plan-choice.ts";
import styles from "./plan.module.css";

type Props = {
  choice: PlanChoice;
  postId: string;
  /** The post's current plan; choosing it uses no slot. */
  current?: Plan | null;
};
type PlanCardsProps = Props & { status: ContractStatus };

/** The plans with their price and slots. For an unavailable plan, shows the reason and what the user can do. */
export function PlanCards(props: Props) {
  const { t } = useLingui();
  const { data, error, refetch } = props.choice.slots;
  if (data) return <Known {...props} status={data} />;
  if (error) return <QueryFailure error={error} onRetry={() => void refetch()} />;
  return <LoadingList label={t`Loading`} shape="none" />;
}

function Known(props: PlanCardsProps) {
  const { t, i18n } = useLingui();
  const { status, current, postId } = props;
  const { plan, setPlan, bars } = props.choice;
  const price = formatPrice(i18n.locale, status.sponsoring.clickPrice);
  const titles = { free: t`Free`, premium: t`Sponsored` };
  const titleOf = (of: Plan) => (
    <Text as="span" size="lg" weight="strong">
      {of === current ? t`${titles[of]} (current)` : titles[of]}
    </Text>
  );
  const priced = (words: string) => (
    <Text as="span" size="lg" numeric nowrap>
      {words}
    </Text>
  );
  const cards: RadioCard<Plan>[] = [
    {
      value: "free",
      title: titleOf("free"),
      end: priced(formatEuros(i18n.locale, 0)),
      hint: bars.free ? <Reason plan="free" bar={bars.free} status={status} /> : <FreeHint {...props} />,
      disabled: bars.free !== null,
      more: bars.free === "full" && <FreeASlot plan="free" except={postId} />,
    },
    {
      value: "premium",
      title: titleOf("premium"),
      end: priced(t`${price} per click`),
      hint: bars.premium ? (
        <Reason plan="premium" bar={bars.premium} status={status} />
      ) : (
        <Trans>
          Your job will be shown first on its page of results, with a label. We’ll count one click per person per day.
          When the budget runs out, the job will be listed like any other until midnight.
        </Trans>
      ),
      disabled: bars.premium !== null,
      more: bars.premium ? <WayOut bar={bars.premium} postId={postId} /> : <Budget {...props} />,
    },
  ];
  return <RadioCards legend={t`Plan`} hideLegend cards={cards} value={plan} onChange={setPlan} />;
}

function FreeHint({ status, current }: PlanCardsProps) {
  const { total } = status.free;
  const left = slotsLeft(status, "free");
  return (
    <>
      <Trans>Listed by date.</Trans>{" "}
      {current !== "free" &&
        left > 0 &&
        (left === 1 ? (
          <Plural value={total} one="You’ll use your free slot." other="You’ll use the last of your # free slots." />
        ) : (
          <Trans>
            <Plural
              value={left}
              one="You’ll use your # remaining free slot"
              other="You’ll use one of your # remaining free slots"
            />
            , out of {total}.
          </Trans>
        ))}
    </>
  );
}

function Reason({ plan, bar, status }: { plan: Plan; bar: PlanObstacle; status: ContractStatus }): ReactNode {
  const { total } = status[plan];
  switch (bar) {
    case "full":
      return plan === "free" ? (
        <Plural
          value={total}
          _0="Your contract has no free slots."
          one="Your free slot is in use. Suspend the other job to free it up."
          other="All # free slots are in use. Suspend another job to free one up."
        />
      ) : (
        <Plural
          value={total}
          _0="Your contract has no sponsored slots."
          one="Your sponsored slot is in use. Suspend the other job to free it up."
          other="All # sponsored slots are in use. Suspend another job to free one up."
        />
      );
    case "ownersOnly":
      return <Trans>Only owners can sponsor jobs, because sponsorship costs money.</Trans>;
    case "unverified":
      return <Trans>Your Space isn’t verified: you can’t sponsor jobs.</Trans>;
    case "billingData":
      return (
        <Trans>To receive an invoice, first enter your legal name, tax code, SDI code and registered office.</Trans>
      );
    case "paymentMethod":
      return <Trans>Your Space has no payment method yet.</Trans>;
    case "paused":
      return <Trans>Sponsorship is paused because of an unpaid invoice. Pay the invoice to continue.</Trans>;
  }
}

function WayOut({ bar, postId }: { bar: PlanObstacle; postId: string }): ReactNode {
  const space = useActingSpace();
  switch (bar) {
    case "full":
      return <FreeASlot plan="premium" except={postId} />;
    case "unverified":
      return <VerifyLink />;
    case "billingData":
      return (
        <TextLink link={<Link to="/work/$space/billing/{-$part}" params={{ space: space.url }} />}>
          <Trans>Complete billing details</Trans>
        </TextLink>
      );
    case "paymentMethod":
      return (
        <TextLink link={<Link to="/work/$space/billing/{-$part}" params={{ space: space.url }} />}>
          <Trans>Add card…</Trans>
        </TextLink>
      );
    case "paused":
      return (
        <TextLink link={<Link to="/work/$space/billing/{-$part}" params={{ space: space.url }} />}>
          <Trans>Pay invoice</Trans>
        </TextLink>
      );
    case "ownersOnly":
      return (
        <TextLink link={<Link to="/work/$space/members" params={{ space: space.url }} />}>
          <Trans>See owners</Trans>
        </TextLink>
      );
  }
}

/** The daily budget, and the maximum number of clicks that it pays for. */
export function Budget({ status, choice }: Pick<PlanCardsProps, "status" | "choice">) {
  const { t, i18n } = useLingui();
  const { plan, setPlan, budget, setBudget, fault } = choice;
  const { clickPrice, minDailyBudget } = status.sponsoring;
  const least = formatPrice(i18n.locale, minDailyBudget);
  const most = formatEuros(i18n.locale, jobPostLimits.dailyBudget.max);
  const faults = {
    missing: t`Enter a daily budget`,
    tooSmall: t`Enter at least ${least} a day`,
    tooBig: t`Enter no more than ${most} a day`,
  };
  const clicks = budget !== null && fault === null ? clicksFor(budget, clickPrice) : null;
  return (
    <div className={styles.budget}>
      <NumberField
        className={styles.budgetField}
        size="sm"
        hideLabel
        label={t`Daily budget`}
        prefix={t`Budget`}
        unit="€"
        locale={i18n.locale}
        decimals={2}
        fixedDecimals
        value={budget}
        onChange={(next) => {
          if (next !== budget) setPlan("premium");
          setBudget(next);
        }}
        error={plan === "premium" && fault ? faults[fault] : undefined}
      />
      <span className={styles.clicks}>
        <Trans>a day</Trans>
        {clicks !== null && (
          <>
            {" · "}
            <Plural value={clicks} one="up to # click" other="up to # clicks" />
          </>
        )}
      </span>
    </div>
  );
}
