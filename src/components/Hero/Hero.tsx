import styles from "./Hero.module.css"
import { HeroFrame, type HeroFrameProps } from "./HeroFrame"

export type HeroProps = Omit<HeroFrameProps, "look">

/** A landscape with the page's title on its calm side. It goes under a Header of kind "over". */
export const Hero = (props: HeroProps) => (
  <HeroFrame {...props} look={props.kind === "slim" ? styles.Hero : undefined} />
)
