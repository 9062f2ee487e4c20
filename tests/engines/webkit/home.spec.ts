import { channelIds } from "../../e2e/steps/channels"
import { expectClean } from "./axe"
import { test } from "./fixtures"

for (const channel of channelIds)
  test(`${channel}: the home has its quote bar, and axe finds nothing`, async ({ visit }) => {
    const visitor = await visit(channel)
    await visitor.sees("form", "Cotizador")
    await visitor.within("form", "Cotizador").sees("button", "COTIZAR")
    await expectClean(visitor)
  })
