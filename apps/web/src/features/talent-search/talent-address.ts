/** What may stand in the address. Only a type: what reads it comes with the page, and no other page carries it. */
export type TalentAddress = {
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
  sort?: string | undefined;
  page?: number | undefined;
  size?: number | undefined;
  talent?: string | undefined;
};
