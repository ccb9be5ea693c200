import { SuggestField } from "@orbita/ui/fields/suggest-field.tsx";
import { IconSearch } from "@tabler/icons-react";
import { api } from "~/shell/api/client.ts";
import { useSuggestions } from "~/shell/api/use-suggestions.ts";

const offered = 6;
type PersonSuggestion = { username: string; name: string };

async function find(text: string): Promise<readonly PersonSuggestion[]> {
  const filters = [{ f: "name" as const, v: text, mm: "c" as const }];
  const found = await api().people.search({ body: { size: offered, filters } });
  return (found?.content ?? []).map(({ username, firstName, lastName }) => ({
    username,
    name: `${firstName} ${lastName}`,
  }));
}

type Props = {
  id?: string | undefined;
  label: string;
  hint?: string | undefined;
  placeholder?: string | undefined;
  /** A username: typed by the user, or that of the person picked by name. */
  value: string;
  onChange: (username: string) => void;
  error?: string | undefined;
};

/** Selects a person by username, or by name if the person is searchable. */
export function PersonField({ onChange, ...field }: Props) {
  const { found, suggestFor } = useSuggestions(find);
  return (
    <SuggestField
      {...field}
      icon={IconSearch}
      onChange={(text) => {
        // Picking a suggestion puts the person's full name into the field, so it is mapped to the username.
        const picked = found.find(({ name }) => name === text);
        onChange(picked?.username ?? text);
        if (!picked) suggestFor(text);
      }}
      suggestions={found.map(({ username, name }) => ({ value: username, label: name, hint: `@${username}` }))}
      onPick={onChange}
    />
  );
}
