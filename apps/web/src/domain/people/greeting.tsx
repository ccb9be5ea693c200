import { Trans } from "@lingui/react/macro";
import { useState } from "react";

type DayPart = "morning" | "afternoon" | "evening";

/** The part of the day, for a greeting. `hour` is in the viewer's time zone. */
export function partOfDay(hour: number): DayPart {
  if (hour >= 5 && hour < 13) return "morning";
  return hour >= 13 && hour < 18 ? "afternoon" : "evening";
}

/** Greets the person by the time of day in their browser. Only for pages that are not rendered on the server. */
export function Greeting({ name }: { name: string }) {
  const [part] = useState(() => partOfDay(new Date().getHours()));
  const who = <bdi>{name}</bdi>;
  if (part === "morning") return <Trans>Good morning, {who}.</Trans>;
  if (part === "afternoon") return <Trans>Good afternoon, {who}.</Trans>;
  return <Trans>Good evening, {who}.</Trans>;
}
