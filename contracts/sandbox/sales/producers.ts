const brokers = ["PROD100", "PROD200", "PROD300"]

/** Who sold what a partner arranged, on any channel (EX-06). */
const externalRobot = "BOTB2C"

/** Who else may have sold a trip, by channel; the other channels know of no producers (PR-01). */
const producers = new Map(
  ["BBVA", "MESSIS", "ASEGURA", "PERSONAL", "MIW", "MAKLER"].map((code): [string, readonly string[]] => [code, brokers])
)

/** Whether a channel knows a producer's code; capitals do not matter. */
export const isProducer = (channel: string, code: string): boolean => {
  const told = code.trim().toUpperCase()
  return told === externalRobot || (producers.get(channel)?.includes(told) ?? false)
}
