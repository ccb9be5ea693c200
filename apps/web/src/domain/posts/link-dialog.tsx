import { useLingui } from "@lingui/react/macro";
import { webUrl } from "@orbita/contract/link-previews/schema";
import { TextField } from "@orbita/ui/fields/text-field.tsx";
import { useState } from "react";
import { FormDialog } from "~/shell/form/form-dialog.tsx";

type Props = { onLink: (url: string) => void; onClose: () => void };

/** Asks for a web address and inserts it at the caret. */
export function LinkDialog({ onLink, onClose }: Props) {
  const { t } = useLingui();
  const [address, setAddress] = useState("");
  const [wrong, setWrong] = useState(false);
  return (
    <FormDialog
      size="md"
      onClose={onClose}
      title={t`Add a link`}
      submitLabel={t`Add`}
      onSubmit={() => {
        const url = webUrl.safeParse(address);
        setWrong(!url.success);
        if (!url.success) return;
        onLink(url.data);
        onClose();
      }}
    >
      <TextField
        data-autofocus
        label={t`Web address`}
        hint={t`We’ll show the page’s title and image below your text.`}
        placeholder="https://"
        type="url"
        inputMode="url"
        value={address}
        error={wrong && t`Enter a web address, like https://example.com`}
        onChange={({ currentTarget }) => setAddress(currentTarget.value)}
      />
    </FormDialog>
  );
}
