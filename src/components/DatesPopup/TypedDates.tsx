import { type ReactNode, useId } from "react"
import { FieldError } from "../FieldError/FieldError"
import { GroupField } from "../GroupField/GroupField"
import type { DatesPopupProps } from "./DatesPopup"
import styles from "./TypedDates.module.css"
import { typedDate } from "./typedDate"

type TypedDatesProps = Pick<DatesPopupProps, "words" | "dates" | "start" | "end" | "onChange" | "onTidy"> & {
  readonly error: string | undefined
  readonly children: ReactNode
}

/** The two fields with their hint and error; the children share their line where there is room. */
export const TypedDates = ({ words, dates, start, end, error, onChange, onTidy, children }: TypedDatesProps) => {
  const id = useId()
  const unreadable = [start, end].filter((text) => text.trim() !== "" && dates.read(text) === undefined)
  const field = (before: string, change: (typed: string) => Parameters<typeof onChange>[0]) => ({
    placeholder: words.placeholder,
    value: before,
    invalid: error !== undefined && (unreadable.length === 0 || unreadable.includes(before)),
    describedBy: error === undefined ? `${id}-hint` : `${id}-error ${id}-how ${id}-hint`,
    onBlur: onTidy,
    onChange: (text: string) => {
      onChange(change(typedDate(before, text)))
      if (text.length > before.length + 1) onTidy()
    }
  })
  return (
    <div className={styles.TypedDates}>
      <GroupField label={words.start} data-first {...field(start, (start) => ({ start }))} />
      <GroupField label={words.end} {...field(end, (end) => ({ end }))} />
      <p className={styles.hint} id={`${id}-hint`}>
        {words.hint}
      </p>
      <div className={styles.more}>{children}</div>
      <div className={styles.note} role="alert">
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
        {error && unreadable[0] && (
          <p className={styles.how} id={`${id}-how`}>
            {words.unreadable(unreadable[0].slice(0, 24))}
          </p>
        )}
      </div>
    </div>
  )
}
