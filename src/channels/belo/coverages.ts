import { coveragesOf } from "../providerCoverages"
import { catalogue, terms } from "./catalogue"
import { channel } from "./channel"

/** The coverage tables of the home page's plans (HO-09). */
export const coverages = coveragesOf(channel, catalogue, terms)
