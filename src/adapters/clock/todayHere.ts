import type { Day } from "../../core/trip/calendar"
import { dayHere } from "./dayHere"

/** Today in the device's time zone. Ages and birthdays follow it (PA-10). */
export const todayHere = (): Day => dayHere(new Date())
