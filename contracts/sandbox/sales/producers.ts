import type { Channel } from "../channels"

const brokers = ["PROD100", "PROD200", "PROD300"]

/** The producer of every external quote (EX-06). */
const externalRobot = "BOTB2C"

/** Whether a channel knows a producer's code. Ignores case. */
export const isProducer = ({ producers }: Channel, code: string): boolean => {
  const told = code.trim().toUpperCase()
  return told === externalRobot || (producers && brokers.includes(told))
}
