import { coveragesOf } from "../providerCoverages"
import { catalogue } from "./catalogue"
import { channel } from "./channel"

/** What each plan of the shelf covers (1§3). */
export const coverages = coveragesOf(channel, catalogue)
