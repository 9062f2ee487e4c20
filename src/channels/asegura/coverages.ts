import { coveragesOf } from "../providerCoverages"
import { catalogue } from "./catalogue"
import { channel } from "./channel"

/** What each plan of the shelf covers (HO-09). */
export const coverages = coveragesOf(channel, catalogue)
