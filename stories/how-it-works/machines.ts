import type { Explained } from "./explore"
import { passengers } from "./passengersMachine"
import { payment } from "./paymentMachine"
import { quote } from "./quoteMachine"

/** Every machine of the core; a test asks each for a story and a requirement of each state. */
export const machines: ReadonlyArray<Explained> = [quote, passengers, payment]
