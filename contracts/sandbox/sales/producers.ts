const brokers = ["PROD100", "PROD200", "PROD300"]

/** Who may have sold a trip, by channel; the other channels know of no producers (2§6). B2C's is the robot of external quotes (2§9). */
const producers = new Map([
  ...["BBVA", "MESSIS", "ASEGURA", "PERSONAL", "MIW", "MAKLER"].map((code): [string, readonly string[]] => [
    code,
    brokers
  ]),
  ["B2C", ["BOTB2C"]] as const
])

/** Whether a channel knows a producer's code; capitals do not matter. */
export const isProducer = (channel: string, code: string): boolean =>
  producers.get(channel)?.includes(code.trim().toUpperCase()) ?? false
