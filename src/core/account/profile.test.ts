import { describe, expect, test } from "vitest"
import { aProfile, aProfileDraft } from "../../../contracts/fixtures/account"
import { aToday } from "../../../contracts/fixtures/searches"
import { draftOfProfile, type ProfileDraft, profileForm, readProfile } from "./profile"

const rules: Parameters<typeof profileForm.problems>[1] = { document: "dni", today: aToday }
const chilean: typeof rules = { ...rules, document: "rut" }

const saidOf = (draft: ProfileDraft, held = rules) =>
  Object.fromEntries(Object.entries(profileForm.problems(draft, held)).filter(([, problem]) => problem !== undefined))

const required = {
  name: "tooShort",
  surname: "tooShort",
  documentType: "required",
  document: "required",
  birth: "required",
  phone: "required"
}

describe("the personal data", () => {
  test("are accepted as people type them", () => expect(saidOf(aProfileDraft)).toEqual({}))

  test("if empty, lack all but the address, on every channel", () => {
    expect(saidOf(profileForm.empty)).toEqual(required)
    expect(saidOf(profileForm.empty, chilean)).toEqual(required)
  })

  test("if blank, lack the same", () => {
    const blanks = Object.fromEntries(Object.keys(profileForm.empty).map((field) => [field, "  "]))
    const blank = { ...profileForm.empty, ...blanks, documentType: "" }
    expect(saidOf(blank)).toEqual(required)
  })

  test.each<readonly [keyof ProfileDraft, string, string | undefined]>([
    ["document", "12.345.678-5", "invalid"],
    ["birth", "29/02/1981", "invalid"],
    ["birth", "1981-05-14", undefined],
    ["birth", "20/12/2026", undefined],
    ["birth", "21/12/2026", "invalid"],
    ["birth", "20/12/1905", "invalid"],
    ["province", "x".repeat(201), "tooLong"],
    ["city", "Olivos\u0000", "invalid"],
    ["address", "x".repeat(201), "tooLong"],
    ["postalCode", "x".repeat(60), undefined],
    ["postalCode", "x".repeat(61), "tooLong"]
  ])("with %s «%s» have the problem %s and no other (RG-03)", (field, typed, problem) => {
    expect(saidOf({ ...aProfileDraft, [field]: typed })).toEqual(problem === undefined ? {} : { [field]: problem })
  })
})

describe("a registered profile", () => {
  const given = { country: "ARG", document: "dni", email: "ana@example.com" } as const

  // RG-02
  test("fills every field that the form has", () => {
    const { country: _, email: __, ...told } = aProfile
    expect(draftOfProfile(aProfile, "dni")).toEqual({ ...told, birth: "14/05/1981" })
  })

  test("is an empty form for a visitor without data", () => {
    expect(draftOfProfile(undefined, "dni")).toEqual(profileForm.empty)
    const nothing = { ...profileForm.empty, email: "bruno@example.com", country: "" }
    expect(draftOfProfile(nothing, "rut")).toEqual(profileForm.empty)
  })

  test("keeps a document of another country, for the visitor to correct", () => {
    expect(draftOfProfile({ ...aProfile, document: "28456712" }, "rut").document).toBe("28456712")
    expect(draftOfProfile({ ...aProfile, document: "12345678-5" }, "rut").document).toBe("12.345.678-5")
  })

  test("is read without surrounding spaces; the e-mail is the session's", () => {
    expect(readProfile(aProfileDraft, given)).toEqual(aProfile)
    expect(readProfile(aProfileDraft, { ...given, email: "otra@example.com" }).email).toBe("otra@example.com")
    const chile = { ...aProfileDraft, document: "123456785" }
    expect(readProfile(chile, { ...given, document: "rut" }).document).toBe("12.345.678-5")
  })

  test("keeps the known country, or stays without one (RG-05)", () => {
    expect(readProfile(aProfileDraft, { ...given, country: "CHL" }).country).toBe("CHL")
    expect(readProfile(aProfileDraft, { ...given, country: "" }).country).toBe("")
  })
})
