import type { Member, MyInterview, SpaceInterview } from "@orbita/contract";

const id = (last: number) => `0195b0a0-0000-7000-8000-00000000000${last}`;
const common = {
  id: id(1),
  state: "proposed",
  slots: [
    { startsAt: "2026-11-17T08:30:00.000Z", free: true },
    { startsAt: "2026-11-18T09:30:00.000Z", free: false },
    { startsAt: "2026-11-19T13:00:00.000Z", free: true },
  ],
  minutes: 45,
  way: "video",
  place: "https://meet.example/lanterna",
  about: "RabbitMQ tra 40 magazzini: come avete scelto che cosa perdere.",
  answerBy: "2026-11-17T08:00:00.000Z",
  startsAt: null,
  endsAt: null,
  title: "Sviluppo backend Java",
  applicationId: id(2),
  contactRequestId: null,
  at: "2026-11-16T10:00:00.000Z",
  version: 1,
} as const;

const proposed = { kind: "proposed", side: "member", words: null, startsAt: null, at: common.at } as const;

export const aMyInterview = (more: Partial<MyInterview> = {}): MyInterview => ({
  ...structuredClone(common as unknown as MyInterview),
  space: { id: id(3), name: "Lanterna Software", url: "lanterna-software", logo: null },
  with: [{ name: "Davide Parodi", role: "recruiter", qualification: null, profileImage: null }],
  steps: [{ ...proposed, by: "Davide Parodi" }],
  ...more,
});

export const aSpaceInterview = (more: Partial<SpaceInterview> = {}): SpaceInterview => ({
  ...structuredClone(common as unknown as SpaceInterview),
  jobPostId: id(4),
  talent: { name: null, code: "5ZLC" },
  with: [{ id: id(5), name: "Davide Parodi", profileImage: null }],
  steps: [{ ...proposed, by: "Davide Parodi" }],
  ...more,
});

export const someMembers = (
  [
    [5, "Davide", "Parodi"],
    [6, "Marta", "Olivieri"],
    [7, "Irene", "Vassallo"],
  ] as const
).map(([last, firstName, lastName]): Member => ({
  userId: id(last),
  firstName,
  lastName,
  email: `${firstName.toLowerCase()}@lanterna.example`,
  profileImage: null,
  role: "recruiter",
  qualification: null,
  onPage: false,
  namedToTalents: true,
  since: common.at,
  lastSeen: null,
}));
