import { perVisit, usePageLife } from "../lifetimes"
import { useJourney } from "../useJourney"
import { makeServiceForms } from "./serviceForms"

type ServiceForms = ReturnType<typeof makeServiceForms>

const formsOf = perVisit(makeServiceForms)

/** A form of this visit. Leaving the page keeps the typed text and hides its messages. */
export const useServiceForm = <Form extends keyof ServiceForms>(form: Form): ServiceForms[Form] =>
  usePageLife(formsOf(useJourney())[form], {
    enter:
      ({ hush: calm, dismiss }) =>
      () => {
        calm()
        dismiss()
      }
  })
