import { type RefObject, useState } from "react"
import { Button } from "../Button/Button"
import { LiveRegion } from "../LiveRegion/LiveRegion"

export type VoucherCopyWords = {
  readonly copy: string
  readonly copied: string
  readonly selected: string
}

export type VoucherCopyProps = {
  readonly number: string
  readonly words: VoucherCopyWords
  readonly shown: RefObject<HTMLElement | null>
}

export const VoucherCopy = ({ number, words, shown }: VoucherCopyProps) => {
  const [result, setResult] = useState<"copied" | "selected">()
  const select = () => {
    if (shown.current) getSelection()?.selectAllChildren(shown.current)
    setResult("selected")
  }
  const copy = () => navigator.clipboard?.writeText(number).then(() => setResult("copied"), select) ?? select()
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
