import { holdsCardNumber, withoutMarks } from "../person/typed"
import type { Producer } from "./cart"

/** What stops a purchase that a producer sold: no code, or a card number in its place (PR-03, VA-08). */
export const producerProblem = ({ code, sold }: Producer): "required" | "card" | undefined => {
  if (!sold) return undefined
  if (withoutMarks(code).trim() === "") return "required"
  return holdsCardNumber(code) ? "card" : undefined
}

/** What to store of an answer: without a sale by a producer, and of a card number, no code (VA-08). */
export const keptProducer = (given: Producer): Producer => {
  const isGood = given.sold && producerProblem(given) === undefined
  return { sold: given.sold, code: isGood ? withoutMarks(given.code).trim() : "" }
}
