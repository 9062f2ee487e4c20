import { inflateSync } from "node:zlib"

/** The objects of a PDF by number: dictionary and unpacked stream. */
const objectsOf = (pdf: string) =>
  new Map(
    [...pdf.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, number = "", text = ""]) => {
      const [head = "", packed] = text.split(/\nstream\n/)
      const bytes = packed === undefined ? undefined : Buffer.from(packed.replace(/\nendstream$/, ""), "latin1")
      const stream = bytes && head.includes("/FlateDecode") ? inflateSync(bytes).toString("latin1") : ""
      return [number, { head, stream }] as const
    })
  )

/** The letters of a font's codes, in the order of the codes. */
const lettersOf = (map: string) =>
  [...map.matchAll(/\[([^\]]*)\] *$|\[((?:<[0-9a-f]+> ?)+)\]/gim)].flatMap(([, a, b]) =>
    [...(a ?? b ?? "").matchAll(/<([0-9a-f]+)>/gi)].map(([, code = ""]) =>
      Buffer.from(code, "hex").swap16().toString("utf16le")
    )
  )

// Node's own decoder drops the signs that Latin 1 lacks.
const beyondLatin = "€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ"
const western = (bytes: Buffer) =>
  bytes.toString("latin1").replace(/[\u0080-\u009f]/g, (sign) => beyondLatin[sign.charCodeAt(0) - 128] ?? "")

/**
 * The words of a PDF as drawn, page after page. Its fonts are embedded with a map, or are the
 * standard ones.
 */
export const pdfText = (bytes: Uint8Array): string => {
  const pdf = Buffer.from(bytes).toString("latin1")
  const objects = objectsOf(pdf)
  const letters = new Map(
    [...pdf.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, font = "", number = ""]) => {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(number)?.head ?? "")?.[1]
      return [font, map === undefined ? undefined : lettersOf(objects.get(map)?.stream ?? "")] as const
    })
  )
  const drawn = [...objects.values()].filter(({ stream }) => / Tf\n/.test(stream))
  return drawn
    .map(({ stream }) => {
      let font = ""
      return [...stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)]
        .map(([, named, shown = ""]) => {
          if (named) font = named
          const known = letters.get(font)
          const hex = [...shown.matchAll(/<([0-9a-f]*)>/gi)].map(([, part = ""]) => part).join("")
          if (known === undefined) return western(Buffer.from(hex, "hex"))
          return (hex.match(/.{4}/g) ?? []).map((code) => known[Number.parseInt(code, 16)] ?? "").join("")
        })
        .filter((line) => line !== "")
        .join(" ")
    })
    .join("\n")
}
