import { Option, Schema } from "effect"
import type { Voucher, VoucherDocument } from "../../../core/account/voucher"
import { isDay } from "../../../core/trip/calendar"
import type { ProxyRules } from "../allowedProxy"

const Text = Schema.optionalKey(Schema.NullOr(Schema.String))
const Id = Schema.optionalKey(Schema.NullOr(Schema.Union([Schema.Finite, Schema.String])))
const Items = Schema.optionalKey(Schema.NullOr(Schema.Array(Schema.Unknown)))

/** A purchase of `GET /api/sales` (2§3). Its days must be right, and something must tell it from others; the rest may be missing. */
const WireVoucher = Schema.Struct({
  productName: Text,
  line: Schema.optionalKey(Schema.NullOr(Schema.Struct({ passengers: Items }))),
  dateConfirmedSale: Schema.String,
  departureDate: Schema.String,
  returnDate: Schema.String,
  reserveId: Id,
  idSalesOrder: Id,
  header: Schema.optionalKey(Schema.NullOr(Schema.Struct({ documents: Items })))
})

const WireName = Schema.Struct({ FirstName: Text, LastName: Text })
const WireDocument = Schema.Struct({ documentByte: Text, documentURL: Text, fileName: Text })

const decodeVoucher = Schema.decodeUnknownOption(WireVoucher)
const decodeName = Schema.decodeUnknownOption(WireName)
const decodeDocument = Schema.decodeUnknownOption(WireDocument)
const decodeList = Schema.decodeUnknownOption(Schema.Array(Schema.Unknown))

const trimmed = (value: string | number | null | undefined) => String(value ?? "").trim()

/** What the provider writes where nothing was told (2§3). */
const nothing = "NoData"

const told = (value: string | null | undefined) => (trimmed(value) === nothing ? "" : trimmed(value))

/** A passenger is a name, or has a first and a last one. */
const readName = (passenger: unknown): ReadonlyArray<string> => {
  const { FirstName, LastName } = Option.getOrElse(decodeName(passenger), () => ({ FirstName: "", LastName: "" }))
  const name = typeof passenger === "string" ? told(passenger) : `${told(FirstName)} ${told(LastName)}`.trim()
  return name === "" ? [] : [name]
}

/** The beginning of `%PDF` in base64. */
const isPdf = (bytes: string) => bytes.startsWith("JVBER") && /^[\w+/]+={0,2}$/.test(bytes)

/** An address that the channel vouches for: https, on the portal's own host or one that `/api_url` may name (B5). */
const readAddress = (address: string, { origin, proxyHosts }: ProxyRules): string | undefined => {
  if (!URL.canParse(address)) return undefined
  const { host, href, password, protocol, username } = new URL(address)
  const isAllowed = proxyHosts.includes(host) || host === new URL(origin).host
  return protocol === "https:" && isAllowed && username === "" && password === "" ? href : undefined
}

/** The last part of a path, so that a name leads nowhere. */
const readFileName = (name: string, voucher: string) => name.split(/[/\\]/).at(-1) || `voucher-${voucher}.pdf`

const readDocument = (item: unknown, voucher: string, rules: ProxyRules): ReadonlyArray<VoucherDocument> => {
  const wire = Option.getOrUndefined(decodeDocument(item))
  const bytes = trimmed(wire?.documentByte).replace(/\s+/g, "")
  const url = readAddress(trimmed(wire?.documentURL), rules)
  if (!isPdf(bytes) && url === undefined) return []
  const fileName = readFileName(trimmed(wire?.fileName), voucher)
  return [{ fileName, ...(isPdf(bytes) ? { base64: bytes } : {}), ...(url === undefined ? {} : { url }) }]
}

const readVoucher = (row: unknown, rules: ProxyRules): Voucher | undefined => {
  const wire = Option.getOrUndefined(decodeVoucher(row))
  const [reserveId, order] = [trimmed(wire?.reserveId), trimmed(wire?.idSalesOrder)]
  if (wire === undefined || (reserveId === "" && order === "")) return undefined
  const days = [wire.dateConfirmedSale, wire.departureDate, wire.returnDate].map((date) => date.slice(0, 10))
  const [bought, start, end] = days
  if (bought === undefined || start === undefined || end === undefined || !days.every(isDay)) return undefined
  return {
    reserveId,
    order,
    plan: told(wire.productName),
    passengers: (wire.line?.passengers ?? []).flatMap(readName),
    bought,
    start,
    end,
    documents: (wire.header?.documents ?? []).flatMap((item) => readDocument(item, reserveId || order, rules))
  }
}

/** What `GET /api/sales` answered: the purchases, with a count of the rows that could not be read. */
export interface VouchersRead {
  readonly vouchers: ReadonlyArray<Voucher>
  readonly bad: number
}

/** Reads the list of purchases (2§3); undefined for what is no list. */
export const readVouchers = (answer: unknown, rules: ProxyRules): VouchersRead | undefined => {
  const rows = Option.getOrUndefined(decodeList(answer))
  if (rows === undefined) return undefined
  const vouchers = rows.flatMap((row) => readVoucher(row, rules) ?? [])
  return { vouchers, bad: rows.length - vouchers.length }
}
