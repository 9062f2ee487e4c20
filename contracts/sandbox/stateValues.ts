import { randomUUID } from "node:crypto"

const dayLength = 86_400_000

/** `days` after `now` in UTC, as `YYYY-MM-DD`. */
const dayFrom = (now: Date, days: number) => new Date(now.getTime() + days * dayLength).toISOString().slice(0, 10)

const slashed = (day: string) => day.split("-").reverse().join("/")

/** Every value that a state answers (docs/states.md). One answer serves all states. */
export const stateValues = (now: Date): Readonly<Record<string, string>> => ({
  departure: dayFrom(now, 21),
  return: dayFrom(now, 36),
  bought: slashed(dayFrom(now, -2)),
  key: randomUUID()
})
