/** Caches the promise. A failed load is dropped, so that the next call loads again. */
export const once = <A>(load: () => Promise<A>): (() => Promise<A>) => {
  let coming: Promise<A> | undefined
  return () => {
    coming ??= load().catch((cause: unknown) => {
      coming = undefined
      throw cause
    })
    return coming
  }
}
