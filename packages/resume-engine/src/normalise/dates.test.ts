import { describe, expect, it } from "vitest";
import { durationAfter, periodsIn } from "./dates.ts";

const said = (text: string) =>
  periodsIn(text).map(({ start, end, current, range }) =>
    range ? `${start?.value ?? "?"}..${current ? "now" : (end?.value ?? "?")}` : `@${end!.value}`,
  );

describe("periods and dates in a text", () => {
  it.each([
    ["Marzo 2021 – Presente", "2021-03..now"],
    ["Sept 2015 – Jun 2017", "2015-09..2017-06"],
    ["03/2020 - oggi", "2020-03..now"],
    ["01/01/2017 – ATTUALE", "2017-01..now"],
    ["01/04/2012 – 31/12/2016", "2012-04..2016-12"],
    ["11/2022–oggi", "2022-11..now"],
    ["2020–present", "2020..now"],
    ["Sept 2018 to date", "2018-09..now"],
    ["2010 to 2012", "2010..2012"],
    ["06/2020 – in corso", "2020-06..now"],
    ["(2017 - 2018)", "2017..2018"],
    ["dal 2015 al 2018", "2015..2018"],
    ["da marzo 2018 a giugno 2020", "2018-03..2020-06"],
    ["from May 2019 until August 2021", "2019-05..2021-08"],
    ["Dal 2019 lavoro in Acme", "2019..now"],
    ["since March 2020", "2020-03..now"],
    ["fino al 2014", "?..2014"],
    ["2015/16", "2015..2016"],
    ["A.A. 2015/2016", "2015..2016"],
    ["Gen – Mar 2020", "2020-01..2020-03"],
    ["Mar '19 - Dec '21", "2019-03..2021-12"],
    ["2019-03 → 2021-07", "2019-03..2021-07"],
    ["04.2018 – 09.2019", "2018-04..2019-09"],
    ["2021 –", "2021..now"],
    ["1 ottobre 2019 - 30 settembre 2020", "2019-10..2020-09"],
    ["March 1, 2019 to July 15, 2020", "2019-03..2020-07"],
    ["dall'aprile 2016 a oggi", "2016-04..now"],
  ])('period in a CV line "%s" → %s', (text, period) => expect(said(text)).toEqual([period]));

  it("a single date in a CV line → not read as a period", () => {
    expect(said("ECDL, AICA (2015)")).toEqual(["@2015"]);
    expect(said("Trieste, giugno 2023")).toEqual(["@2023-06"]);
    expect(said("2023–2024: Laboratorio; 2021–2022: Esercitazioni")).toEqual(["2023..2024", "2021..2022"]);
  });

  it.each([
    "usato da 4.000 agenti",
    "Regolamento (UE) 2016/679",
    "dal 12% al 71%",
    "settore 03/B1",
    "12,000 users",
    "I may go",
  ])("CV line without a date → no date is read: %s", (text) => expect(said(text)).toEqual([]));

  it("a duration after a period in a CV line → its position is found", () => {
    const text = "Gennaio 2020 - Presente (5 anni 3 mesi) Milano";
    const { to } = periodsIn(text)[0]!;
    const length = durationAfter(text, to)!;
    expect(text.slice(length.from, length.to).trim()).toBe("(5 anni 3 mesi)");
  });
});
