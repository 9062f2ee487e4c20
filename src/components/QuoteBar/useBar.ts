import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react"
import type { QuoteDraft } from "./quoteDraft"

/** An act that is done the first time only. */
export const useOnce = (act: (() => void) | undefined) => {
  const done = useRef(false)
  return () => {
    if (done.current) return
    done.current = true
    act?.()
  }
}

/** Whether the bar is its summary: as soon as there is a trip to sum up, and no longer than that. */
export const useFolded = (compact = false) => {
  const [folded, setFolded] = useState(compact)
  useEffect(() => {
    setFolded(compact)
  }, [compact])
  return [folded, setFolded] as const
}

/** After a refused submit the focus goes to the first field that is wrong (A11Y-05); after EDITAR, to the first one. */
export const useFocusing = (refusals: number, edits: number) => {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>("[data-invalid]")?.focus()
  }, [refusals])
  useEffect(() => {
    if (edits > 0) form.current?.querySelector<HTMLElement>("[popovertarget]")?.focus()
  }, [edits])
  return form
}

/** What is filled in where the visitor stands is selected: what they are about to type takes its place. */
export const useSelected = (form: RefObject<HTMLFormElement | null>, fills: number, draft: QuoteDraft) => {
  const before = useRef(draft)
  useLayoutEffect(() => {
    const { activeElement: at } = document
    const stood = Object.values<unknown>(before.current)
    if (fills > 0 && at instanceof HTMLInputElement && form.current?.contains(at) && !stood.includes(at.value))
      at.select()
  }, [form, fills])
  useEffect(() => {
    before.current = draft
  })
}

/** Tells the starter, which kept what was done in the printed form, that the form is alive. */
export const useAlive = (form: RefObject<HTMLFormElement | null>) => {
  const [alive, setAlive] = useState(false)
  useEffect(() => {
    form.current?.dispatchEvent(new Event("hydrated", { bubbles: true }))
    setAlive(true)
  }, [form])
  return alive
}

/** Lets a press wait while the bar is about to be filled, and takes it then. */
export const useWaiting = (filling = false, send: () => void) => {
  const [waiting, setWaiting] = useState(false)
  useEffect(() => {
    if (!waiting || filling) return
    setWaiting(false)
    send()
  })
  return [waiting, () => (filling ? setWaiting(true) : send())] as const
}
