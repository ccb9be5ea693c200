import { Trans, useLingui } from "@lingui/react/macro";
import type { AlertFrequency } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { NativeSelect } from "@orbita/ui/fields/native-select.tsx";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { PopoverPanel, type PopoverButtonProps } from "@orbita/ui/overlays/popover-panel.tsx";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { IconBellPlus } from "@tabler/icons-react";
import { useRouter } from "@tanstack/react-router";
import { useState, type FormEvent } from "react";
import { hasCode } from "~/shell/api/failure.ts";
import { frequencies, frequencyChoices } from "./frequency-labels.ts";
import { questionIn } from "../search-address.ts";
import styles from "../saved-searches.module.css";

type SavedSearchDraft = { name: string; frequency: AlertFrequency; address: string };
type Props = {
  suggestedName: string;
  align?: "start" | "end" | undefined;
  save: (draft: SavedSearchDraft) => Promise<void>;
  onSeeAll: () => void;
};

const longestName = 80;

const trigger = (button: PopoverButtonProps) => (
  <Button {...button} variant="quiet" size="sm" icon={IconBellPlus}>
    <Trans>Save search</Trans>
  </Button>
);

/**
 * Asks for the name and the alert frequency of a search; the filters come from the page.
 * The form is in a popover, because public pages have no dialogs.
 */
export function SavePanel(props: Props) {
  const { t } = useLingui();
  return (
    <PopoverPanel label={t`Save search`} width={320} align={props.align} trigger={trigger}>
      {(close) => <Form {...props} close={close} />}
    </PopoverPanel>
  );
}

function Form({ suggestedName, save, onSeeAll, close }: Props & { close: () => void }) {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const { name, frequency } = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    if (!name?.trim()) return setFailure(t`Enter a name for this search`);
    setBusy(true);
    setFailure(null);
    try {
      const address = questionIn(router.state.location.searchStr);
      await save({ name: name.trim(), frequency: frequency as AlertFrequency, address });
      close();
      showToast({ message: t`Search saved`, icon: IconBellPlus, action: { label: t`See all`, run: onSeeAll } });
    } catch (error) {
      setFailure(
        hasCode(error, "savedSearch.tooMany")
          ? t`You’ve reached the limit of saved searches. Delete one to save another.`
          : t`We couldn’t save the search. Try again in a moment.`,
      );
    } finally {
      setBusy(false);
    }
  }

  return (
    // The key resets the form when the filters change, because the suggested name changes with them.
    <form key={suggestedName} className={styles.panel} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        name="name"
        label={t`Name`}
        defaultValue={suggestedName.slice(0, longestName)}
        maxLength={longestName}
        autoComplete="off"
        error={failure ?? undefined}
      />
      <NativeSelect
        name="frequency"
        label={t`Alert frequency`}
        defaultValue="daily"
        options={frequencies.map((value) => ({ value, label: i18n._(frequencyChoices[value]) }))}
      />
      <Button type="submit" variant="primary" busy={busy} block>
        <Trans context="a search">Save</Trans>
      </Button>
    </form>
  );
}
