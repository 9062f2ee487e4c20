import { describe, expect, test } from "vitest"
import { typedDate } from "./typedDate"

/** An arrow deletes a character. */
const typed = (keys: string) =>
  [...keys].reduce((text, key) => typedDate(text, key === "←" ? text.slice(0, -1) : text + key), "")

describe("a date typed key by key", () => {
  test.each([
    ["14031992", "14/03/1992"],
    ["14/03/1992", "14/03/1992"],
    ["14-03-1992", "14/03/1992"],
    ["4/3/1992", "4/3/1992"],
    ["19051992", "19/05/1992"],
    ["20/12/2008", "20/12/2008"],
    ["191292", "19/12/92"],
    ["19/12/92 ", "19/12/92 "],
    ["03012026←←←←←2027", "03/01/2027"],
    ["03←122027", "03/12/2027"]
  ])("%j shows %j", (keys, shown) => expect(typed(keys)).toBe(shown))

  test.each([
    ["1992-03-14", "1992-03-14"],
    ["1992/03/14", "1992/03/14"],
    ["1992.3.4", "1992.3.4"],
    ["2008-03-14", "2008-03-14"],
    ["1905-12-31", "1905-12-31"],
    ["2012/11/10", "2012-11/10"]
  ])("%j begins with its year, and shows %j", (keys, shown) => expect(typed(keys)).toBe(shown))
})
