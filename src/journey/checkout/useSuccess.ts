import { useSessionEnd } from "../account/useSessionEnd"
import { usePerPage } from "../lifetimes"
import { useOnEnter } from "../useJourney"
import { makeSuccess, type SuccessJourney } from "./success"

export const useSuccess = (): SuccessJourney => {
  const success = usePerPage(makeSuccess)
  useOnEnter(success.enter)
  useSessionEnd(success.enter)
  return success
}
