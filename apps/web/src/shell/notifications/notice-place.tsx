import type { Notification } from "@orbita/contract";
import type { LinkElement } from "@orbita/ui/base/slot.tsx";
import { Link } from "@tanstack/react-router";

const offerIn = ({ offerId }: Notification["data"]) => (offerId ? { id: offerId } : {});

/** Where what one was told happened; undefined where that is gone. */
export function placeOf({ kind, space, jobPostId, applicationId, data }: Notification): LinkElement | undefined {
  switch (kind) {
    case "application.moved":
    case "application.late":
      return applicationId ? <Link to="/applications" search={{ id: applicationId }} /> : <Link to="/applications" />;
    case "application.received":
    case "application.withdrawn":
    case "application.answerDue":
      if (!space || !jobPostId) return undefined;
      return (
        <Link
          to="/work/$space/job-posts/$id/applications"
          params={{ space: space.url, id: jobPostId }}
          search={applicationId ? { candidate: applicationId } : {}}
        />
      );
    case "jobPost.notice":
      if (!space || !jobPostId) return undefined;
      return <Link to="/work/$space/job-posts/$id" params={{ space: space.url, id: jobPostId }} />;
    case "offer.received":
      return <Link to="/offers" search={offerIn(data)} />;
    case "offer.answered":
      return space ? <Link to="/work/$space/offers" params={{ space: space.url }} search={offerIn(data)} /> : undefined;
    case "search.matched": {
      const open = data["searchId"];
      if (data["of"] === "jobs") return <Link to="/saved-searches" search={{ open }} />;
      return space ? (
        <Link to="/work/$space/saved-searches" params={{ space: space.url }} search={{ open }} />
      ) : undefined;
    }
    case "resume.ready":
      return data["uploadId"] ? (
        <Link to="/resume/uploads/$id" params={{ id: data["uploadId"] }} />
      ) : (
        <Link to="/resume/upload" />
      );
    case "account.security":
      return <Link to="/settings/security" />;
  }
}
