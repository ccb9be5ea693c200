/** Search parameters of the talent search. Type only, so that other pages can link here without loading the parser. */
export type TalentSearchParams = {
  q?: string | undefined;
  skills?: string | undefined;
  any?: true | undefined;
  roles?: string | undefined;
  place?: string | undefined;
  at?: string | undefined;
  km?: number | undefined;
  languages?: string | undefined;
  years?: string | undefined;
  education?: string | undefined;
  region?: string | undefined;
  course?: string | undefined;
  certification?: string | undefined;
  sort?: string | undefined;
  page?: number | undefined;
  size?: number | undefined;
  talent?: string | undefined;
  /** Id of an open job of the Space: its requirements are criteria. */
  job?: string | undefined;
};
