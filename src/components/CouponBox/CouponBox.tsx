import { type FormEvent, useEffect, useId, useRef } from "react"
import { Button } from "../Button/Button"
import field from "../Field/Field.module.css"
import { FieldError } from "../FieldError/FieldError"
import { Icon } from "../Icon/Icon"
import { LiveRegion } from "../LiveRegion/LiveRegion"
import styles from "./CouponBox.module.css"

export type CouponBoxProps = {
  readonly label: string
  readonly placeholder?: string | undefined
  readonly value: string
  readonly onChange: (value: string) => void
  readonly applyLabel: string
  /** The visitor asks to check the coupon, by Enter or the button. */
  readonly onApply: () => void
  /** Announced while the coupon is checked. Presses then do nothing. */
  readonly busy?: string | undefined
  /** Why the coupon was refused; announced. */
  readonly error?: string | undefined
  /** The coupon that applies: it replaces the field. */
  readonly applied?: { readonly text: string; readonly removeLabel: string; readonly onRemove: () => void } | undefined
}

const longest = 40

/** Moves focus from the button that went to its replacement: the browser would drop it. */
const useFocusAfterTurn = (applied: boolean) => {
  const box = useRef<HTMLDivElement>(null)
  const before = useRef(applied)
  useEffect(() => {
    if (before.current === applied) return
    before.current = applied
    if (document.activeElement !== document.body) return
    const next = applied ? box.current : box.current?.querySelector("input")
    next?.focus({ preventScroll: true })
  }, [applied])
  return box
}

const CouponField = (props: CouponBoxProps & { readonly errorId: string | undefined }) => {
  const { label, placeholder, value, onChange, applyLabel, onApply, busy, errorId } = props
  const id = useId()
  const apply = (event: FormEvent) => {
    event.preventDefault()
    if (busy === undefined) onApply()
  }
  return (
    <form className={styles.form} data-stack method="dialog" noValidate onSubmit={apply}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.line} data-cluster>
        <input
          id={id}
          className={`${field.input} ${styles.input}`}
          type="text"
          name="coupon"
          value={value}
          placeholder={placeholder}
          maxLength={longest}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          aria-invalid={errorId === undefined ? undefined : true}
          aria-describedby={errorId}
          onChange={(event) => onChange(event.target.value)}
        />
        <Button type="submit" kind="line" loading={busy !== undefined}>
          {applyLabel}
        </Button>
      </div>
    </form>
  )
}

/** Asks for a coupon; once one applies, names it and offers to remove it. */
export const CouponBox = (props: CouponBoxProps) => {
  const { label, busy, error, applied } = props
  const id = useId()
  const box = useFocusAfterTurn(applied !== undefined)
  return (
    <div className={styles.CouponBox} data-stack ref={box} tabIndex={-1}>
      {applied ? <p className={field.label}>{label}</p> : <CouponField {...props} errorId={error ? id : undefined} />}
      <div className={styles.outcome} role="status">
        {applied && (
          <p className={styles.applied}>
            <Icon name="check-circle-fill" />
            {applied.text}
          </p>
        )}
        {error && !applied && <FieldError id={id}>{error}</FieldError>}
      </div>
      {applied && (
        <button
          type="button"
          className={styles.remove}
          data-words
          aria-disabled={busy === undefined ? undefined : true}
          onClick={() => busy === undefined && applied.onRemove()}
        >
          {applied.removeLabel}
        </button>
      )}
      <LiveRegion role="status">{busy ?? ""}</LiveRegion>
    </div>
  )
}
