import type { Day } from "../../core/trip/calendar"
import { dayHere } from "./dayHere"

/** The day it is where the visitor is, by this machine's clock and zone: people have their birthdays by it (PA-10). */
export const todayHere = (): Day => dayHere(new Date())
