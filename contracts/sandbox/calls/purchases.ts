import { json } from "../http/answers"
import { drawVoucher } from "../sales/drawVoucher"
import { pastSales, travellerOfOld } from "../sales/pastSales"
import { reserveIdOf, type Sale, voucherName } from "../sales/sale"
import type { Call } from "./call"

const voucherOf = (sale: Sale) => ({
  productName: sale.plan.name,
  line: { passengers: sale.passengers.map(({ FirstName, LastName }) => ({ FirstName, LastName })) },
  dateConfirmedSale: sale.soldAt,
  departureDate: sale.departure,
  returnDate: sale.return,
  reserveId: reserveIdOf(sale),
  idSalesOrder: sale.id,
  header: {
    documents: [
      {
        documentByte: Buffer.from(drawVoucher(sale)).toString("base64"),
        documentURL: "",
        fileName: voucherName(sale)
      }
    ]
  }
})

/**
 * `GET /api/sales`: the visitor's purchases in this channel with their vouchers, newest first
 * (AC-03).
 */
export const purchases: Call = {
  name: "api/sales",
  method: "GET",
  path: "/api/sales",
  needs: "verified",
  answer: ({ book, channel, person }) => {
    const bought = book.boughtBy(channel.code, person?.email ?? "")
    const all = person?.email === travellerOfOld ? [...bought, ...pastSales(channel)] : bought
    return json(all.map(voucherOf))
  }
}
