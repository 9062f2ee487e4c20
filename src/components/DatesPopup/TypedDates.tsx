import { type KeyboardEvent, type ReactNode, useId, useState } from "react"
import { FieldError } from "../FieldError/FieldError"
import { GroupField } from "../GroupField/GroupField"
import { live } from "../LiveRegion/LiveRegion"
import { type DatesPopupProps, typedDate } from "./dateRules"
import styles from "./TypedDates.module.css"

type TypedDatesProps = Pick<DatesPopupProps, "words" | "dates" | "start" | "end" | "onChange" | "onTidy"> & {
  readonly error: string | undefined
  readonly children: ReactNode
}

export const TypedDates = ({ words, dates, start, end, error, onChange, onTidy, children }: TypedDatesProps) => {
  const id = useId()
  const [typing, setTyping] = useState<"start" | "end">()
  const unreadable = [start, end].filter((text) => text.trim() !== "" && dates.read(text) === undefined)
  /** A date in the making is no mistake yet: the message waits for Enter or for the end of the field. */
  const unread = unreadable.find((text) => typing === undefined || text !== { start, end }[typing])
  const field = (name: "start" | "end", before: string) => ({
    placeholder: words.placeholder,
    value: before,
    invalid: error !== undefined && (unreadable.length === 0 || unreadable.includes(before)),
    describedBy: error === undefined ? `${id}-hint` : `${id}-error ${id}-how ${id}-hint`,
    onKeyDown: ({ key }: KeyboardEvent) => key === "Enter" && setTyping(undefined),
    onBlur: () => {
      setTyping(undefined)
      onTidy()
    },
    onChange: (text: string) => {
      setTyping(name)
      onChange({ [name]: typedDate(before, text) })
      if (text.length > before.length + 1) onTidy()
    }
  })
  return (
    <div className={styles.TypedDates}>
      <GroupField label={words.start} data-first {...field("start", start)} />
      <GroupField label={words.end} {...field("end", end)} />
      <p className={styles.hint} id={`${id}-hint`}>
        {words.hint}
      </p>
      <div className={styles.more}>{children}</div>
      <div className={styles.note} {...live.alert}>
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
        {error && unread && (
          <p className={styles.how} id={`${id}-how`}>
            {words.unreadable(unread.slice(0, 24))}
          </p>
        )}
      </div>
    </div>
  )
}
