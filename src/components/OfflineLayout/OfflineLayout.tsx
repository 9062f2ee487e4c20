import type { ReactNode } from "react"
import type { Scenery } from "../../styles/looks"
import { Logo, type LogoImage } from "../Logo/Logo"
import { Scene } from "../Scene/Scene"
import styles from "./OfflineLayout.module.css"

/** Phosphor's `wifi-slash-bold`. Here alone: the sprite comes with every page. */
const noConnection =
  "M216.88,207.93a12,12,0,1,1-17.76,16.14L147.78,167.6a56.06,56.06,0,0,0-52.71,7.1,12,12,0,0,1-14.14-19.4,79.35,79.35,0,0,1,41.92-15.12L103.51,118.9a104.18,104.18,0,0,0-40.06,19.55,12,12,0,0,1-14.9-18.81A128.46,128.46,0,0,1,85.61,99.21l-17.31-19a151.14,151.14,0,0,0-36.68,22.28A12,12,0,1,1,16.39,83.91a175.52,175.52,0,0,1,35-22.38L39.12,48.07A12,12,0,1,1,56.88,31.93ZM128,188a16,16,0,1,0,16,16A16,16,0,0,0,128,188Zm64.55-49.55a12,12,0,0,0,14.9-18.81A127.27,127.27,0,0,0,170,99.05a12,12,0,0,0-7.87,22.67A103.62,103.62,0,0,1,192.55,138.45Zm47.06-54.54A176.33,176.33,0,0,0,128,44c-3.94,0-7.93.13-11.86.39a12,12,0,1,0,1.59,24c3.4-.23,6.86-.34,10.27-.34a152.24,152.24,0,0,1,96.38,34.46,12,12,0,1,0,15.23-18.55Z"

export type OfflineLayoutProps = Scenery & {
  readonly logo: LogoImage
  /** Accessible name of the logo. */
  readonly brand: string
  /** How old the content is; in bold. */
  readonly age?: string | undefined
  /** That there is no connection. */
  readonly state: string
  readonly children: ReactNode
  /** What comes once there is a connection, and a button that looks for one. */
  readonly foot: ReactNode
}

/** A whole page without a connection: whose it is, and how old. Nothing in its frame leads anywhere. */
export const OfflineLayout = ({ age, brand, children, foot, logo, mood, scene, state }: OfflineLayoutProps) => (
  <div className={styles.OfflineLayout}>
    <header className={styles.top} data-scenery data-mood={mood} data-on-dark={mood === "noche" || undefined}>
      <div className={styles.land}>
        <Scene name={scene} fit="cover" />
      </div>
      <div className={styles.words}>
        <Logo image={logo} label={brand} />
        <h1 className={styles.state} data-row>
          <svg viewBox="0 0 256 256" aria-hidden="true" focusable="false">
            <path d={noConnection} />
          </svg>
          <span>
            {age && <strong>{age}</strong>} {state}
          </span>
        </h1>
      </div>
    </header>
    <main className={styles.body}>
      {children}
      <div className={styles.foot} data-small>
        {foot}
      </div>
    </main>
  </div>
)
