import { useSessionEnd } from "../account/useSessionEnd"
import { usePerPage } from "../lifetimes"
import { useOnEnter } from "../useJourney"
import { makeSuccess, type SuccessJourney } from "./success"

/** The page after a purchase. It looks once, and again when the visitor's session ends. */
export const useSuccess = (): SuccessJourney => {
  const success = usePerPage(makeSuccess)
  useOnEnter(success.enter)
  useSessionEnd(success.enter)
  return success
}
