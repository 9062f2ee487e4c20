import { DniPhoto } from "../../components/DniPhoto/DniPhoto"
import { passengers as copy } from "../../copy/passengers"
import { readDniCode } from "../../core/passengers/dniCode"
import { useWords } from "../../journey/useJourney"
import type { PassengerTyped } from "./presentPassengers"

export type PassengerDniProps = {
  readonly form: PassengerTyped
  /** The id of the document type DNI, once the list is here. */
  readonly documentType: string
}

/** Fills a passenger from a photo of their DNI. What it cannot tell stays as typed. */
export const PassengerDni = ({ documentType, form }: PassengerDniProps) => {
  const words = useWords(copy)
  const onCode = (code: string) => {
    const holder = readDniCode(code)
    if (!holder) return false
    const told = Object.entries({ ...holder, documentType }).filter(([, text]) => text !== "")
    form.type(Object.fromEntries(told))
    form.blur("birth")
    return true
  }
  return <DniPhoto words={words.dni} onCode={onCode} />
}
