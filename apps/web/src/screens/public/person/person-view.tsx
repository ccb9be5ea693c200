import { Trans, useLingui } from "@lingui/react/macro";
import type { ResumeProfile } from "@orbita/contract";
import { basePath } from "@orbita/contract/product";
import { Avatar } from "@orbita/ui/base/avatar.tsx";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { Page } from "@orbita/ui/base/page.tsx";
import { IconDownload, IconLock } from "@tabler/icons-react";
import { lazy, Suspense } from "react";
import { LazyLatestPosts } from "~/domain/feed/lazy-latest-posts.tsx";
import { ResumeAside, ResumeText } from "~/domain/resumes/view/resume-view.tsx";
import { imageUrl } from "~/shell/api/file-url.ts";
import { useMe } from "~/shell/session/use-me.ts";
import { OwnProfileBar } from "./own-profile-bar.tsx";
import { usePersonName } from "~/domain/resumes/view/person-names.ts";
import type { ProfileSearch, ProfilePageData } from "./read-person.ts";
import styles from "./person-view.module.css";

// The follow button is loaded lazily, because guests cannot follow.
const FollowHere = lazy(() => import("~/domain/follows/own/follow-here.tsx").then((m) => ({ default: m.FollowHere })));

type Props = ProfilePageData & { username: string; search: ProfileSearch };

/** The public profile of a person: cover, photo, name, and the visible sections of the resume. */
export function PersonView({ profile, seed, username, search }: Props) {
  const me = useMe();
  return (
    <>
      {me?.username === username && search.c === undefined && <OwnProfileBar username={username} />}
      <Cover profile={profile} />
      <Page as="main" className={styles.page}>
        <Identity profile={profile} seed={seed} username={username} search={search} />
        <div className={styles.columns}>
          <div>
            <ResumeText resume={profile} order={profile.sectionOrder} />
            {isId(seed) && <LazyLatestPosts whose={{ authorId: seed }} />}
          </div>
          <ResumeAside resume={profile}>
            {profile.contacts ? <Contacts contacts={profile.contacts} /> : <Reserved name={profile.firstName} />}
          </ResumeAside>
        </div>
      </Page>
    </>
  );
}

/**
 * True if the seed of the avatar's colour is an account id. It is one only if the viewer may know whose page this is, so not for a share link
 * or a hidden name.
 */
const isId = (seed: string): boolean => seed.length === 36;

const Cover = ({ profile: { coverImage } }: { profile: ResumeProfile }) => (
  <div className={styles.cover}>
    {coverImage && (
      <img
        src={imageUrl(coverImage, 1_600)}
        srcSet={`${imageUrl(coverImage, 800)} 800w, ${imageUrl(coverImage, 1_600)} 1600w`}
        sizes="100vw"
        alt=""
      />
    )}
  </div>
);

function Identity({ profile, seed, username, search }: Props) {
  const { i18n } = useLingui();
  const name = usePersonName()(profile);
  const named = profile.firstName !== null;
  const me = useMe();
  const follows = me !== null && me.username !== username && isId(seed);
  const query = new URLSearchParams({
    language: i18n.locale === "it" ? "it" : "en",
    ...(search.c === undefined ? {} : { c: search.c }),
  });
  return (
    <div className={styles.head}>
      <Avatar
        name={named ? name : ""}
        seed={seed}
        size="xl"
        className={styles.avatar}
        src={profile.profileImage ? imageUrl(profile.profileImage, 256) : undefined}
      />
      <div className={styles.names}>
        <Heading level={1} size="lg">
          <bdi>{name}</bdi>
        </Heading>
        {named && (
          <Meta
            size="md"
            className={styles.headline}
            items={[profile.headline, profile.city && <bdi key="city">{profile.city}</bdi>]}
          />
        )}
      </div>
      {(follows || profile.pdf) && (
        <div className={styles.acts}>
          {follows && (
            <Suspense>
              <FollowHere what={{ kind: "person", id: seed }} />
            </Suspense>
          )}
          {profile.pdf && (
            <ButtonLink
              variant="outline"
              icon={IconDownload}
              link={<a href={`${basePath}/resume/${encodeURIComponent(username)}/profile/pdf?${query}`} download />}
            >
              <Trans>Download PDF</Trans>
            </ButtonLink>
          )}
        </div>
      )}
    </div>
  );
}

/** Explains that contact data is hidden because only the person can share it. */
const Reserved = ({ name }: { name: string | null }) => (
  <Note icon={IconLock}>
    {name ? (
      <Trans>Phone, email and address are hidden: {name} decides who can see them.</Trans>
    ) : (
      <Trans>Name, phone, email and address are hidden: this person decides who can see them.</Trans>
    )}
  </Note>
);

function Contacts({ contacts: { email, phone, links } }: { contacts: NonNullable<ResumeProfile["contacts"]> }) {
  const { t } = useLingui();
  return (
    <section aria-label={t`Contact details`} className={styles.contacts}>
      {email && <a href={`mailto:${email}`}>{email}</a>}
      {phone && <a href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}>{phone}</a>}
      {links.map((link) => (
        <a key={link} href={link} rel="nofollow noopener me">
          {link.replace(/^https?:\/\/(www\.)?/, "")}
        </a>
      ))}
    </section>
  );
}
