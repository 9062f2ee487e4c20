import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** What a server gains from finding compressed beside itself. */
export const compressible = /\.(js|css|html|svg|json|webmanifest)$/

/** The text as small as it gets, by the ending that its file has beside the plain one. */
export const compressed = async (text: string | Uint8Array): Promise<ReadonlyMap<".br" | ".gz", Uint8Array>> => {
  const source = Buffer.from(text)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: source.length }
  const [br, gz] = await Promise.all([brotli(source, { params }), gzipped(source, { level: 9 })])
  return new Map([
    [".br", br],
    [".gz", gz]
  ])
}
