import { type ReactNode, useEffect, useRef } from "react"
import styles from "./HeroBody.module.css"

/** Over how much scroll a hero's content goes, in pixels (HO-02); the same in HeroBody.module.css. */
const fadeOver = 300

/** Where scrolling cannot drive an animation, it is followed. */
const useFollowedScroll = (followed: boolean) => {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const body = ref.current
    if (!followed || !body || CSS.supports("animation-timeline", "scroll()")) return
    const events = new AbortController()
    const follow = () => body.style.setProperty("--left", String(Math.max(0, 1 - window.scrollY / fadeOver)))
    follow()
    window.addEventListener("scroll", follow, { passive: true, signal: events.signal })
    return () => events.abort()
  }, [followed])
  return ref
}

/** Where a hero's words stand; on a home they fade as the page is scrolled, unless motion is not wanted (HO-02). */
export const HeroBody = ({ kind, children }: { readonly kind: "full" | "slim"; readonly children: ReactNode }) => {
  const ref = useFollowedScroll(kind === "full")
  return (
    <div className={styles.HeroBody} data-kind={kind}>
      <div ref={ref} className={styles.words}>
        {children}
      </div>
    </div>
  )
}
