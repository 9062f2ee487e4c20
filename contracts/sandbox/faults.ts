import { channels } from "./channels"
import type { Problem } from "./http/answers"
import { checksOf, isObject } from "./http/checks"

/** A number from 400 to 599 answers with that status. */
const faultNames = ["down", "cut", "timeout", "html", "shape", "slow", "answer", "empty", "error-field", "many"]
const statusFault = /^[45]\d\d$/

/** A failure of the next `times` calls, in one channel or in all. */
export type Fault = {
  readonly call: string
  readonly fault: string
  readonly channel: string | undefined
  /** `slow`: milliseconds before the right answer. */
  readonly ms: number
  /** `many`: number of plans. */
  readonly count: number
  /** `answer`: body and status. */
  readonly body: unknown
  readonly status: number
  times: number
}

/** The pending faults. `take` uses up one. */
export type Faults = {
  readonly add: (fault: Fault) => void
  readonly take: (call: string, channel: string | undefined) => Fault | undefined
  readonly list: () => readonly Fault[]
  readonly clear: (channel?: string) => void
}

/** Starts without faults. They happen in the order of their orders. */
export const createFaults = (): Faults => {
  let waiting: Fault[] = []
  return {
    add: (fault) => void waiting.push(fault),
    take: (call, channel) => {
      if (waiting.length === 0) return undefined
      const fits = (fault: Fault) => fault.call === call && (fault.channel === undefined || fault.channel === channel)
      const fault = waiting.find(fits)
      if (fault === undefined) return undefined
      fault.times -= 1
      if (fault.times <= 0) waiting = waiting.filter((other) => other !== fault)
      return fault
    },
    list: () => waiting,
    clear: (channel) => {
      waiting = channel === undefined ? [] : waiting.filter((fault) => fault.channel !== channel)
    }
  }
}

const defaults = { ms: 6000, count: 15, times: 1, status: 200, channel: null, body: null }

/** Reads the body of `POST /_sandbox/faults`; errors are in Spanish. */
export const readFault = (
  body: unknown,
  callNames: readonly string[]
): { readonly fault: Fault } | { readonly problems: readonly Problem[] } => {
  if (!isObject(body)) return { problems: [{ campo: "cuerpo", mensaje: "Debe ser un objeto JSON." }] }
  const source: Readonly<Record<string, unknown>> = { ...defaults, ...body }
  const checks = checksOf(source, "")
  const call = checks.text("call", /./, `Debe ser una de: ${callNames.join(", ")}.`)
  if (call !== "" && !callNames.includes(call)) checks.refuse("call", `Debe ser una de: ${callNames.join(", ")}.`)
  const fault = checks.text("fault", /./, `Debe ser uno de: ${faultNames.join(", ")}, o un estado 400 a 599.`)
  if (fault !== "" && !faultNames.includes(fault) && !statusFault.test(fault))
    checks.refuse("fault", `Debe ser uno de: ${faultNames.join(", ")}, o un estado 400 a 599.`)
  const channel = checks.textOrNull("channel", 20) ?? undefined
  if (channel !== undefined && !channels.has(channel)) checks.refuse("channel", "No es un canal conocido.")
  const ms = checks.whole("ms", 0, 120_000)
  const count = checks.whole("count", 0, 2000)
  const times = checks.whole("times", 1, 1_000_000_000)
  const status = checks.whole("status", 200, 599)
  if (checks.problems.length > 0) return { problems: checks.problems }
  return { fault: { call, fault, channel, ms, count, times, status, body: source.body } }
}
