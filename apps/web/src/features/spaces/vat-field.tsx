import { Trans, useLingui } from "@lingui/react/macro";
import type { SpaceId } from "@orbita/contract/spaces/schema";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { TextField, type TextFieldProps } from "@orbita/ui/fields/text-field.tsx";
import { Icon } from "@orbita/ui/icons/icon.tsx";
import { IconAlertTriangle } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useId, useState } from "react";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { useVatCheck } from "./use-space-check.ts";
import { checksOut } from "./vat-digits.ts";
import styles from "./new-space.module.css";

type Props = Omit<TextFieldProps, "describedBy" | "hint"> & {
  typed: string;
  own?: string | null | undefined;
};

/** A VAT number. Shows the Space that already has it, and warns if the check digit is wrong. */
export function VatField({ typed, own, error, ...field }: Props) {
  const { t } = useLingui();
  const more = useId();
  const { state, holder } = useVatCheck(typed, own);
  const taken = state === "taken";
  const name = holder?.name ?? "";
  return (
    <div className={styles.withMore}>
      <TextField
        inputMode="text"
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        describedBy={more}
        error={error ?? (taken ? t`This VAT number already has a Space: ${name}.` : undefined)}
        {...field}
      />
      <div id={more} role="status" className={styles.more}>
        {taken && holder ? (
          <AskToJoin space={holder} />
        ) : (
          checksOut(typed) === false && (
            <p className={styles.slip}>
              <Icon icon={IconAlertTriangle} size="xs" />
              <Trans>The last digit does not fit the others. Check it; if it is right, go on.</Trans>
            </p>
          )
        )}
      </div>
    </div>
  );
}

/** Lets a colleague ask the owners to join that Space; others can contact support. */
function AskToJoin({ space }: { space: { id: SpaceId; name: string } }) {
  const { i18n } = useLingui();
  const [asked, setAsked] = useState<"no" | "asking" | "yes">("no");
  const [error, setError] = useState<unknown>(null);
  const { name } = space;
  async function ask(): Promise<void> {
    if (asked === "asking") return;
    setAsked("asking");
    setError(null);
    try {
      await answered(api().members.askToJoin({ params: { id: space.id } }));
      setAsked("yes");
    } catch (refusal) {
      setAsked("no");
      setError(refusal);
    }
  }
  if (asked === "yes")
    return <Trans>Your request is with those who manage {name}. When they add you, you get an email.</Trans>;
  return (
    <>
      <Trans>
        Do you work there? <TextLink onClick={() => void ask()}>Ask to join</TextLink>. If it is not theirs,{" "}
        <TextLink link={<Link to="/contact" search={{ topic: "space" }} />}>write to us</TextLink>.
      </Trans>
      {error !== null && <span className={styles.refused}> {failureText(i18n, error)}</span>}
    </>
  );
}
