/**
 * A channel to the other tabs of this origin. Undefined in browsers that block site data, where the
 * constructor throws.
 */
export const openChannel = (name: string): BroadcastChannel | undefined => {
  try {
    return new BroadcastChannel(name)
  } catch {
    return undefined
  }
}
