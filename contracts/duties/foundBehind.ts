import { type Fault, type Faults, startFaultyProvider } from "../verifier/faultyProvider"
import type { Checked, Finding } from "./asked"
import { duties } from "./list"

/** What the duty whose name begins so finds of a provider with these faults, in its states and its login too. */
export const foundBehind = async (checked: Checked, duty: string, faults: Faults): Promise<Finding | undefined> => {
  const { close, url } = await startFaultyProvider(checked.url, faults)
  const asked = { ...checked, url, setup: `${url}/_sandbox/states`, login: `${url}/_sandbox/session` }
  return duties
    .find(({ name }) => name.startsWith(duty))
    ?.check(asked)
    .finally(close)
}

/** Faults of calls, by the duty that they break; and what is told of each. */
type Broken = Readonly<Record<string, Readonly<Record<string, ReadonlyArray<readonly [fault: Fault, told: string]>>>>>

/** A row for each fault. */
export const rowsOf = (broken: Broken) =>
  Object.entries(broken).flatMap(([duty, calls]) =>
    Object.entries(calls).flatMap(([call, faults]) => faults.map(([fault, told]) => ({ duty, call, fault, told })))
  )
