import { type ComponentProps, type MouseEvent, type ReactNode, useId } from "react"
import { FieldError } from "../FieldError/FieldError"
import { Icon, type IconName } from "../Icon/Icon"
import { returnKey } from "../TextField/returnKey"
import styles from "./QuoteCell.module.css"

type Cell = {
  readonly icon: IconName
  readonly label: string
  /** Shown while the value is empty. */
  readonly placeholder: string
  /** What was chosen or typed, as shown. */
  readonly value: string
  /** Under the cell, which counts as invalid while it is there. */
  readonly error?: string | undefined
}

export type QuoteCellButtonProps = Cell & {
  /** Shown while there is no error: what was dropped, and what stands in its place. */
  readonly note?: readonly [what: string, instead: string] | undefined
  /** Id of the popup that it opens. */
  readonly popup: string
  /** Comes before the popup opens. */
  readonly onPress?: (popup: string, event: MouseEvent) => void
  /** The popup. */
  readonly children: ReactNode
}

/** A cell of the QuoteBar that opens a popup; a QuoteCellField is one to type into. */
export const QuoteCellButton = (props: QuoteCellButtonProps) => {
  const { icon, label, placeholder, value, error, note, popup, onPress, children } = props
  const errorId = useId()
  return (
    <div className={styles.QuoteCell} data-stack>
      <button
        type="button"
        className={styles.box}
        data-icon-inside
        popoverTarget={popup}
        onClick={(event) => onPress?.(popup, event)}
        aria-haspopup="dialog"
        aria-describedby={(error ?? note) && errorId}
        data-invalid={error ? true : undefined}
        data-opens
      >
        <Icon name={icon} />
        <span className={styles.label}>{label}</span>{" "}
        <span className={styles.value} data-empty={value === "" || undefined}>
          {value || placeholder}
        </span>
      </button>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      {!error && note && (
        <p className={styles.note} data-hint id={errorId}>
          <span>{note[0]}</span> <span>{note[1]}</span>
        </p>
      )}
      {children}
    </div>
  )
}

type Native = Pick<ComponentProps<"input">, "inputMode" | "onBlur">

export type QuoteCellFieldProps = Cell &
  Native & {
    /** Shown beside the error. */
    readonly hint?: string | undefined
    /** A way out of the error, below it. */
    readonly after?: ReactNode
    readonly type: "tel" | "email"
    readonly onChange: (value: string) => void
  }

export const QuoteCellField = (props: QuoteCellFieldProps) => {
  const { icon, label, placeholder, value, error, hint, after, type, inputMode, onBlur, onChange } = props
  const id = useId()
  const notes = error && [`${id}-error`, ...(hint ? [`${id}-hint`] : [])].join(" ")
  return (
    <div className={styles.QuoteCell} data-stack>
      <label className={styles.box} data-icon-inside data-invalid-box={error ? true : undefined}>
        <Icon name={icon} />
        <span className={styles.label}>{label}</span>
        <input
          data-clarity-mask="true"
          className={styles.value}
          type={type}
          inputMode={inputMode}
          {...returnKey}
          autoComplete={type}
          placeholder={placeholder}
          value={value}
          aria-required
          aria-invalid={error ? true : undefined}
          aria-describedby={notes}
          data-invalid={error ? true : undefined}
          onBlur={onBlur}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
      <div className={styles.notes}>
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
        {after}
        {error && hint && (
          <p className={styles.note} data-hint id={`${id}-hint`}>
            {hint}
          </p>
        )}
      </div>
    </div>
  )
}
