import { expect, test } from "vitest"
import { lineHref, phoneHref } from "./phone"

test.each([
  ["0800 555 0100", "tel:08005550100"],
  ["+54 9 11 5555-0100", "tel:+5491155550100"],
  ["(011) 5555.0100", "tel:01155550100"]
])("%s is dialled as %s", (phone, href) => expect(phoneHref(phone)).toBe(href))

test("a number for messages leads to its chat, any other is dialled", () => {
  const written = { "+54 9 11 5555 0100": "https://chat.example/5491155550100" }
  expect(lineHref({ written }, "+54 9 11 5555 0100")).toBe("https://chat.example/5491155550100")
  expect(lineHref({ written }, "0800 555 0100")).toBe("tel:08005550100")
  expect(lineHref({}, "0800 555 0100")).toBe("tel:08005550100")
})
