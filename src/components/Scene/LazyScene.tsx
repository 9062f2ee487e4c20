import { Scene, type SceneProps } from "./Scene"
import { useNear } from "./useNear"

/** A scene below the fold. Loads its drawing shortly before it scrolls into view. */
export const LazyScene = ({ name, fit }: Pick<SceneProps, "name" | "fit">) => {
  const [ref, near] = useNear<SVGSVGElement>()
  return <Scene ref={ref} name={name} fit={fit} drawn={near} />
}
