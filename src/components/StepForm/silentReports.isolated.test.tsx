// @vitest-environment happy-dom
import { act, type ReactNode, useState } from "react"
import { createRoot } from "react-dom/client"
import { beforeEach, expect, onTestFinished, test, vi } from "vitest"
import { FormCard } from "../FormCard/FormCard"
import { TextField } from "../TextField/TextField"
import { StepForm } from "./StepForm"

const forms = {
  step: (children: ReactNode) => (
    <StepForm label="Pago" attempts={0} onSubmit={() => {}}>
      {children}
    </StepForm>
  ),
  card: (children: ReactNode) => (
    <FormCard label="Contacto" attempts={0} submitLabel="ENVIAR" withoutScripts="" onSubmit={() => {}}>
      {children}
    </FormCard>
  )
}

/** A form that draws all its fields with each change, as those of the portal do. */
const Fields = ({ inForm }: { readonly inForm: (typeof forms)["step"] }) => {
  const [typed, setTyped] = useState({ holder: "", number: "", left: 0 })
  const change = (part: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...part }))
  return inForm(
    <>
      <TextField
        label="Titular"
        name="holder"
        value={typed.holder}
        onChange={(holder) => change({ holder })}
        onBlur={() => change({ left: typed.left + 1 })}
      />
      <TextField label="Número" name="number" value={typed.number} onChange={(number) => change({ number })} />
      <input type="checkbox" aria-label="Recordar" />
      <button type="button" onClick={() => change({ left: typed.left + 1 })}>
        Débito
      </button>
      <output>{JSON.stringify(typed)}</output>
    </>
  )
}

const fieldOf = (name: string) => {
  const field = document.querySelector(`[name=${name}]`)
  if (!(field instanceof HTMLInputElement)) throw new Error("There is no such field.")
  return field
}

const setSilently = (name: string, text: string) =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(fieldOf(name), text)

const acts = {
  "types in another field": () => {
    fieldOf("holder").dispatchEvent(new KeyboardEvent("keydown", { key: "A", bubbles: true }))
    setSilently("holder", "A")
    fieldOf("holder").dispatchEvent(new Event("input", { bubbles: true }))
  },
  "leaves another field": () => {
    fieldOf("holder").focus()
    fieldOf("holder").blur()
  },
  "presses a button": () => document.querySelector("button")?.click()
}

beforeEach(() => void vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true))

const drawn = async (inForm: (typeof forms)["step"]) => {
  const place = document.createElement("div")
  document.body.append(place)
  const root = createRoot(place)
  onTestFinished(async () => {
    await act(async () => root.unmount())
    place.remove()
  })
  await act(async () => root.render(<Fields inForm={inForm} />))
  return place
}

test.each(
  Object.values(forms).flatMap((inForm) => Object.entries(acts).map(([what, does]) => [what, does, inForm] as const))
)("a text set without an event stays when the visitor %s", async (_what, does, inForm) => {
  const place = await drawn(inForm)
  setSilently("number", "4242 4242")
  await act(async () => does())
  expect(fieldOf("number").value).toBe("4242 4242")
  expect(place.querySelector("output")?.textContent).toContain('"number":"4242 4242"')
})

// TR-09
test("a key that is held down presses nothing again, as a button that it closed a modal for", async () => {
  await drawn(forms.step)
  const press = (init: KeyboardEventInit) =>
    document
      .querySelector("button")
      ?.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...init }))
  expect(press({ key: "Enter" })).toBe(true)
  expect(press({ key: "Enter", repeat: true })).toBe(false)
  expect(press({ key: "Backspace", repeat: true })).toBe(true)
})

test.each(Object.values(forms))("a press reports no field whose text is known, and no box", async (inForm) => {
  const place = await drawn(inForm)
  const heard = vi.fn()
  place.addEventListener("input", heard)
  await act(async () => acts["presses a button"]())
  expect(heard).not.toHaveBeenCalled()
})
