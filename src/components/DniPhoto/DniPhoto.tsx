import { type ChangeEvent, useEffect, useRef, useState } from "react"
import { Alert } from "../Alert/Alert"
import { Button } from "../Button/Button"
import { LiveRegion } from "../LiveRegion/LiveRegion"
import { canReadCodes, readCode } from "./barcode"
import styles from "./DniPhoto.module.css"

export type DniPhotoWords = {
  /** Of the button that opens the camera. */
  readonly take: string
  /** Beside the button: what happens to the picture. */
  readonly promise: string
  /** Announced while the code is read. */
  readonly reading: string
  /** Replaces the promise once the code is read. */
  readonly read: string
  /** Shown if the picture has no readable code. */
  readonly unread: string
}

export type DniPhotoProps = {
  /** The button, what happens to the picture, and how the reading fares. */
  readonly words: DniPhotoWords
  /** The text of the code. False: it is not a document's. */
  readonly onCode: (code: string) => boolean
}

type Outcome = "reading" | "read" | "unread"

/**
 * A button that takes a picture of a document and reads the code on it (PA-14). The picture stays
 * in memory until it is read. Where the browser reads no such codes there is no button.
 */
export const DniPhoto = ({ words, onCode }: DniPhotoProps) => {
  const input = useRef<HTMLInputElement>(null)
  const [able, setAble] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  useEffect(() => {
    canReadCodes().then(setAble, () => setAble(false))
  }, [])
  const onPicture = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [picture] = currentTarget.files ?? []
    if (!picture) return
    setOutcome("reading")
    const code = await readCode(picture).catch(() => undefined)
    if (input.current) input.current.value = ""
    setOutcome(code !== undefined && onCode(code) ? "read" : "unread")
  }
  if (!able) return null
  return (
    <div className={styles.DniPhoto} data-cluster>
      <Button
        kind="line"
        size="small"
        icon="identification-card"
        loading={outcome === "reading"}
        onClick={() => input.current?.click()}
      >
        {words.take}
      </Button>
      <input ref={input} type="file" accept="image/*" capture="environment" hidden onChange={onPicture} />
      <p className={styles.promise}>{outcome === "read" ? words.read : words.promise}</p>
      <LiveRegion role="status">{outcome === "reading" || outcome === "read" ? words[outcome] : ""}</LiveRegion>
      {outcome === "unread" && (
        <div className={styles.unread}>
          <Alert kind="warn">{words.unread}</Alert>
        </div>
      )}
    </div>
  )
}
