import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { longMark } from "../../core/quote/id"
import { parseExact, readExact } from "./exactJson"
import { writeJson } from "./writeJson"

const long = (digits: string) => `${longMark}${digits}`

describe("JSON that is read exactly", () => {
  test.each([
    ["9007199254740993", long("9007199254740993")],
    ["-9007199254740993", long("-9007199254740993")],
    ['[{"Id":12345678901234567890}]', [{ Id: long("12345678901234567890") }]],
    ["9007199254740991", Number.MAX_SAFE_INTEGER],
    ["1234567890123456", 1_234_567_890_123_456],
    ["123456789012345678.5", 123_456_789_012_345_680],
    ["1e300", 1e300],
    ["-0.00000000000000001", -1e-17],
    ['"9007199254740993"', "9007199254740993"],
    ['"\\"9007199254740993"', '"9007199254740993'],
    ['["\\\\",9007199254740993]', ["\\", long("9007199254740993")]],
    ['{"a 9007199254740993":[1,"x\\",9007199254740993"]}', { "a 9007199254740993": [1, 'x",9007199254740993'] }]
  ])("%s", (text, value) => expect(parseExact(text)).toEqual(value))

  test.each([
    "",
    "{",
    "09007199254740993",
    "{9007199254740993:1}",
    "9007199254740993 9007199254740993",
    '"9007199254740993'
  ])("no JSON stays none: %s", (text) => {
    expect(() => parseExact(text)).toThrow(SyntaxError)
    expect(readExact(text)).toBeUndefined()
  })

  test("any other JSON reads as ever, and leaves as it came", () => {
    fc.assert(
      fc.property(fc.json(), fc.bigInt({ min: 10n ** 15n, max: 10n ** 25n }), (text, number) => {
        expect(writeJson([parseExact(text)])).toBe(JSON.stringify([JSON.parse(text)]))
        const beside = `{"a":${JSON.stringify(text)},"id":[${number},${number}]}`
        expect(writeJson(parseExact(beside))).toBe(beside)
      })
    )
  })

  test("a text that only looks like a number in disguise leaves as a text", () => {
    for (const text of [`x"${long("12")}`, `",${long("12")}`, `${longMark}12a`, "\\u000112"])
      expect(JSON.parse(writeJson({ text, list: [text], [long("12")]: 1 }))).toMatchObject({ text, list: [text] })
  })

  test("a hostile text of 2 MB is read in a moment", () => {
    const long = 2 * 1024 * 1024
    const texts = ['"\\', "1", '\\"', "1e", "[", "9007199254740993 "].map(
      (part) => `"1234567890123456${part.repeat(long / part.length)}`
    )
    const started = process.cpuUsage()
    for (const text of texts) {
      readExact(text)
      readExact(`[${text.slice(1)}]`)
      readExact(JSON.stringify([text]))
      writeJson([text])
    }
    expect(process.cpuUsage(started).user).toBeLessThan(3_000_000)
  })
})
