import type { Requirement } from "../requirement"

export const requirement: Requirement = {
  text: `A declined card's number is marked until it changes, and what a payment's modal said stays over
    the button until the next press.`
}
