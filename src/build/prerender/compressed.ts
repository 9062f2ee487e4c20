import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** File types that the build also stores compressed. */
export const compressible = /\.(js|css|html|svg|json|webmanifest)$/

/**
 * Compresses at the highest level; the keys are the suffixes of the stored files. A build for
 * development stays as it is: a browser on the same machine reads it once.
 */
export const compressed = async (text: string | Uint8Array): Promise<ReadonlyMap<".br" | ".gz", Uint8Array>> => {
  if (process.env.NODE_ENV === "development") return new Map()
  const source = Buffer.from(text)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: source.length }
  const [br, gz] = await Promise.all([brotli(source, { params }), gzipped(source, { level: 9 })])
  return new Map([
    [".br", br],
    [".gz", gz]
  ])
}
