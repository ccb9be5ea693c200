import type { SpaceField } from "./space-values.ts";

type Change = readonly SpaceField[];

const hours: Change = ["onsiteStart", "onsiteEnd"];

/** Groups the changed fields as users count them: a range of hours is one change. */
export function changeList(dirty: readonly SpaceField[]): readonly Change[] {
  const first = dirty.find((field) => hours.includes(field));
  return dirty.flatMap((field): Change[] => {
    if (!hours.includes(field)) return [[field]];
    return field === first ? [hours] : [];
  });
}
