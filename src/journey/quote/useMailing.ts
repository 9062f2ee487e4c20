import { usePerPage } from "../lifetimes"
import { makeMailing } from "./mailing"

/** Mails quotes from a page. Only the first `onSent` counts; it runs for each sent mail. */
export const useMailing = (onSent: () => void) => usePerPage((journey) => makeMailing(journey, onSent))
