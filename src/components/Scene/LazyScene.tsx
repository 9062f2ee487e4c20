import { Scene, type SceneProps } from "./Scene"
import { useNear } from "./useNear"

/** A scene below the first view: its drawing is fetched when it comes near. */
export const LazyScene = ({ name, fit }: Pick<SceneProps, "name" | "fit">) => {
  const [ref, near] = useNear<SVGSVGElement>()
  return <Scene ref={ref} name={name} fit={fit} drawn={near} />
}
