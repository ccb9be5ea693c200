import { Switch } from "@orbita/ui/fields/switch.tsx";
import { ItemList } from "@orbita/ui/patterns/item-list.tsx";
import { SettingRow } from "@orbita/ui/patterns/setting-row.tsx";
import type { ReactNode } from "react";

export type AiPermissionChoice<F extends string> = { flag: F; title: string; hint: ReactNode };

type Props<F extends string> = {
  choices: readonly AiPermissionChoice<F>[];
  settings: Readonly<Record<F, boolean>>;
  readOnly?: boolean;
  onChange: (flag: F, on: boolean) => void;
  /** Further rows of the card, listed below the switches of the AI settings. */
  rest?: readonly { key: string; content: ReactNode }[];
};

/** A list with one switch for each AI setting. */
export const ChoiceRows = <F extends string>({ choices, settings, readOnly, onChange, rest = [] }: Props<F>) => (
  <ItemList
    items={[
      ...choices.map(({ flag, title, hint }) => ({
        key: flag,
        content: (
          <SettingRow
            title={title}
            hint={hint}
            control={
              <Switch
                hideLabel
                label={title}
                checked={settings[flag]}
                disabled={readOnly}
                onChange={(event) => onChange(flag, event.target.checked)}
              />
            }
          />
        ),
      })),
      ...rest,
    ]}
  />
);
