import { Hero, type HeroProps } from "../Hero/Hero"
import styles from "./ShortHero.module.css"

/** A slim hero. A phone shows only its title, on a strip of the landscape (RS-24). */
export const ShortHero = (props: Omit<HeroProps, "kind">) => (
  <div className={styles.ShortHero}>
    <Hero {...props} kind="slim" />
  </div>
)
