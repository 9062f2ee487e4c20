import { aWish } from "../../e2e/steps/quoteBar"
import { fillStep2, pay, quoteByHand } from "./buying"
import { expect, test } from "./fixtures"

const buyers = [
  { channel: "b2c", width: 1440, height: 900 },
  { channel: "belo", width: 390, height: 844 },
  { channel: "b2cchile", width: 360, height: 640 }
]

// A11Y-10, SU-04
for (const { channel, height, width } of buyers)
  test.describe(`${channel} at ${width} px`, () => {
    test.use({ viewport: { width, height } })
    test(`${channel} at ${width} px: from the home to the voucher, with one sale`, async ({ sandbox, visit }) => {
      const wish = aWish()
      const visitor = await visit(channel)
      await quoteByHand(visitor, wish)
      await fillStep2(visitor, channel)
      await pay(visitor, channel)
      await visitor.reads(wish.email)
      expect(await sandbox.salesOf(wish.email)).toHaveLength(1)
      expect(await visitor.run(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    })
  })
