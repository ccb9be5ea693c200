import type { Notification } from "@orbita/contract";
import type { LinkElement } from "@orbita/ui/base/slot.tsx";
import { Link } from "@tanstack/react-router";

/** Stored notifications keep the id of a contact request as `offerId`. */
const contactRequestIn = ({ offerId }: Notification["data"]) => (offerId ? { id: offerId } : {});

/** The link to the subject of a notification; undefined if it was deleted. */
export function linkToSubject({
  kind,
  space,
  jobPostId,
  applicationId,
  postId,
  data,
}: Notification): LinkElement | undefined {
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
    case "space.verification":
      return space ? <Link to="/work/$space/settings/verification" params={{ space: space.url }} /> : undefined;
    case "promise.near":
      return space ? (
        <Link
          to="/work/$space/applications"
          params={{ space: space.url }}
          search={{ late: true, sort: "replyBy:asc" }}
        />
      ) : undefined;
    case "offer.received":
      return <Link to="/contact-requests" search={contactRequestIn(data)} />;
    case "offer.answered":
      return space ? (
        <Link to="/work/$space/contact-requests" params={{ space: space.url }} search={contactRequestIn(data)} />
      ) : undefined;
    case "message.received":
      if (data["side"] === "talent") return <Link to="/messages/{-$thread}" params={{ thread: data["threadId"] }} />;
      return space ? (
        <Link to="/work/$space/messages/{-$thread}" params={{ space: space.url, thread: data["threadId"] }} />
      ) : undefined;
    case "interview.proposed":
    case "interview.confirmed":
    case "interview.moved":
    case "interview.asked":
    case "interview.cancelled":
    case "interview.reminder":
      return interviewPlace({ space, jobPostId, applicationId, data });
    case "search.matched": {
      const open = data["searchId"];
      if (data["of"] === "jobs") return <Link to="/saved-searches" search={{ open }} />;
      return space ? (
        <Link to="/work/$space/saved-searches" params={{ space: space.url }} search={{ open }} />
      ) : undefined;
    }
    case "invoice.issued":
    case "invoice.blocked":
    case "payment.failed":
    case "payment.paused":
      return space ? (
        <Link
          to="/work/$space/billing/{-$part}"
          params={{ space: space.url }}
          search={{ invoice: data["invoiceId"] }}
        />
      ) : undefined;
    case "feed.mentioned":
    case "feed.commented":
    case "channel.posted":
      return postId ? <Link to="/feed/{-$part}/{-$key}" params={{ part: "post", key: postId }} /> : undefined;
    case "channel.invited":
    case "channel.accepted":
    case "channel.asked":
      return <Link to="/feed/{-$part}/{-$key}" params={{ part: "channel", key: data["channel"] }} />;
    case "report.answered":
      return <Link to="/feed/{-$part}/{-$key}" params={{ part: "reports" }} />;
    case "moderation.decided":
      return <Link to="/feed/{-$part}/{-$key}" params={{ part: "decision", key: data["caseId"] }} />;
    case "jobFit.found":
      return <Link to="/fits" />;
    case "resume.ready":
      return data["uploadId"] ? (
        <Link to="/resume/uploads/$id" params={{ id: data["uploadId"] }} />
      ) : (
        <Link to="/resume/upload" />
      );
    case "account.security":
      return <Link to="/settings/{-$part}" params={{ part: "security" }} />;
  }
}

type InterviewNotification = Pick<Notification, "space" | "jobPostId" | "applicationId" | "data">;

/** The link to the interview's application or accepted contact request, on either side. */
function interviewPlace({ space, jobPostId, applicationId, data }: InterviewNotification): LinkElement | undefined {
  if (data["side"] === "talent")
    return applicationId ? (
      <Link to="/applications" search={{ id: applicationId }} />
    ) : (
      <Link to="/contact-requests" search={contactRequestIn(data)} />
    );
  if (!space) return undefined;
  if (!applicationId || !jobPostId)
    return <Link to="/work/$space/contact-requests" params={{ space: space.url }} search={contactRequestIn(data)} />;
  return (
    <Link
      to="/work/$space/job-posts/$id/applications"
      params={{ space: space.url, id: jobPostId }}
      search={{ candidate: applicationId }}
    />
  );
}
