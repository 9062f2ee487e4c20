import { expect, test } from "vitest"
import { readDniCode } from "./dniCode"

const holder = { name: "María Inés", surname: "Peña Gómez", document: "28456712", birth: "14/03/1992" }

// PA-14
test.each([
  ["today's card", "00123456789@PEÑA GÓMEZ@MARÍA INÉS@F@28456712@A@14/03/1992@02/12/2013"],
  ["a card with more fields", "00123456789@PEÑA GÓMEZ@MARÍA INÉS@F@28456712@B@14/03/1992@02/12/2019@274"],
  [
    "one of the first cards",
    "@28456712    @A@1@PEÑA GÓMEZ@MARÍA INÉS@ARGENTINA@14/03/1992@F@01/02/2011@00045678901@7055 "
  ]
])("the code of %s gives its holder", (_, code) => expect(readDniCode(code)).toEqual(holder))

// PA-14
test.each([
  ["another keyboard's signs", '00123456789"PEÑA GÓMEZ"MARÍA INÉS"F"28456712"A"14/03/1992"02/12/2013'],
  ["dashes in its dates", "00123456789@PEÑA GÓMEZ@MARÍA INÉS@F@28456712@A@14-03-1992@02-12-2013"],
  ["both", '00123456789"PEÑA GÓMEZ"MARÍA INÉS"F"28456712"A"14-03-1992"02-12-2013']
])("a code with %s gives its holder too", (_, code) => expect(readDniCode(code)).toEqual(holder))

test("a name whose letters the reader lost stays empty", () => {
  const code = "00123456789@PE\uFFFDA@ANA@F@28456712@A@14/03/1992@02/12/2013"
  expect(readDniCode(code)).toEqual({ ...holder, name: "Ana", surname: "" })
})

test("names keep their apostrophes and hyphens", () => {
  const code = "00123456789@O'CONNOR-D'ELÍA@JOSÉ@M@5123456@A@01/12/1950@02/12/2013"
  expect(readDniCode(code)).toMatchObject({ name: "José", surname: "O'Connor-D'Elía", document: "5123456" })
})

test.each([
  ["", "nothing"],
  ["https://example.com/@a@b@c@d@e@f@g", "a link"],
  ["00123456789@PEÑA@ANA@F@28456712@A@31/02/1992@02/12/2013", "a day that does not exist"],
  ["00123456789@PEÑA@ANA@F@284567@A@14/03/1992@02/12/2013", "a short number"],
  ["00123456789@PEÑA@ANA@F@28456712@A@920314@02/12/2013", "another form of date"],
  ["00123456789@PEÑA@ANA@F@28456712@A@14-031992@02/12/2013", "half a date"],
  ['"Peña", "Ana", "28456712"', "a quotation"]
])("%j is %s, not a DNI", (code) => expect(readDniCode(code)).toBeUndefined())
