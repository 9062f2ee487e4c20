import { useId, useRef } from "react"
import field from "../Field/Field.module.css"
import { Icon } from "../Icon/Icon"
import { IconButton } from "../IconButton/IconButton"
import styles from "./SearchField.module.css"

export type SearchInputProps = {
  readonly label: string
  readonly value: string
  /** After each key; empty after Escape or the cross. */
  readonly onChange: (value: string) => void
  /** Accessible name of the cross that empties the field. */
  readonly clearLabel: string
  readonly placeholder?: string | undefined
  readonly disabled?: boolean
  readonly onEnter?: () => void
}

/** The box of a search. Its cross or Escape empties it; an empty one leaves Escape to what is around it. */
export const SearchInput = ({
  label,
  value,
  onChange,
  clearLabel,
  placeholder,
  disabled,
  onEnter
}: SearchInputProps) => {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.control} data-icon-inside>
        <Icon name="magnifying-glass" />
        <input
          ref={input}
          id={id}
          className={`${field.input} ${styles.input}`}
          // WebKit gives the dialog no Escape of `type="search"`, even of an empty one.
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          value={value}
          placeholder={placeholder}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Enter") onEnter?.()
            if (event.key !== "Escape" || value === "") return
            event.preventDefault()
            onChange("")
          }}
        />
        {value !== "" && (
          <span className={styles.clear}>
            <IconButton
              label={clearLabel}
              icon="x-bold"
              onClick={() => {
                onChange("")
                input.current?.focus()
              }}
            />
          </span>
        )}
      </div>
    </>
  )
}
