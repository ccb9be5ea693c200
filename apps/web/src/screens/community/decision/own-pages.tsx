import { DecisionPage, LinkedDecisionPage } from "./decision-page.tsx";
import { ReportsPage } from "./reports-page.tsx";
import { SignInFirst } from "./sign-in-first.tsx";

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * A moderation decision by its id, for signed-in users, or by the token of an emailed link, for suspended users who cannot sign in.
 */
export const OwnDecision = ({ id }: { id: string }) =>
  uuid.test(id) ? (
    <SignInFirst>
      <DecisionPage key={id} id={id} />
    </SignInFirst>
  ) : (
    <LinkedDecisionPage key={id} token={id} />
  );

export const OwnReports = () => (
  <SignInFirst>
    <ReportsPage />
  </SignInFirst>
);
