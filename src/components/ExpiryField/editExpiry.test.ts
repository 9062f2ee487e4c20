import { expect, test } from "vitest"
import { editExpiry } from "./editExpiry"

test.each([
  ["", "0", "0"],
  ["", "1", "1"],
  ["", "9", "09/"],
  ["0", "09", "09/"],
  ["1", "12", "12/"],
  ["1", "1/", "01/"],
  ["09/", "09//", "09/"],
  ["09", "092", "09/2"],
  ["09/2", "09/28", "09/28"],
  ["09/28", "09/282", "09/282"],
  ["09/2028", "09/20281", "09/2028"],
  ["", "x", ""],
  ["09/2", "09/2x", "09/2"],
  ["/28", "0/28", "00/28"],
  ["", "0928", "09/28"],
  ["", "092028", "09/2028"],
  ["", " 9 - 2028", "09/2028"],
  ["", "2028-09", "09/2028"]
])("%j becomes, typed as %j, %j", (before, after, shown) => expect(editExpiry(before, after)).toBe(shown))

test.each([
  ["09/", "09"],
  ["09/28", "0928"],
  ["12/28", "2/28"],
  ["0", ""]
])("%j shortened to %j stays so", (before, after) => expect(editExpiry(before, after)).toBe(after))
