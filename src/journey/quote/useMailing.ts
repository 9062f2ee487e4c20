import { usePerPage } from "../lifetimes"
import { makeMailing } from "./mailing"

/** Mails quotes from a page. The first `onSent` that is given hears of each mail that went out. */
export const useMailing = (onSent: () => void) => usePerPage((journey) => makeMailing(journey, onSent))
