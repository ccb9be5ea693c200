import { api } from "~/shell/api/client.ts";
import { useSuggestions } from "~/shell/api/use-suggestions.ts";
import { canBeNamed } from "./mention-at.ts";

export type MentionSuggestion = {
  id: string;
  kind: "person" | "space";
  address: string;
  label: string;
  picture: string | null;
};

const shown = { people: 5, spaces: 3 };

async function find(text: string): Promise<readonly MentionSuggestion[]> {
  const like = { f: "name" as const, v: text, mm: "c" as const };
  const [people, spaces] = await Promise.all([
    api().people.search({ body: { size: shown.people, filters: [like] } }),
    api().spaces.search({ body: { size: shown.spaces, filters: [like] } }),
  ]);
  const found = [
    ...(people?.content ?? []).map((person): MentionSuggestion => ({
      id: person.id,
      kind: "person",
      address: person.username,
      label: `${person.firstName} ${person.lastName}`,
      picture: person.profileImage,
    })),
    ...(spaces?.content ?? []).map((space): MentionSuggestion => ({
      id: space.id,
      kind: "space",
      address: space.url,
      label: space.name,
      picture: space.logo,
    })),
  ];
  return found.filter(({ address }) => canBeNamed(address));
}

/** Suggests people and Spaces to mention by name while the user types. */
export const useMentionSuggestions = () => useSuggestions(find);
