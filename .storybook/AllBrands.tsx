import { useEffect, useRef, useState } from "react"
import styles from "./AllBrands.module.css"
import { channels } from "./channels"

interface LayoutProps {
  readonly address: string
  readonly name: string
  /** A frame loads only after the one before it, so that the first brand does not wait for the last. */
  readonly loads: boolean
  readonly onLoaded: () => void
}

/** In pixels: a page is cut here, and scrolls. */
const tallest = 1600

/** A story in one brand, as tall as its content. */
const Layout = ({ address, loads, name, onLoaded }: LayoutProps) => {
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(240)
  useEffect(() => {
    const timer = setInterval(() => {
      const inside = frame.current?.contentDocument
      const end = inside?.querySelector("#storybook-root")?.getBoundingClientRect().bottom ?? 0
      if (inside && end > 0)
        setHeight(Math.min(tallest, Math.ceil(Math.max(120, end + (inside.defaultView?.scrollY ?? 0) + 32))))
    }, 400)
    return () => clearInterval(timer)
  }, [])
  return (
    <figure className={styles.brand}>
      <figcaption>
        <a href={address} target="_blank" rel="noreferrer">
          {name}
        </a>
      </figcaption>
      {loads ? (
        <iframe ref={frame} title={name} src={address} style={{ blockSize: height }} onLoad={onLoaded} />
      ) : (
        <div className={styles.waiting}>Loads after the one before</div>
      )}
    </figure>
  )
}

const touches = ["wheel", "touchstart", "pointerdown", "keydown"]

/** A play that takes the focus scrolls this page too: it stays at its top until a reader moves it. */
const useTop = () =>
  useEffect(() => {
    const rise = () => window.scrollTo(0, 0)
    const end = () => window.removeEventListener("scroll", rise)
    window.addEventListener("scroll", rise)
    for (const touch of touches) window.addEventListener(touch, end, { once: true })
    return () => {
      end()
      for (const touch of touches) window.removeEventListener(touch, end)
    }
  }, [])

interface AllBrandsProps {
  readonly story: string
  readonly globals: Readonly<Record<string, unknown>>
}

/** One story in every brand, side by side, under the other switches. */
export const AllBrands = ({ globals, story }: AllBrandsProps) => {
  useTop()
  const [loaded, setLoaded] = useState(0)
  const { backgrounds: _, channel: __, viewport: ___, ...kept } = globals
  const others = Object.entries(kept).flatMap(([name, value]) =>
    typeof value === "string" ? [`${name}:${value}`] : []
  )
  const args = new URLSearchParams(location.search).get("args")
  return (
    <div className={styles.AllBrands}>
      {channels.map((channel, place) => {
        const query = new URLSearchParams({ id: story, viewMode: "story", ...(args && { args }) })
        query.set("globals", [`channel:${channel}`, ...others].join(";"))
        return (
          <Layout
            key={`${channel} ${query}`}
            name={channel.toUpperCase()}
            address={`iframe.html?${query}`}
            loads={place <= loaded}
            onLoaded={() => setLoaded((before) => Math.max(before, place + 1))}
          />
        )
      })}
    </div>
  )
}
