import { Link } from "@tanstack/react-router";

type Interview = { applicationId: string | null; contactRequestId: string | null };

/** Link to the page on which the talent picks a time: that of the application, or of the contact request. */
export const interviewLink = ({ applicationId, contactRequestId }: Interview) =>
  applicationId === null ? (
    <Link to="/contact-requests" search={contactRequestId === null ? {} : { id: contactRequestId }} />
  ) : (
    <Link to="/applications" search={{ id: applicationId }} />
  );
