import { type RefObject, useState } from "react"
import { Button, type ButtonProps } from "../Button/Button"
import { LiveRegion } from "../LiveRegion/LiveRegion"

export type CopyWords = {
  readonly copy: string
  /** Of the button, once copied. */
  readonly copied: string
  /** Of the button, if the browser refuses to copy: the text is selected. */
  readonly selected: string
}

/** Copies a text. If the browser refuses, selects where it is shown, ready to copy by hand. */
export const copyOrSelect = (text: string, shown: HTMLElement | null, onDone: (how: "copied" | "selected") => void) => {
  const select = () => {
    if (shown) getSelection()?.selectAllChildren(shown)
    onDone("selected")
  }
  void (navigator.clipboard?.writeText(text).then(() => onDone("copied"), select) ?? select())
}

type CopyButtonProps = {
  readonly text: string
  readonly words: CopyWords
  /** Shows the text. */
  readonly shown: RefObject<HTMLElement | null>
  readonly size?: ButtonProps["size"]
}

export const CopyButton = ({ text, words, shown, size = "small" }: CopyButtonProps) => {
  const [result, setResult] = useState<"copied" | "selected">()
  const copy = () => copyOrSelect(text, shown.current, setResult)
  const label = result ? words[result] : words.copy
  return (
    <>
      <Button kind="line" size={size} icon={result === "copied" ? "check-bold" : "copy"} onClick={copy}>
        {label}
      </Button>
      <LiveRegion role="status">{result ? label : ""}</LiveRegion>
    </>
  )
}
