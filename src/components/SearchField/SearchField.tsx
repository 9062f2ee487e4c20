import { useId } from "react"
import field from "../Field/Field.module.css"
import { Icon } from "../Icon/Icon"
import { IconButton } from "../IconButton/IconButton"
import styles from "./SearchField.module.css"

export type SearchFieldProps = {
  readonly label: string
  readonly value: string
  /** After each key; empty after Escape or the cross. */
  readonly onChange: (value: string) => void
  /** Result in a sentence, announced as it changes. */
  readonly status: string
  /** Accessible name of the cross that empties the field. */
  readonly clearLabel: string
  readonly placeholder?: string | undefined
}

/**
 * Searches while the visitor types. Its cross or Escape empties it; an empty one leaves Escape to
 * the dialog around it.
 */
export const SearchField = ({ label, value, onChange, status, clearLabel, placeholder }: SearchFieldProps) => {
  const id = useId()
  return (
    <search className={styles.SearchField} data-panel>
      <form className={styles.form} data-stack method="dialog" onSubmit={(event) => event.preventDefault()}>
        <label className={field.label} htmlFor={id}>
          {label}
        </label>
        <div className={styles.control} data-icon-inside>
          <Icon name="magnifying-glass" />
          <input
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
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={(event) => {
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
                onClick={({ currentTarget }) => {
                  onChange("")
                  currentTarget.form?.querySelector("input")?.focus()
                }}
              />
            </span>
          )}
        </div>
        <p className={styles.status} data-hint role="status">
          {status}
        </p>
      </form>
    </search>
  )
}
