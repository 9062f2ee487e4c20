import "../../styles/scenes.css"
import type { Ref } from "react"
import type { SceneName } from "../../styles/looks"
import asia from "./asia.svg?url&no-inline"
import atacama from "./atacama.svg?url&no-inline"
import caribe from "./caribe.svg?url&no-inline"
import europa from "./europa.svg?url&no-inline"
import faro from "./faro.svg?url&no-inline"
import patagonia from "./patagonia.svg?url&no-inline"
import puente from "./puente.svg?url&no-inline"
import quebrada from "./quebrada.svg?url&no-inline"
import styles from "./Scene.module.css"
import ventana from "./ventana.svg?url&no-inline"

export const drawings: Readonly<Record<SceneName, string>> = {
  asia,
  atacama,
  caribe,
  europa,
  faro,
  patagonia,
  puente,
  quebrada,
  ventana
}

/**
 * How the scene fills its parent, which has `data-scenery`. hero: full height of the home
 * page · slim: beside a page's title, as Hero says · card: a strip on top of a product · strip: a lower one, on
 * top of a cart · band: a wide box, on a phone above its text · thumb: 44 x 34 px · cover: the
 * whole box · page: the foot of a whole page
 */
export type SceneFit = "hero" | "slim" | "card" | "strip" | "band" | "thumb" | "cover" | "page"
export type SceneProps = {
  readonly name: SceneName
  /** Where it stands: what it fills of its parent. */
  readonly fit: SceneFit
  /** false: leaves its place empty. Default: true. */
  readonly drawn?: boolean | undefined
  readonly ref?: Ref<SVGSVGElement> | undefined
}

/** Where the band of a drawing begins that holds its landmark, in units of the drawing. */
const bands: Readonly<Record<SceneName, number>> = {
  asia: 120,
  atacama: 215,
  caribe: 160,
  europa: 150,
  faro: 175,
  patagonia: 145,
  puente: 80,
  quebrada: 315,
  ventana: 170
}

/** A low box shows the landmark whole; any other shows the drawing from its foot up. */
const viewOf = (name: SceneName, fit: SceneFit) =>
  fit === "card" || fit === "strip"
    ? { viewBox: `0 ${bands[name]} 1600 450`, preserveAspectRatio: "xMaxYMid slice" }
    : { viewBox: "0 0 1600 800", preserveAspectRatio: "xMaxYMax slice" }

/** A decorative landscape in the colours of its ancestors (`data-channel`, `data-mood`). */
export const Scene = ({ name, fit, drawn = true, ref }: SceneProps) => (
  <svg
    ref={ref}
    className={styles.Scene}
    data-screen
    data-name={name}
    data-fit={fit}
    {...viewOf(name, fit)}
    aria-hidden="true"
    focusable="false"
  >
    {drawn && <use href={`${drawings[name]}#scene`} />}
  </svg>
)
