let tries = 0

/**
 * Fetches a part of the portal, and one that was lost on the way once more. A browser may remember for the life of the document
 * that a module could not be fetched, and never ask again: under another fragment it is another module from the same address.
 */
export const again = async <A>(fetchPart: () => Promise<A>): Promise<A> => {
  try {
    return await fetchPart()
  } catch (cause) {
    const [lost] = /https?:\/\/[^\s"'#]+\.js/.exec(String(cause)) ?? []
    if (lost === undefined) throw cause
    tries += 1
    return import(/* @vite-ignore */ `${lost}#${tries}`)
  }
}
