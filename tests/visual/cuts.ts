import { cropped, type Difference, encoded, type Picture } from "./picture"
import { around, cut, differentPlaces } from "./places"
import type { Cut } from "./report"

/** A photograph has half the size of its page. */
const scale = 2

/** The most places that the report shows of one photograph. */
const most = 3

/** The places where two photographs differ, cut out of both. */
export const cutsOf = (before: Picture, after: Picture, { marked }: Difference): ReadonlyArray<Cut> =>
  differentPlaces(before, after, marked)
    .slice(0, most)
    .map((place) => {
      const spot = around(place, marked)
      const [was, now] = [cut(before, spot), cut(after, spot)]
      return { before: encoded(was), after: encoded(now), width: now.width * scale, height: now.height * scale }
    })

/** The top of a photograph that has none before it. */
export const topOf = (picture: Picture): ReadonlyArray<Cut> => {
  const top = cropped(picture, 640, 320)
  const png = encoded(top)
  return [{ before: png, after: png, width: top.width * scale, height: top.height * scale }]
}
