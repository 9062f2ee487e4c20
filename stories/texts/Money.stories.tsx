import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { notices } from "../../src/copy/notices"
import { payment } from "../../src/copy/payment"
import { resume } from "../../src/copy/resume"
import { Sheet } from "../foundations/Sheet"
import { moneySentences, type RecordState } from "./moneySentences"

const columns: Readonly<Record<RecordState, string>> = {
  none: "No record",
  open: "A record whose key is young",
  spent: "A record whose key is spent"
}
const states = Object.keys(columns) as ReadonlyArray<RecordState>

/** What the buyer reads about money, by what this browser knows of a payment without an answer. */
const Money = () => {
  const said = states.map((state) => new Map(moneySentences({ notices, payment, resume }, state)))
  const places = [...(said[0]?.keys() ?? [])]
  return (
    <Sheet
      title="Every sentence about money"
      lead="By what this browser knows of a payment without an answer. Only the first column says that nothing was charged."
    >
      <table>
        <thead>
          <tr>
            <th>Where</th>
            {states.map((state) => (
              <th key={state}>{columns[state]}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {places.map((place) => (
            <tr key={place}>
              <th scope="row">{place}</th>
              {said.map((texts, at) => (
                <td key={states[at]}>{texts.get(place) ?? "–"}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  )
}

const meta = {
  title: "Texts/Money",
  component: Money,
  parameters: { layout: "fullscreen", controls: { disable: true }, chromatic: { disableSnapshot: true } }
} satisfies Meta<typeof Money>
export default meta

/** 'No se cobró nada' stands in the first column alone (TR-13). */
export const Playground: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    for (const row of canvas.getAllByRole("row").slice(1)) {
      const [, open, spent] = [...row.querySelectorAll("td")].map(({ textContent }) => textContent ?? "")
      for (const text of [open, spent]) await expect(text).not.toMatch(/nada/)
    }
  }
}
