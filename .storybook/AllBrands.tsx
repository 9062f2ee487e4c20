import { useEffect, useRef, useState } from "react"
import styles from "./AllBrands.module.css"
import { channels } from "./channels"
import { viewportOf, widths } from "./widths"

interface LayoutProps {
  readonly address: string
  readonly name: string
  /** In pixels: the window of the story, drawn smaller to fit. Undefined: its column's. */
  readonly width: number | undefined
  /** A frame loads only after the one before it, so that the first brand does not wait for the last. */
  readonly loads: boolean
  readonly onLoaded: () => void
}

/** In pixels: a page is cut here, and scrolls. */
const tallest = 1600

/** A story in one brand, as tall as its content. */
const Layout = ({ address, loads, name, onLoaded, width }: LayoutProps) => {
  const frame = useRef<HTMLIFrameElement>(null)
  const column = useRef<HTMLElement>(null)
  const [{ height, scale }, setSize] = useState({ height: 240, scale: 1 })
  useEffect(() => {
    const timer = setInterval(() => {
      const inside = frame.current?.contentDocument
      const end = inside?.querySelector("#storybook-root")?.getBoundingClientRect().bottom ?? 0
      const shown = column.current?.clientWidth ?? 0
      if (!inside || end <= 0 || shown === 0) return
      const scale = width === undefined ? 1 : Math.min(1, shown / width)
      const content = Math.max(120, end + (inside.defaultView?.scrollY ?? 0) + 32)
      setSize({ scale, height: Math.ceil(Math.min(tallest / scale, content)) })
    }, 400)
    return () => clearInterval(timer)
  }, [width])
  return (
    <figure ref={column} className={styles.brand}>
      <figcaption>
        <a href={address} target="_blank" rel="noreferrer">
          {name}
        </a>
      </figcaption>
      {loads ? (
        <div style={{ blockSize: Math.ceil(height * scale) }}>
          <iframe
            ref={frame}
            title={name}
            src={address}
            style={{ inlineSize: width ?? "100%", blockSize: height, transform: `scale(${scale})` }}
            onLoad={onLoaded}
          />
        </div>
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

/** The width of the toolbar's viewport; undefined without one. */
const askedWidth = ({ viewport }: Readonly<Record<string, unknown>>) => {
  const value = typeof viewport === "object" && viewport && "value" in viewport ? viewport.value : viewport
  return widths.find((width) => viewportOf(width) === value)
}

interface AllBrandsProps {
  readonly story: string
  readonly globals: Readonly<Record<string, unknown>>
}

/** One story in every brand, side by side, in the asked window and under the other switches. */
export const AllBrands = ({ globals, story }: AllBrandsProps) => {
  useTop()
  const [loaded, setLoaded] = useState(0)
  const { backgrounds: _, channel: __, viewport: ___, ...kept } = globals
  const others = Object.entries(kept).flatMap(([name, value]) =>
    typeof value === "string" ? [`${name}:${value}`] : []
  )
  const width = askedWidth(globals)
  const args = new URLSearchParams(location.search).get("args")
  return (
    <div className={styles.AllBrands} data-wide={width !== undefined && width >= 768}>
      {channels.map((channel, place) => {
        const query = new URLSearchParams({ id: story, viewMode: "story", ...(args && { args }) })
        query.set("globals", [`channel:${channel}`, ...others].join(";"))
        return (
          <Layout
            key={`${channel} ${query}`}
            name={channel.toUpperCase()}
            address={`iframe.html?${query}`}
            width={width}
            loads={place <= loaded}
            onLoaded={() => setLoaded((before) => Math.max(before, place + 1))}
          />
        )
      })}
    </div>
  )
}
