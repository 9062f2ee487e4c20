import { type ReactNode, useEffect, useRef } from "react"
import styles from "./HeroBody.module.css"

/** In pixels of scroll (HO-02). HeroBody.module.css repeats the value. */
const fadeOver = 300

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

/** A hero's text. On the home it fades with scroll, except under reduced motion (HO-02). */
export const HeroBody = ({ kind, children }: { readonly kind: "full" | "slim"; readonly children: ReactNode }) => {
  const ref = useFollowedScroll(kind === "full")
  return (
    <div className={styles.HeroBody} data-wrap data-kind={kind}>
      <div ref={ref} className={styles.words} data-stack>
        {children}
      </div>
    </div>
  )
}
