import { Option, Schema } from "effect"
import type { PurchasesFound } from "../../../core/account/AccountApi"
import type { Voucher, VoucherDocument } from "../../../core/account/voucher"
import type { ProxyRules } from "../allowedProxy"
import { dayOf, fieldsOf, isNoId, textOf } from "./lenient"

const decodeList = Schema.decodeUnknownOption(Schema.Array(Schema.Unknown))

const listOf = (value: unknown): ReadonlyArray<unknown> => (Array.isArray(value) ? value : [])

const idOf = (value: unknown) => {
  const id = textOf(value).replace(/\s+/g, " ")
  return isNoId(id) ? "" : id
}

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

/** The signs of base64 for 1,029 bytes: readers take a PDF with up to 1,024 before `%PDF-`. */
const beginning = 1372

/**
 * A PDF in plain base64: without the head of a `data:` address, blanks, URL-safe signs and padding,
 * so that `atob` takes it. Undefined for any other text. Four signs are three bytes, and one sign
 * alone is none.
 */
const readPdf = (told: string): string | undefined => {
  const signs = told
    .replace(/^data:[^,]{0,200};base64,/i, "")
    .replace(/\s/g, "")
    .replaceAll("-", "+")
    .replaceAll("_", "/")
  const [, bare = ""] = /^([A-Za-z\d+/]+)={0,2}$/.exec(signs) ?? []
  return bare.length % 4 !== 1 && atob(bare.slice(0, beginning)).includes("%PDF-") ? bare : undefined
}

/** Accepts https on the portal's own host or on a host that `/api_url` may name (AC-05). */
const readAddress = (address: string, { origin, proxyHosts }: ProxyRules): string | undefined => {
  if (!URL.canParse(address)) return undefined
  const { host, href, password, protocol, username } = new URL(address)
  const isAllowed = proxyHosts.includes(host) || host === new URL(origin).host
  return protocol === "https:" && isAllowed && username === "" && password === "" ? href : undefined
}

/**
 * Keeps the last part of a path, so that the file name cannot leave its folder, without invisible
 * signs, and as a PDF's: under another ending the device would open the bytes as a page.
 */
const readFileName = (name: string, voucher: string) => {
  const file = name.split(/[/\\]/).at(-1)?.replace(/\p{C}/gu, "") || `voucher-${voucher}`
  return /\.pdf$/i.test(file) ? file : `${file}.pdf`
}

/** A document with unusable bytes and address stays in the list, but without a download. */
const readDocument = (item: unknown, voucher: string, rules: ProxyRules): ReadonlyArray<VoucherDocument> => {
  const fields = fieldsOf(item)
  const bytes = textOf(fields?.documentbyte)
  const address = textOf(fields?.documenturl)
  if (bytes === "" && address === "") return []
  const url = readAddress(address, rules)
  const fileName = readFileName(textOf(fields?.filename), voucher)
  const base64 = readPdf(bytes)
  return [{ fileName, ...(base64 !== undefined && { base64 }), ...(url !== undefined && { url }) }]
}

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

/** Reads the list of purchases (AC-03). Undefined if the answer is not a list. */
export const readVouchers = (answer: unknown, rules: ProxyRules): PurchasesFound | undefined => {
  const rows = Option.getOrUndefined(decodeList(answer))
  if (rows === undefined) return undefined
  const vouchers = rows.flatMap((row) => readVoucher(row, rules) ?? [])
  return { vouchers, unread: rows.length - vouchers.length }
}
