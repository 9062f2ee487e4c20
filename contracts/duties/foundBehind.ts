import { type Faults, startFaultyProvider } from "../verifier/faultyProvider"
import type { Checked, Finding } from "./asked"
import { duties } from "./list"

/** What the duty whose name begins so finds of a provider with these faults, its states too. */
export const foundBehind = async (checked: Checked, duty: string, faults: Faults): Promise<Finding | undefined> => {
  const faulty = await startFaultyProvider(checked.url, faults)
  const setup = `${faulty.url}/_sandbox/states`
  const found = await duties.find(({ name }) => name.startsWith(duty))?.check({ ...checked, url: faulty.url, setup })
  await faulty.close()
  return found
}
