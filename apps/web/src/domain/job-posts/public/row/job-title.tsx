import { Fragment } from "react";

/** A job title that can break after slashes: a title in both genders is one long word to the browser. */
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
