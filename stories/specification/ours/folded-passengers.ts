import type { Requirement } from "../requirement"

export const requirement: Requirement = {
  text: `Of several passengers a finished one folds to a row, with name, document and age, once the buyer
    goes on to another one. Its button opens the fields. A button under the fields leads to the next passenger.`,
  reading: `Never under a press, nor while its fields have the focus; one with an error or a warning stays open.
    After a reload or Back the finished ones are rows; those that came from elsewhere are open.
    The way on skips rows, stays at a field that is wrong, and is never needed: the next fields are there.`
}
