/**
 * Tells CSS which part of the window an on-screen keyboard leaves, where the page does not shrink
 * for it (iOS): `--seen` is the height of that part, `--covered` the height below it. A pinch zoom
 * covers nothing. Returns the end of the watch.
 */
export const aboveKeyboard = (): (() => void) => {
  const { style } = document.documentElement
  const seen = window.visualViewport
  const ended = new AbortController()
  const forget = () => {
    for (const name of ["--seen", "--covered"]) style.removeProperty(name)
  }
  const tell = () => {
    const covered = seen && seen.scale === 1 ? innerHeight - seen.height - seen.offsetTop : 0
    if (!seen || covered < 1) return forget()
    style.setProperty("--seen", `${seen.height}px`)
    style.setProperty("--covered", `${covered}px`)
  }
  for (const change of ["resize", "scroll"]) seen?.addEventListener(change, tell, { signal: ended.signal })
  tell()
  return () => {
    ended.abort()
    forget()
  }
}
