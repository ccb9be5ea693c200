import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { partOfDay } from "./part-of-day.ts";

/** Greets the person by the time of day in their browser. Only for pages that are not rendered on the server. */
export function Greeting({ name }: { name: string }) {
  const [part] = useState(() => partOfDay(new Date().getHours()));
  const who = <bdi>{name}</bdi>;
  if (part === "morning") return <Trans>Good morning, {who}.</Trans>;
  if (part === "afternoon") return <Trans>Good afternoon, {who}.</Trans>;
  return <Trans>Good evening, {who}.</Trans>;
}
