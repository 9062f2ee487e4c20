import { type RefObject, useState } from "react"
import { Button } from "../Button/Button"
import { LiveRegion } from "../LiveRegion/LiveRegion"

export type CopyWords = {
  readonly copy: string
  /** Of the button, once copied. */
  readonly copied: string
  /** Of the button, if the browser refuses to copy: the text is selected. */
  readonly selected: string
}

type CopyButtonProps = {
  readonly text: string
  readonly words: CopyWords
  /** Selected, ready to copy by hand, if the browser refuses to copy. */
  readonly shown: RefObject<HTMLElement | null>
}

export const CopyButton = ({ text, words, shown }: CopyButtonProps) => {
  const [result, setResult] = useState<"copied" | "selected">()
  const select = () => {
    if (shown.current) getSelection()?.selectAllChildren(shown.current)
    setResult("selected")
  }
  const copy = () => navigator.clipboard?.writeText(text).then(() => setResult("copied"), select) ?? select()
  const label = result ? words[result] : words.copy
  return (
    <>
      <Button kind="line" size="small" icon={result ? "check-bold" : "copy"} onClick={() => void copy()}>
        {label}
      </Button>
      <LiveRegion role="status">{result ? label : ""}</LiveRegion>
    </>
  )
}
