import { perVisit, usePageLife } from "../lifetimes"
import { useJourney } from "../useJourney"
import { makeServiceForms } from "./serviceForms"

type ServiceForms = ReturnType<typeof makeServiceForms>

const formsOf = perVisit(makeServiceForms)

/** A form of this visit. A page that goes keeps what the visitor typed and drops what it told of it. */
export const useServiceForm = <Form extends keyof ServiceForms>(form: Form): ServiceForms[Form] =>
  usePageLife(formsOf(useJourney())[form], {
    enter:
      ({ hush: calm, dismiss }) =>
      () => {
        calm()
        dismiss()
      }
  })
