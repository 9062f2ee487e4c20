import { expect, test, vi } from "vitest"
import { consentDomain } from "./consentDomain"

const domainIn = (text: string | undefined) => consentDomain(async () => text, "MARCA")

test.each([
  ['{"domainId":"0190-abc_D"}', "0190-abc_D"],
  ['"0190-abc"', "0190-abc"],
  ["0190-abc\n", "0190-abc"],
  ['{"domainId":""}', ""],
  ['{"domainId":null}', ""],
  ['{"domainId":7}', ""],
  ['{"otro":"0190"}', ""],
  ['""', ""],
  ["", ""],
  ["[]", ""],
  ["<html>en mantenimiento</html>", ""],
  ['"../otro.js?x="', ""],
  [JSON.stringify("x".repeat(101)), ""]
])("%s is the domain %j (CL-06)", async (text, domain) => {
  expect(await domainIn(text)).toBe(domain)
})

test("a failure gives no domain (CO-04)", async () => {
  expect(await domainIn(undefined)).toBe("")
})

test("the request names the channel", async () => {
  const get = vi.fn(async () => undefined)
  await consentDomain(get, "B&C")
  expect(get).toHaveBeenCalledWith("/one_trust?idChannel=B%26C")
})
