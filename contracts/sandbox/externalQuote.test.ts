import { expect, test } from "vitest"
import { channels } from "./channels"
import { aSale, postSale } from "./selling"
import { startedSandbox } from "./started"
import { aQuote, plansOf, postQuote, send } from "./testing"

const sandbox = await startedSandbox()

test.each([...channels.keys()])("a partner's quote on %s can be quoted again and sold unchanged", async (channel) => {
  const path = "/public_api/sales/external/getquote?id=vigente"
  const { text: told } = await send(sandbox, path, { headers: { idchannel: channel } })
  const { passengers, productId, quote } = JSON.parse(JSON.parse(told).data.jsonObj)
  const plan = plansOf(await postQuote(sandbox, aQuote(quote), channel)).find(({ Id }) => Id === productId)
  const sale = aSale({
    USDValue: plan?.Rate,
    DepartureDate: quote.TripInitialDate,
    ReturnDate: quote.TripEndDate,
    IdPaymentPlan: plan?.Installment[0]?.Id,
    ATSPProductId: productId,
    ProductorCode: "BOTB2C",
    Passengers: passengers,
    ...(channel === "B2CCHILE" ? { CVC: "987", expMonth: "07", expYear: "2039" } : {})
  })
  const { status, text } = await postSale(sandbox, sale, { channel })
  expect({ status, text }).toEqual({ status: 200, text: expect.stringContaining("idSalesOrder") })
})
