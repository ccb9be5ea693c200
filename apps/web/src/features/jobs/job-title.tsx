import { Fragment } from "react";

/** A title in both genders is one long word to a browser: it may break after a slash. */
export function JobTitle({ title }: { title: string }) {
  const parts = title.split("/");
  return (
    <bdi>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {part}
          {index < parts.length - 1 && (
            <>
              /<wbr />
            </>
          )}
        </Fragment>
      ))}
    </bdi>
  );
}
