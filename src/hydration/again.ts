let tries = 0

const lostIn = (cause: unknown) => /https?:\/\/[^\s"'#]+\.js/.exec(String(cause))?.[0]

/** The part of a file that was asked for: some files hold several, and the build notes on the failure which one it is (plugin.ts). */
const partIn = (file: Readonly<Record<string, unknown>>, cause: unknown) => {
  const { part } = Object(cause) as { readonly part?: string }
  return part === undefined ? file : file[part]
}

/**
 * Fetches a part of the portal, and one that was lost on the way twice more. A browser may remember for the life of the document
 * that a module could not be fetched, and never ask again: under another fragment it is another module from the same address.
 */
export const again = <A>(fetchPart: () => Promise<A>): Promise<A> =>
  fetchPart()
    .catch((cause) => (lostIn(cause) ? fetchPart() : Promise.reject(cause)))
    .catch(async (cause) => {
      const lost = lostIn(cause)
      if (lost === undefined) throw cause
      tries += 1
      return partIn(await import(/* @vite-ignore */ `${lost}#${tries}`), cause) as A
    })
