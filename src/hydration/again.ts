/** How often a document that lists its scripts (TR-26) lists each one under another fragment. */
export const retriesUnderSeal = 3

const tries = new Map<string, number>()

/** A script that the document does not list would run unchecked, or not at all. */
const mostTries = () => (document.querySelector("script[type=importmap]") ? retriesUnderSeal : Infinity)

/** The file was wanted before the part itself, and can be requested again (src/build/again.ts). */
const isAhead = (cause: unknown) => String(cause).includes("Unable to preload")

const lostIn = (cause: unknown) => /https?:\/\/[^\s"'#]+\.js/.exec(String(cause))?.[0]

/**
 * The wanted part of a file. Some files hold several; the build notes on the failure which one it
 * is (src/build/again.ts).
 */
const partIn = (file: Readonly<Record<string, unknown>>, cause: unknown) => {
  const { part } = Object(cause) as { readonly part?: string }
  return part === undefined ? file : file[part]
}

/** Tells the starter of a file that is lost in this document: perhaps for one of its own imports. */
const tell = (lost: string) => document.getElementById("root")?.dispatchEvent(new CustomEvent("lost", { detail: lost }))

/**
 * Imports a part of the portal, and tries a lost one twice more. A browser may remember for the
 * life of the document that a module failed, and never request it again. Under another fragment it
 * is another module from the same address.
 */
export const again = <A>(fetchPart: () => Promise<A>): Promise<A> =>
  fetchPart()
    .catch((cause) => (lostIn(cause) ? fetchPart() : Promise.reject(cause)))
    .catch(async (cause) => {
      const lost = lostIn(cause)
      if (lost === undefined) throw cause
      if (isAhead(cause)) return fetchPart()
      const next = (tries.get(lost) ?? 0) + 1
      if (next > mostTries()) throw cause
      tries.set(lost, next)
      const file = await import(/* @vite-ignore */ `${lost}#${next}`).catch((still) => {
        tell(lost)
        throw still
      })
      return partIn(file, cause) as A
    })
