import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, userEvent, waitFor, within } from "storybook/test"
import { framed } from "../../.storybook/framed"
import { CoverageAnswers, type CoverageAnswersProps } from "../../src/components/CoverageAnswers/CoverageAnswers"
import { asking } from "../../src/copy/asking"
import { useHeld } from "./holding"

const { alike, ask, examples, examplesTitle, none, notFound, said, topics, ...words } = asking

const row = (description: string, detail: string) => [{ id: description, description, detail }]

const dentist = {
  id: "dentist",
  title: "Dentista",
  alike: undefined,
  plans: [
    { id: "101", title: "SILVER", price: "12 × $ 9.343,24", rows: [] },
    { id: "102", title: "GOLD", price: "12 × $ 11.645,00", rows: row("Odontología de urgencia", "USD 400") },
    { id: "103", title: "PLATINUM", price: "12 × $ 15.555,00", rows: row("Odontología de urgencia", "USD 700") }
  ]
}
const medicines = {
  id: "medicines",
  title: "Medicamentos",
  alike: "Está en los 3 planes",
  plans: dentist.plans.map((plan) => ({
    ...plan,
    rows: [...row("Medicamentos ambulatorios", "USD 600"), ...row("Medicamentos en internación", "Incluidos")]
  }))
}

/** Every question finds the dentist. */
const Asking = (props: CoverageAnswersProps) => {
  const [question, setQuestion] = useHeld(props.question)
  return (
    <CoverageAnswers
      {...props}
      question={question}
      onQuestion={setQuestion}
      topics={question ? (props.topics ?? [dentist]) : undefined}
      status={question ? props.status || "Dentista: está en 2 de 3 planes" : ""}
    />
  )
}

const meta = {
  title: "Components/Plans/CoverageAnswers",
  component: CoverageAnswers,
  parameters: { layout: "fullscreen", ...framed },
  render: (args) => <Asking {...args} />,
  args: {
    ...words,
    open: true,
    onClose: fn(),
    question: "",
    onQuestion: fn(),
    status: "",
    topics: undefined,
    offer: { title: examplesTitle, questions: examples },
    onChoose: fn(),
    contact: (
      <>
        <p>{ask}</p>
        <p>
          Llamanos al <a href="tel:08105550123">0810 555 0123</a>
        </p>
      </>
    )
  }
} satisfies Meta<typeof CoverageAnswers>
export default meta
type Story = StoryObj<typeof meta>

const rowsOf = (plan: HTMLElement) =>
  within(plan)
    .queryAllByRole("definition")
    .map((cell) => cell.textContent)

/** A pressed example goes, and the focus goes on to its answer (OU-20). */
export const Playground: Story = {
  play: async ({ args, canvas }) => {
    const dialog = within(canvas.getByRole("dialog", { name: "¿Me cubre…?" }))
    await expect(dialog.getByRole("textbox", { name: "Tu pregunta" })).toHaveFocus()
    await userEvent.click(dialog.getByRole("button", { name: "Se me rompe una muela" }))
    await expect(dialog.getByRole("heading", { level: 3, name: "Dentista" })).toHaveFocus()
    await expect(dialog.getByRole("status")).toHaveTextContent("Dentista: está en 2 de 3 planes")
    await expect(dialog.getAllByRole("heading", { level: 4 }).map(({ textContent }) => textContent)).toEqual([
      "SILVER",
      "GOLD",
      "PLATINUM"
    ])
    const plans = dialog.getAllByRole("listitem")
    await expect(plans.map(rowsOf)).toEqual([[], ["USD 400"], ["USD 700"]])
    await expect(plans[0]).toHaveTextContent("No lo dice")
    await waitFor(() => expect(dialog.getByRole("link", { name: "0810 555 0123" })).toBeVisible())
    const choose = dialog.getAllByRole("button", { name: "SELECCIONAR" })
    await expect(choose).toHaveLength(3)
    await expect(choose[1]).toHaveAccessibleDescription("GOLD")
    await expect(plans[1]).toHaveTextContent("12 × $ 11.645,00")
    if (choose[1]) await userEvent.click(choose[1])
    await expect(args.onChoose).toHaveBeenCalledWith("102")
    await userEvent.click(dialog.getByRole("button", { name: "VOLVER" }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  }
}

/** Before the question: examples to press, and no phone yet. */
export const Examples: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem")).toHaveLength(examples.length)
    await expect(canvas.queryByRole("link")).toBeNull()
  }
}

/** Two subjects in a question; all plans answer the second alike, once for all and without a choice. */
export const TwoSubjects: Story = {
  args: {
    question: "una muela y remedios",
    topics: [dentist, medicines],
    status: "Dentista: está en 2 de 3 planes · Medicamentos: está en los 3 planes"
  },
  play: async ({ canvas }) => {
    const medicines = within(canvas.getByRole("region", { name: "Medicamentos" }))
    await waitFor(() => expect(medicines.getByText("Está en los 3 planes")).toBeVisible())
    await expect(medicines.getAllByRole("definition")).toHaveLength(2)
    await expect(medicines.queryByRole("button")).toBeNull()
    await expect(medicines.queryByText("GOLD")).toBeNull()
  }
}

/** No subject found: those that the plans speak of. */
export const NotFound: Story = {
  args: {
    question: "asdf",
    topics: [],
    status: none,
    offer: {
      title: notFound,
      questions: ["Enfermedad", "Accidente", "Dentista", "Medicamentos", "Equipaje", "Fianza"]
    }
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole("button", { name: "Fianza" })).toBeVisible())
    await waitFor(() => expect(canvas.getByRole("link", { name: "0810 555 0123" })).toBeVisible())
  }
}
