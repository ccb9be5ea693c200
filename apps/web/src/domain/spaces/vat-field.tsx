import { Trans, useLingui } from "@lingui/react/macro";
import { type SpaceId, vat } from "@orbita/contract/spaces/schema";
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
import styles from "./new-space.module.css";

/** Verifies the check digit (Luhn) of an Italian VAT number. Null if the number is incomplete. */
export function checksOut(typed: string): boolean | null {
  const parsed = vat.safeParse(typed);
  if (!parsed.success) return null;
  const sum = Array.from(parsed.data).reduce((total, character, index) => {
    const digit = Number(character) * (index % 2 === 1 ? 2 : 1);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return sum % 10 === 0;
}

type Props = Omit<TextFieldProps, "describedBy" | "hint"> & {
  typed: string;
  own?: string | null | undefined;
};

/** Field for a VAT number. Shows the Space that already has it, and warns if the check digit is wrong. */
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
        error={error ?? (taken ? t`${name} already has a Space with this VAT number.` : undefined)}
        {...field}
      />
      <div id={more} role="status" className={styles.more}>
        {taken && holder ? (
          <AskToJoin space={holder} />
        ) : (
          checksOut(typed) === false && (
            <p className={styles.slip}>
              <Icon icon={IconAlertTriangle} size="xs" />
              <Trans>The last digit doesn’t match the others. Check the number; if it’s right, continue.</Trans>
            </p>
          )
        )}
      </div>
    </div>
  );
}

/** Lets a user ask the owners of the Space with this VAT number to join it. Links to support in case the number is not that Space's own. */
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
    return <Trans>{name}’s owners have received your request. We’ll email you when they add you.</Trans>;
  return (
    <>
      <Trans>
        Do you work there? <TextLink onClick={() => void ask()}>Ask to join</TextLink>. If the VAT number isn’t theirs,{" "}
        <TextLink link={<Link to="/contact" search={{ topic: "space" }} />}>contact us</TextLink>.
      </Trans>
      {error !== null && <span className={styles.refused}> {failureText(i18n, error)}</span>}
    </>
  );
}
