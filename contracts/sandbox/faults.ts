import { channels } from "./channels"
import { isObject, one, text, whole, wrongIn } from "./http/checks"

const faultNames = ["down", "cut", "timeout", "html", "shape", "slow", "answer", "many"]
/** Beside these names a status is a fault: 400 to 599. */
const statusFault = /^[45]\d\d$/

/** A failure of the next `times` calls, in one channel or in all. */
export type Fault = {
  readonly call: string
  readonly fault: string
  /** null for all. */
  readonly channel: string | null
  /** `slow`: milliseconds before the right answer. */
  readonly ms: number
  /** `many`: how many plans of a quote to answer. */
  readonly count: number
  /** `answer`: body and status. */
  readonly body: unknown
  readonly status: number
  times: number
}

/** The pending faults; none at first. A call meets the oldest one that is for it. */
export const createFaults = () => {
  let waiting: Fault[] = []
  /** The slow answers under way, each with what ends its wait. */
  const slow = new Map<() => void, Fault>()
  return {
    add: (fault: Fault) => void waiting.push(fault),
    /** The next fault of a call; this uses it up by one. */
    take: (call: string, channel: string | undefined): Fault | undefined => {
      if (waiting.length === 0) return undefined
      const fits = (fault: Fault) => fault.call === call && (fault.channel === null || fault.channel === channel)
      const fault = waiting.find(fits)
      if (fault === undefined) return undefined
      fault.times -= 1
      if (fault.times <= 0) waiting = waiting.filter((other) => other !== fault)
      return fault
    },
    /** Resolves after the `ms` of a `slow` fault, or once it is forgotten. */
    wait: (fault: Fault) =>
      new Promise<void>((resolve) => {
        const end = () => {
          clearTimeout(timer)
          slow.delete(end)
          resolve()
        }
        const timer = setTimeout(end, fault.ms).unref()
        slow.set(end, fault)
      }),
    list: (): readonly Fault[] => waiting,
    /** Forgets a channel's faults, or all; their slow answers come at once. */
    clear: (channel?: string) => {
      const stays = (fault: Fault) => channel !== undefined && fault.channel !== channel
      waiting = waiting.filter(stays)
      for (const [end, fault] of slow) if (!stays(fault)) end()
    }
  }
}

const defaults = { ms: 6000, count: 15, times: 1, status: 200, channel: null, body: null }

/** Reads the body of `POST /_sandbox/faults`, or names every wrong field. */
export const readFault = (
  body: unknown,
  callNames: readonly string[]
): { readonly fault: Fault } | { readonly wrong: readonly string[] } => {
  const asked = isObject(body) ? { ...defaults, ...body } : body
  const wrong = wrongIn(asked, {
    call: one(...callNames),
    fault: (name) => one(...faultNames)(name) || text(statusFault)(name),
    channel: one(null, ...channels.keys()),
    ms: whole(0, 120_000),
    count: whole(0, 2000),
    times: whole(1, 1_000_000_000),
    status: whole(200, 599),
    body: () => true
  })
  return wrong.length > 0 ? { wrong } : { fault: { ...(asked as Fault) } }
}
