import { drawings, Scene, type SceneProps } from "./Scene"
import { useLateDrawing } from "./useLateDrawing"

/** A scene below the fold or in a popup. Loads its drawing shortly before it is seen. */
export const LazyScene = ({ name, fit }: Pick<SceneProps, "name" | "fit">) => {
  const [ref, drawn] = useLateDrawing(drawings[name])
  return <Scene ref={ref} name={name} fit={fit} drawn={drawn} />
}
