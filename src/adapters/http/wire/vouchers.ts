import { Option, Schema } from "effect"
import type { PurchasesFound } from "../../../core/account/AccountApi"
import type { Voucher, VoucherDocument } from "../../../core/account/voucher"
import type { ProxyRules } from "../allowedProxy"
import { dayOf, fieldsOf, textOf } from "./told"

const decodeList = Schema.decodeUnknownOption(Schema.Array(Schema.Unknown))

const listOf = (value: unknown): ReadonlyArray<unknown> => (Array.isArray(value) ? value : [])

/** A number in one line; some providers write 0 where there is none. */
const idOf = (value: unknown) => {
  const id = textOf(value).replace(/\s+/g, " ")
  return id === "0" ? "" : id
}

/** A passenger is a name, or has a first and a last one. */
const readName = (passenger: unknown): ReadonlyArray<string> => {
  const fields = fieldsOf(passenger)
  const parts = fields ? [fields.firstname ?? fields.name, fields.lastname ?? fields.surname] : [passenger]
  const name = parts
    .filter((part) => typeof part === "string")
    .map(textOf)
    .join(" ")
    .trim()
  return name === "" ? [] : [name]
}

/** The beginning of `%PDF` in base64. */
const isPdf = (bytes: string) => bytes.startsWith("JVBER") && /^[\w+/]+={0,2}$/.test(bytes)

/** An address that the channel vouches for: https, on the portal's own host or one that `/api_url` may name (AC-05). */
const readAddress = (address: string, { origin, proxyHosts }: ProxyRules): string | undefined => {
  if (!URL.canParse(address)) return undefined
  const { host, href, password, protocol, username } = new URL(address)
  const isAllowed = proxyHosts.includes(host) || host === new URL(origin).host
  return protocol === "https:" && isAllowed && username === "" && password === "" ? href : undefined
}

/** The last part of a path, so that a name leads nowhere. */
const readFileName = (name: string, voucher: string) => name.split(/[/\\]/).at(-1) || `voucher-${voucher}.pdf`

/** A paper of which there is something: one whose bytes are no PDF and whose address is not allowed is there, but cannot be had. */
const readDocument = (item: unknown, voucher: string, rules: ProxyRules): ReadonlyArray<VoucherDocument> => {
  const fields = fieldsOf(item)
  const bytes = textOf(fields?.documentbyte).replace(/\s+/g, "")
  const address = textOf(fields?.documenturl)
  if (bytes === "" && address === "") return []
  const url = readAddress(address, rules)
  const fileName = readFileName(textOf(fields?.filename), voucher)
  return [{ fileName, ...(isPdf(bytes) ? { base64: bytes } : {}), ...(url === undefined ? {} : { url }) }]
}

/** A purchase with what is told of it (AC-04); undefined for what is no object. */
const readVoucher = (row: unknown, rules: ProxyRules): Voucher | undefined => {
  const fields = fieldsOf(row)
  if (fields === undefined) return undefined
  const [reserveId, order] = [idOf(fields.reserveid), idOf(fields.idsalesorder)]
  const papers = listOf(fieldsOf(fields.header)?.documents)
  return {
    reserveId,
    order,
    plan: textOf(fields.productname),
    passengers: listOf(fieldsOf(fields.line)?.passengers).flatMap(readName),
    bought: dayOf(fields.dateconfirmedsale),
    start: dayOf(fields.departuredate),
    end: dayOf(fields.returndate),
    documents: papers.flatMap((item) => readDocument(item, reserveId || order, rules))
  }
}

/** Reads the list of purchases (AC-03); undefined for what is no list. */
export const readVouchers = (answer: unknown, rules: ProxyRules): PurchasesFound | undefined => {
  const rows = Option.getOrUndefined(decodeList(answer))
  if (rows === undefined) return undefined
  const vouchers = rows.flatMap((row) => readVoucher(row, rules) ?? [])
  return { vouchers, unread: rows.length - vouchers.length }
}
