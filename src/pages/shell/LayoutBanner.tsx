import { useEffect, useState } from "react"
import { late, useLoaded } from "../../browser/late"
import { bannerImage, bannerWords } from "../../core/banner/banner"
import { useJourney } from "../../journey/useJourney"
import { useRead } from "../../journey/useRead"

/** Most visits have no banner: its code comes only with one. If it is lost, none shows. */
const Banner = late(async () => (await import("../../components/Banner/Banner")).Banner, { instead: () => null })

/**
 * Whether the visitor pressed a key or the page while `waits`, or before this script was here: the
 * bootstrap script marks that.
 */
const usePressed = (waits: boolean) => {
  const [pressed, setPressed] = useState(false)
  useEffect(() => {
    if (!waits) return
    if (document.querySelector("#root[data-pressed]")) return setPressed(true)
    const waiting = new AbortController()
    for (const sign of ["pointerdown", "keydown"])
      addEventListener(sign, () => setPressed(true), { capture: true, passive: true, signal: waiting.signal })
    return () => waiting.abort()
  }, [waits])
  return pressed
}

/** The banner moves what is below it, so on a page already in use it waits for the next page. */
export const LayoutBanner = () => {
  const { channel, copy, visit } = useJourney()
  const { alt, close, label } = copy.shell.banner
  const shown = useRead(visit.banner)
  const Strip = useLoaded(Banner)
  const isHere = shown !== undefined && Strip !== undefined
  const [isLate] = useState(!isHere)
  const isInUse = usePressed(!isHere)
  useEffect(() => {
    if (shown) void Banner()
  }, [shown])
  if (!isHere || isInUse) return null
  return (
    <Strip
      image={{ src: bannerImage(shown), alt: alt(bannerWords(shown), channel.brandName) }}
      late={isLate}
      label={label}
      closeLabel={close}
      onClose={visit.closeBanner}
    />
  )
}
