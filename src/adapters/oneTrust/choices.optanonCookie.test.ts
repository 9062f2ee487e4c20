import { expect, test } from "vitest"
import { denied } from "../../core/consent/consent"
import { withoutRefused } from "./choices"

const names = { measurement: "C0002", recording: "C0003" }
const all = { measurement: true, recording: true }
const optanon = (groups: string) =>
  `canal=1; OptanonConsent=isGpcEnabled=0&hosts=&groups=${groups}&geolocation=AR%3BC; b=2`

test.each([
  ["C0001%3A1%2CC0002%3A0%2CC0003%3A0", denied],
  ["C0001%3A1%2CC0002%3A1%2CC0003%3A0", { measurement: true, recording: false }],
  ["C0001:1,C0002:0,C0003:1", { measurement: false, recording: true }],
  ["C0001%3A1%2CC0002%3A1%2CC0003%3A1", all],
  ["C00020%3A0%2CC0003%3A", all],
  ["", all],
  ["%E0%A4%A", all]
])("after consent to everything, a cookie with the groups %s leaves %j", (groups, left) => {
  expect(withoutRefused(all, names, optanon(groups))).toEqual(left)
})

test("a cookie never grants, and a cookie of another name never refuses", () => {
  expect(withoutRefused(denied, names, optanon("C0002%3A1%2CC0003%3A1"))).toEqual(denied)
  expect(withoutRefused(all, names, "")).toEqual(all)
  expect(withoutRefused(all, names, "NoOptanonConsent=groups=C0002%3A0")).toEqual(all)
})
