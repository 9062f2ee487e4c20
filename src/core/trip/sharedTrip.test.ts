import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { showDay, utcDay } from "./calendar"
import { nextTripOf } from "./nextTrip"
import { emptyDraft, type SearchDraft } from "./search"
import { isShared, linkOf, readQuery } from "./sharedLink"
import { fillByLink, readSharedTrip } from "./sharedTrip"

const offered = ["EUROPA", "CANADÁ EEUU MEXICO", "LATINOAMÉRICA Y CARIBE"]
const trip = { destination: "EUROPA", start: "05/12/2026", end: "19/12/2026", ages: ["34", "8"] }
const query = "?destino=EUROPA&desde=2026-12-05&hasta=2026-12-19&edades=34,8"

const read = (text: string) => readSharedTrip(text, offered)
const given = (change: string, value: string) =>
  read(query.replace(new RegExp(`${change}=[^&]*`), `${change}=${value}`))

describe("a link", () => {
  test("to a further trip leaves the dates open, and what is unknown out", () => {
    expect(read(nextTripOf({ destination: "LATINOAMÉRICA Y CARIBE", ages: [34, 8] }))).toEqual({
      trip: { destination: "LATINOAMÉRICA Y CARIBE", start: "", end: "", ages: ["34", "8"] },
      given: ["destination", "ages"]
    })
    expect(nextTripOf({ destination: "", ages: [] })).toBe("")
    expect(read(nextTripOf({ destination: "", ages: [8] }))?.given).toEqual(["ages"])
  })

  test("survives linkOf and back, whatever the trip", () => {
    const day = fc.integer({ min: 0, max: 4_000_000_000_000 }).map(utcDay)
    const trips = fc.record({
      destination: fc.constantFrom(...offered),
      start: day,
      end: day,
      ages: fc.array(fc.integer({ min: 0, max: 120 }), { minLength: 1, maxLength: 20 })
    })
    fc.assert(
      fc.property(trips, (one) => {
        const { ages, end, start } = one
        expect(read(linkOf(one))?.trip).toEqual({
          ...one,
          start: showDay(start),
          end: showDay(end),
          ages: ages.map(String)
        })
        expect(linkOf(one)).toMatch(/^\?[\w%&=.,-]+$/)
      })
    )
  })

  test.each([
    query.replaceAll("&", "&amp;"),
    query.replaceAll("&", "&amp;amp;"),
    query.replaceAll("&", "&AMP%3B"),
    query.replaceAll("&", "%26"),
    ...[".", ")", ").", "%20", "%0A", "%C2%A0", ">", "%3E", "%22", "%E2%80%9D", "*", "!", "+"].map((end) => query + end)
  ])("as mails and chats pass it on is read in full: %s", (sent) => {
    expect(read(sent)).toEqual({ trip, given: ["destination", "dates", "ages"] })
    expect(isShared(sent)).toBe(true)
  })

  test("with one field begins with an escaped ampersand too", () => {
    expect(isShared("?utm_source=x&amp;edades=34")).toBe(true)
    expect(read("?utm_source=x&amp;edades=34")?.trip.ages).toEqual(["34"])
  })

  test.each(["", "?", "?utm_source=x", "?Destino=EUROPA", "%", "?%00"])("has no trip in %j", (text) =>
    expect(read(text)).toBeUndefined()
  )

  test.each([
    ["?destino=EUROPA", ["destination"]],
    ["?hasta=2026-12-19&desde=", ["dates"]],
    ["?edades&utm_source=x", ["ages"]]
  ])("%s gives only %j", (text, fields) => {
    expect(read(text)?.given).toEqual(fields)
    expect(read(text)?.trip).toMatchObject(fields[0] === "ages" ? { destination: "", ages: [""] } : { ages: [""] })
  })

  test("uses the first of repeated parameters", () => {
    expect(read(`${query}&destino=X&desde=X&hasta=X&edades=1&edades=2`)).toEqual(read(query))
  })
})

describe("a destination", () => {
  test.each([
    ["europa", "EUROPA"],
    ["canada+eeuu+mexico", "CANADÁ EEUU MEXICO"],
    ["Canad%C3%A1%20%20EEUU%20M%C3%A9xico%20", "CANADÁ EEUU MEXICO"],
    ["Canada%CC%81+EEUU+MEXICO", "CANADÁ EEUU MEXICO"],
    ["ARGENTINA", ""],
    ["", ""],
    ["%E0%A4", ""],
    ["%3Cb%3EEUROPA%3C/b%3E", ""],
    ["EUROPA".repeat(2000), ""]
  ])("written as %.40s becomes %j", (value, destination) =>
    expect(given("destino", value)?.trip).toEqual({ ...trip, destination })
  )
})

describe("a date", () => {
  test.each([
    ["2026-12-05", "05/12/2026"],
    ["05/12/2026", "05/12/2026"],
    ["5-12-2026", "05/12/2026"],
    ["+2026-12-05%0A", "05/12/2026"],
    ["2026-02-31", "2026-02-31"],
    ["ma%C3%B1ana", "mañana"],
    ["", ""],
    ["%3Cscript%3Ealert(1)", "<script>alert(1)"],
    ["9".repeat(10_000), "9".repeat(60)]
  ])("written as %.40s becomes %j", (value, start) => {
    expect(given("desde", value)?.trip).toEqual({ ...trip, start })
    expect(given("hasta", value)?.trip).toEqual({ ...trip, end: start })
  })

  test("with a whole range in one parameter fills both dates", () => {
    const range = "05/12/2026 - 19/12/2026"
    expect(given("desde", range)?.trip).toEqual({ ...trip, start: "05/12/2026", end: "19/12/2026" })
  })
})

describe("ages", () => {
  test.each([
    ["0", ["0"]],
    ["34,8,71", ["34", "8", "71"]],
    ["34%2C+08", ["34", "8"]],
    ["34+a%C3%B1os,8+meses,beb%C3%A9", ["34", "0", "0"]],
    ["121,-1,1.5,x", ["121", "-1", "1.5", "x"]],
    ["34,,8,", ["34", "", "8", ""]],
    ["", [""]],
    ["<i>34</i>", ["<i>34</i"]],
    ["1e3000", ["1e3000"]]
  ])("written as %s become %j", (value, ages) => expect(given("edades", value)?.trip).toEqual({ ...trip, ages }))

  test("are all read up to a hundred, so that the bar can report too many; each one is cut", () => {
    expect(given("edades", Array(25).fill("34").join())?.trip.ages).toEqual(Array(25).fill("34"))
    expect(given("edades", "34,".repeat(1000))?.trip.ages).toEqual(Array(100).fill("34"))
    expect(given("edades", "9".repeat(10_000))?.trip.ages).toEqual(["9".repeat(12)])
  })
})

describe("a link over a saved search", () => {
  const today = "2026-11-21"
  const reach = { phone: "1155550143", email: "ana@example.com", subscribed: false }
  const kept: SearchDraft = { ...trip, ...reach, destination: "CANADÁ EEUU MEXICO", ages: ["50"] }
  const fill = (text: string, over?: SearchDraft) => {
    const shared = read(text)
    return shared && fillByLink(shared, over, today)
  }

  test("replaces the trip and keeps the saved phone and e-mail", () => {
    expect(fill(query, kept)).toEqual({
      draft: { ...trip, ...reach },
      wrong: [],
      trip: { destination: "EUROPA", start: "2026-12-05", end: "2026-12-19", ages: [34, 8] },
      search: expect.objectContaining({ phone: reach.phone, email: reach.email })
    })
  })

  test("without a saved search waits for phone and e-mail", () => {
    expect(fill(`${query}&telefono=1155550143&email=ana@example.com`)).toMatchObject({
      draft: { ...emptyDraft, ...trip },
      wrong: [],
      trip: { destination: "EUROPA" },
      search: undefined
    })
  })

  test.each([
    ["?destino=X&desde=2026-11-20&hasta=2026-12-01&edades=x", ["destination", "dates", "ages"]],
    ["?destino=EUROPA", []],
    ["?destino=ARGENTINA", ["destination"]],
    ["?destino=EUROPA&hasta=2026-12-19", ["dates"]],
    ["?edades=34,", ["ages"]]
  ])("reports the problems of %s at once: %j", (text, wrong) => {
    expect(fill(text, kept)).toMatchObject({ wrong, trip: undefined, search: undefined, draft: reach })
  })

  test("does nothing if it is the same trip, however it was typed", () => {
    expect(fill(query, { ...trip, ...reach, start: "5/12/2026", ages: ["34", " 08"] })).toBeUndefined()
    expect(fill(query.replace("=34,8", "=34,x"), { ...trip, ...reach, ages: ["34", "0"] })).toMatchObject({
      wrong: ["ages"]
    })
  })

  test("fills over a saved age that cannot be read, also with a baby's", () => {
    const unread = { ...trip, ...reach, ages: ["34", "x"] }
    expect(fill(query.replace("=34,8", "=34,0"), unread)).toMatchObject({ trip: { ages: [34, 0] } })
  })
})

describe("a partner's id", () => {
  test.each([
    ["?p=vigente", "vigente"],
    ["?p=vigente.", "vigente"],
    ["?p=vigente)", "vigente"],
    ["?p=vigente%20", "vigente"],
    ["?utm_source=mail&amp;p=a-b_c%3D%3D", "a-b_c=="],
    ["?p=a%2Fb%29", "a/b)"],
    ["?p=a%26b", "a&b"],
    ["?p=", ""],
    ["?p=%20", ""],
    ["?x=1", null],
    ["", null]
  ])("in %j is %j", (sent, id) => expect(readQuery(sent).get("p")).toBe(id))
})
