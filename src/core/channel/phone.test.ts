import { expect, test } from "vitest"
import { phoneHref } from "./phone"

test.each([
  ["0800 555 0100", "tel:08005550100"],
  ["+54 9 11 5555-0100", "tel:+5491155550100"],
  ["(011) 5555.0100", "tel:01155550100"]
])("%s is dialled as %s", (phone, href) => expect(phoneHref(phone)).toBe(href))
