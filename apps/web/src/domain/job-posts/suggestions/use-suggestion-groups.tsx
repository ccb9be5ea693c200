import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import { Plural, useLingui } from "@lingui/react/macro";
import { Icon, type IconShape } from "@orbita/ui/icons/icon.tsx";
import type { OptionGroup } from "@orbita/ui/overlays/option-list.tsx";
import { IconBriefcase, IconBuilding, IconHistory, IconMapPin, IconTool, IconTrash } from "@tabler/icons-react";
import type { TypedSuggestion } from "./find-suggestions.ts";
import { recentLabel, type RecentSearch } from "./recent-searches.ts";
import { CompletedText, SuggestionLabel } from "./suggestion-label.tsx";

const kinds: readonly (readonly [TypedSuggestion["kind"], MessageDescriptor, IconShape])[] = [
  ["occupation", msg`Roles`, IconBriefcase],
  ["skill", msg`Skills`, IconTool],
  ["space", msg`Spaces`, IconBuilding],
  ["place", msg({ message: "Places", context: "Suggestions of towns and regions" }), IconMapPin],
];

/** The option that deletes the recent searches. */
export const clearOption = "clear";
export const suggestionOption = (at: number): string => `suggestion-${at}`;
export const recentOption = (at: number): string => `recent-${at}`;

type GroupInput = {
  found: readonly TypedSuggestion[];
  recent: readonly RecentSearch[];
  typed: string;
};

/** The options in groups: suggestions by kind, then recent searches. */
export function useSuggestionGroups({ found, recent, typed }: GroupInput): OptionGroup[] {
  const { t, i18n } = useLingui();
  const language = i18n.locale === "it" ? "it" : "en";
  const groups = kinds.map(([kind, label, icon]) => ({
    id: kind,
    label: i18n._(label),
    items: found.flatMap((suggestion, at) =>
      suggestion.kind === kind
        ? {
            id: suggestionOption(at),
            mark: <Icon icon={icon} size="sm" />,
            label: <SuggestionLabel suggestion={suggestion} language={language} />,
            hint: <Plural value={suggestion.count} one="# job" other="# jobs" />,
          }
        : [],
    ),
  }));
  const searches = recent.map((search, at) => ({
    id: recentOption(at),
    mark: <Icon icon={IconHistory} size="sm" />,
    label: <CompletedText text={recentLabel(search)} typed={typed} />,
  }));
  // The list with nothing typed shows all recent searches, and offers to delete them.
  const clear = { id: clearOption, mark: <Icon icon={IconTrash} size="sm" />, label: t`Clear recent searches` };
  const items = searches.length > 0 && typed.trim() === "" ? [...searches, clear] : searches;
  return [...groups, { id: "recent", label: t`Recent`, items }].filter((group) => group.items.length > 0);
}
