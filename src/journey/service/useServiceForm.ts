import { perVisit, usePageLife } from "../lifetimes"
import { useJourney } from "../useJourney"
import { makeServiceForms } from "./serviceForms"

type ServiceForms = ReturnType<typeof makeServiceForms>

const formsOf = perVisit(makeServiceForms)

export const useServiceForm = <Form extends keyof ServiceForms>(form: Form): ServiceForms[Form] =>
  usePageLife(formsOf(useJourney())[form], {
    enter:
      ({ hush: calm, dismiss }) =>
      () => {
        calm()
        dismiss()
      }
  })
