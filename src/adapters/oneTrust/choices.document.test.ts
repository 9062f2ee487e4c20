import { createHash } from "node:crypto"
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import { denied } from "../../core/consent/consent"
import { makeChoices } from "./choices"

const began = Date.parse("2026-12-01T12:00:00.000Z")
const chosen = "2026-12-01T12:00:07.500Z"
const measured = { measurement: true, recording: false }

const closed = (value: string) => Reflect.set(document, "cookie", `OptanonAlertBoxClosed=${value}`)

/** What OneTrust's script says that it shows. */
const shows = (data: unknown) => {
  window.OneTrust = { ToggleInfoDisplay: vi.fn(), GetDomainData: vi.fn(() => data) }
}
const aDomain = {
  BannerTitle: "Tu privacidad",
  AlertNoticeText: "<p>Usamos cookies.</p>",
  MainText: "Centro",
  cctId: "x",
  Groups: [{ CustomGroupId: "C2", GroupName: "Medición", GroupDescription: "Cuentan.", Status: "inactive" }, null]
}
const lines = ["Tu privacidad", "<p>Usamos cookies.</p>", "Centro", "C2", "Medición", "Cuentan."].join("\n")
const digest = createHash("sha256").update(`OneTrust ${lines}`).digest("hex").slice(0, 16)

beforeEach(() => {
  vi.spyOn(crypto.subtle, "digest")
  vi.spyOn(performance, "timeOrigin", "get").mockReturnValue(began)
  vi.useFakeTimers({ now: began + 9000, toFake: ["Date"] })
})
afterEach(() => {
  closed("; max-age=0")
  delete window.OneTrust
})

const seen = () => {
  const keep = vi.fn()
  return { keep, see: makeChoices(keep) }
}

const turn = () => new Promise((resolve) => setTimeout(resolve))

/** Every digest that has begun is there, and was taken. */
const digested = async () => {
  await Promise.all(vi.mocked(crypto.subtle.digest).mock.results.map(({ value }) => value))
  await turn()
}

// OU-25
describe("a choice made in OneTrust's banner", () => {
  test("is told with its time and the digest of the text that OneTrust's script gives", async () => {
    const { keep, see } = seen()
    shows(aDomain)
    see(denied)
    await digested()
    closed(chosen)
    see(measured)
    see(measured)
    expect(keep.mock.calls).toEqual([[{ state: measured, at: Date.parse(chosen), text: digest }]])
  })

  test("is told where it refuses, which changes nothing", () => {
    const { keep, see } = seen()
    see(denied)
    closed(encodeURIComponent(chosen))
    see(denied)
    expect(keep.mock.calls).toEqual([[{ state: denied, at: Date.parse(chosen) }]])
  })

  test("is told where OneTrust leaves its time as it was", () => {
    const { keep, see } = seen()
    closed("2026-06-01T12:00:00.000Z")
    see(measured)
    see(denied)
    expect(keep.mock.calls).toEqual([[{ state: denied, at: began + 9000 }]])
  })

  test("of an earlier visit is not told: its text is not known", () => {
    const { keep, see } = seen()
    closed("2026-12-01T11:59:59.000Z")
    shows(aDomain)
    see(measured)
    see(measured)
    expect(keep).not.toHaveBeenCalled()
  })

  test("has no digest where the text changed since, or where the browser has none", async () => {
    const { keep, see } = seen()
    shows(aDomain)
    see(denied)
    await digested()
    shows({ ...aDomain, AlertNoticeText: "Otro" })
    closed(chosen)
    see(measured)
    vi.stubGlobal("crypto", {})
    const other = seen()
    other.see(denied)
    await turn()
    other.see(measured)
    for (const told of [keep, other.keep]) expect(told.mock.calls[0]?.[0]).not.toHaveProperty("text")
  })
})

const throwing = () => {
  throw new Error("not yet")
}

test.each([
  ...[undefined, null, "", 7, {}, { Groups: "C2" }, { Groups: [7, {}, { GroupName: 1 }], BannerTitle: {} }].map(
    (data) => () => data
  ),
  throwing
])("a script that gives no text gives no digest: case %#", async (GetDomainData) => {
  const { keep, see } = seen()
  window.OneTrust = { ToggleInfoDisplay: vi.fn(), GetDomainData }
  see(denied)
  await digested()
  closed(chosen)
  see(measured)
  expect(keep.mock.calls).toEqual([[{ state: measured, at: Date.parse(chosen) }]])
})

test.each(["", "hoy", "%E0%A4%A", "9999-99-99T00:00:00Z", "2999-01-01T00:00:00Z"])(
  "a time that cannot be is none: %j",
  (value) => {
    const { keep, see } = seen()
    see(denied)
    closed(value)
    see(denied)
    expect(keep).not.toHaveBeenCalled()
  }
)
