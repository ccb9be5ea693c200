import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { spaceLimits } from "@orbita/contract/spaces/limits";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { TextField, type TextFieldProps } from "@orbita/ui/fields/text-field.tsx";
import { Icon } from "@orbita/ui/icons/icon.tsx";
import { IconCheck } from "@tabler/icons-react";
import { useFreeUrl } from "./use-free-url.ts";
import { useUrlCheck } from "./use-space-check.ts";
import styles from "./new-space.module.css";

type Props = Omit<TextFieldProps, "aside" | "end" | "prefix" | "hint"> & {
  typed: string;
  /** The Space's current URL, whose availability is not checked. */
  own?: string | undefined;
  /** Called when the user accepts the offered alternative. */
  onTake: (url: string) => void;
};

/** Field for the Space's part of its URL. Shows whether the URL is available, and offers an alternative if it is taken. */
export function UrlField({ typed, own, onTake, error, ...field }: Props) {
  const { t } = useLingui();
  const { state } = useUrlCheck(typed, own);
  const taken = state === "taken";
  const free = useFreeUrl(typed, taken);
  const { min, max } = spaceLimits.url;
  return (
    <div className={styles.withMore}>
      <TextField
        prefix="/space/"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        aside={`${typed.length} / ${max}`}
        end={
          <span role="status" className={styles.free}>
            {state === "free" && (
              <>
                <Icon icon={IconCheck} size="sm" />
                <Trans>Available</Trans>
              </>
            )}
          </span>
        }
        hint={t`${min} to ${plural(max, { one: "# character", other: "# characters" })}: lowercase letters, digits and hyphens. You can edit the address until you publish your first job; after that, only support can.`}
        error={error ?? (taken ? t`This address is taken.` : undefined)}
        {...field}
      />
      <p role="status" className={styles.more}>
        {free && (
          <Trans>
            Try <TextLink onClick={() => onTake(free)}>{free}</TextLink> instead: it’s available.
          </Trans>
        )}
      </p>
    </div>
  );
}
