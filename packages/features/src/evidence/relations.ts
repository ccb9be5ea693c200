/** How a skill stands to the one that is asked for. Broader: SQL where PostgreSQL is asked for, which says neither yes nor no. */
export type RelationKind = "same" | "narrower" | "related" | "broader";

export type RelatedSkill = {
  readonly id: string;
  /** It and all that were merged into it: what was sent long ago may name them. */
  readonly ids: readonly string[];
  readonly by: RelationKind;
  readonly it: string;
  readonly en: string;
  /** Every word for it, in both languages, as it is written. */
  readonly names: readonly string[];
  /** Other skills' names with a name of this one in them: "React Native" speaks of something else than "React". */
  readonly longer: readonly string[];
  readonly soft: boolean;
};

/** By the id that is asked for: the skill itself first, then those that show it or come near. */
export type Relations = { readonly skills: ReadonlyMap<string, readonly RelatedSkill[]> };

/** Those of the candidates that have one of the names in them, and are none of them. */
export function longerOf(names: readonly string[], candidates: readonly string[]): string[] {
  const own = names.map((name) => name.toLowerCase());
  return candidates.filter((name) => {
    const low = name.toLowerCase();
    return !own.includes(low) && own.some((mine) => low.includes(mine));
  });
}
