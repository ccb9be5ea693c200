import { describe, expect, test } from "vitest";
import { lintMigration } from "./rules.mjs";

const lint = (text) => lintMigration(text, ["0.9.0"]).map(({ rule }) => rule);

describe("lintMigration", () => {
  test.each([
    ["index without concurrently", "create index posts_a on posts (a)", "require-concurrent-index-creation"],
    [
      "concurrent index in a transaction",
      "create index concurrently posts_a on posts (a)",
      "concurrently-in-transaction",
    ],
    ["volatile default", "alter table posts add column a uuid default gen_random_uuid()", "adding-field-with-default"],
    ["not null without a default", "alter table posts add column a text not null", "adding-required-field"],
    ["set not null", "alter table posts alter column a set not null", "adding-not-nullable-field"],
    ["dropped column", "alter table posts drop column a", "ban-drop-column"],
    ["dropped table", "drop table posts", "ban-drop-table"],
    ["renamed column", "alter table posts rename column a to b", "renaming-column"],
    ["renamed table", "alter table posts rename to articles", "renaming-table"],
    [
      "constraint without not valid",
      "alter table posts add constraint c check (a > 0)",
      "constraint-missing-not-valid",
    ],
    [
      "constraint validated in the transaction that adds it",
      "alter table posts add constraint c check (a > 0) not valid; alter table posts validate constraint c",
      "constraint-missing-not-valid",
    ],
    [
      "foreign key without not valid",
      "alter table posts add foreign key (a) references users (id)",
      "adding-foreign-key-constraint",
    ],
    ["changed type", "alter table posts alter column a type bigint", "changing-column-type"],
    ["dropped view", "drop view if exists admin_posts", "drop-object"],
    ["dropped function", "drop function counted()", "drop-object"],
    [
      "two statements without a transaction",
      "-- no-transaction\ncreate index concurrently a on posts (a);\ncreate index concurrently b on posts (b);",
      "one-statement",
    ],
    ["rule turned off without a reason", "-- squawk-ignore ban-drop-table\ndrop table posts", "reason"],
    [
      "dropped column with a reason but no release",
      "-- Nothing reads this column.\n-- squawk-ignore ban-drop-column\nalter table posts drop column a",
      "unused-since",
    ],
    [
      "dropped column that a future release no longer uses",
      "-- The column is unused since v0.10.0.\n-- squawk-ignore ban-drop-column\nalter table posts drop column a",
      "unused-since",
    ],
  ])("%s → finding", (_, sql, rule) => {
    expect(lint(sql)).toContain(rule);
  });

  test.each([
    [
      "new table with an index and foreign keys",
      "create table t (id uuid primary key, user_id uuid not null references users, n int default 0); create index on t (user_id);",
    ],
    ["nullable column", "alter table posts add column a text; alter table posts add column b int not null default 0;"],
    ["constraint that is validated later", "alter table posts add constraint c check (a > 0) not valid"],
    ["validation of a constraint", "alter table posts validate constraint c"],
    ["concurrent index", "-- no-transaction\ncreate index concurrently posts_a on posts (a);"],
    [
      "column that the last release no longer uses",
      "-- The column is unused since v0.9.0.\n-- squawk-ignore ban-drop-column\nalter table posts drop column a",
    ],
    ["view that the last release no longer uses", "-- admin_posts: unused since v0.9.0\ndrop view admin_posts"],
    ["the word drop in a text", "comment on table posts is 'drop view x; drop table y';"],
  ])("%s → no finding", (_, sql) => {
    expect(lintMigration(sql, ["0.9.0"])).toEqual([]);
  });
});
