let tries = 0

const lostIn = (cause: unknown) => /https?:\/\/[^\s"'#]+\.js/.exec(String(cause))?.[0]

/**
 * The wanted part of a file. Some files hold several; the build notes on the failure which one it
 * is (src/build/again.ts).
 */
const partIn = (file: Readonly<Record<string, unknown>>, cause: unknown) => {
  const { part } = Object(cause) as { readonly part?: string }
  return part === undefined ? file : file[part]
}

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
      tries += 1
      return partIn(await import(/* @vite-ignore */ `${lost}#${tries}`), cause) as A
    })
