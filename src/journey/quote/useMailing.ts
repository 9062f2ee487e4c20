import { usePerPage } from "../lifetimes"
import { makeMailing } from "./mailing"

export const useMailing = (onSent: () => void) => usePerPage((journey) => makeMailing(journey, onSent))
