import { useLingui } from "@lingui/react/macro";
import { plural } from "@lingui/core/macro";
import type { AssistantExchange } from "@orbita/contract";
import { useEffect, useRef, useState } from "react";

/**
 * Text for screen readers: that an answer is being written, and later the complete answer once, never its parts.
 * Messages that exist when the assistant opens are not announced.
 */
export function useSpoken(messages: readonly AssistantExchange[], running: boolean): string {
  const { t } = useLingui();
  const [spoken, setSpoken] = useState("");
  const heard = useRef(messages.at(-1)?.id);
  const answer = messages.at(-1)?.answer;
  const id = messages.at(-1)?.id;
  useEffect(() => {
    if (running) return setSpoken(t`Reading…`);
    if (id === heard.current) return setSpoken("");
    heard.current = id;
    const said = [answer?.text, ...(answer?.statements ?? []).map(({ text }) => text)].filter(Boolean).join(" ");
    const people = answer?.comparison?.people.length ?? 0;
    const table = people > 0 ? t`${plural(people, { one: "# person compared.", other: "# people compared." })}` : "";
    const whole = [said, table].filter(Boolean).join(" ");
    setSpoken(t`Answer: ${whole}`);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the text is announced once, when the answer is complete
  }, [id, running]);
  return spoken;
}
