import { addressing } from "./addressing"
import { type Front, frontOn } from "./attack"
import { buying } from "./buying"
import { headers } from "./headers"
import { input } from "./input"
import { load } from "./load"
import { people } from "./people"
import { storage } from "./storage"

const fronts: ReadonlyArray<Front> = [addressing, headers, load, storage, buying, people, input]

/** Every attack that was tried, by the part of the portal that it meets (OU-28). */
export const attacks = fronts.map(frontOn)
