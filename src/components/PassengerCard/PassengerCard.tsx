import { type ReactNode, useEffect, useId, useRef } from "react"
import { Icon } from "../Icon/Icon"
import styles from "./PassengerCard.module.css"

/** A finished passenger in a row: who it is, and the button that opens the fields. */
export type PassengerRow = {
  readonly name: string
  readonly note: string
  readonly editLabel: string
  /** The card with the button: its fields are shown next. */
  readonly onEdit: (card: HTMLElement) => void
}

export type PassengerCardProps = {
  readonly title: string
  /** Describes the group, under its title. */
  readonly note: string
  /** Beside the title, such as to fill the fields from an account. */
  readonly action?: ReactNode
  /** Present while the fields are folded away. */
  readonly row?: PassengerRow | undefined
  /** The focus comes into the fields. */
  readonly onEnter?: ((card: HTMLElement) => void) | undefined
  /** Under the fields: the way to the next passenger. */
  readonly next?: ReactNode
  /** The fields, in PassengerSections. */
  readonly children: ReactNode
}

/** The button to open the fields goes with its row: the focus goes on to the first field. */
const useFieldsAfter = (row: boolean) => {
  const ref = useRef<HTMLDivElement>(null)
  const pressed = useRef(false)
  useEffect(() => {
    if (row || !pressed.current) return
    pressed.current = false
    ref.current?.querySelector<HTMLElement>("input, select, button")?.focus({ preventScroll: true })
  }, [row])
  return { ref, pressed }
}

type HeadProps = Pick<PassengerCardProps, "title" | "note" | "action">

const Head = ({ id, title, note, action }: HeadProps & { readonly id: string }) => (
  <div className={styles.head} data-cluster>
    <div>
      <h2 data-as="h3">{title}</h2>
      <p data-note id={`${id}-note`}>
        {note}
      </p>
    </div>
    {action && <div>{action}</div>}
  </div>
)

type RowProps = { readonly id: string; readonly title: string; readonly row: PassengerRow; readonly onEdit: () => void }

const Row = ({ id, title, row, onEdit }: RowProps) => (
  <div className={styles.row} data-row>
    <span className={styles.tick} data-round>
      <Icon name="check-bold" />
    </span>
    <div className={styles.who} data-clarity-mask="true">
      <h2 className={styles.subtitle}>{row.name}</h2>
      <p data-note id={`${id}-note`}>
        {row.note}
      </p>
    </div>
    <button
      type="button"
      className={styles.edit}
      data-words
      aria-label={`${row.editLabel} ${title}`}
      aria-expanded={false}
      aria-controls={`${id}-fields`}
      onClick={onEdit}
    >
      {row.editLabel}
    </button>
  </div>
)

/** The fields of one passenger, as a group. A finished one may fold to a row (OU-folded-passengers). */
export const PassengerCard = ({ row, onEnter, next, children, ...head }: PassengerCardProps) => {
  const id = useId()
  const card = useRef<HTMLFieldSetElement>(null)
  const fields = useFieldsAfter(row !== undefined)
  const edit = () => {
    fields.pressed.current = true
    if (card.current) row?.onEdit(card.current)
  }
  return (
    <fieldset
      ref={card}
      className={styles.PassengerCard}
      data-stack
      data-card
      aria-label={head.title}
      aria-describedby={`${id}-note`}
      onFocus={({ currentTarget }) => row || onEnter?.(currentTarget)}
    >
      {row ? <Row id={id} title={head.title} row={row} onEdit={edit} /> : <Head id={id} {...head} />}
      <div ref={fields.ref} className={styles.fields} id={`${id}-fields`} hidden={row !== undefined}>
        {children}
        {next && <div className={styles.next}>{next}</div>}
      </div>
    </fieldset>
  )
}

export const PassengerSection = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <div className={styles.section}>
    <h3 className={styles.subtitle}>{title}</h3>
    {children}
  </div>
)
