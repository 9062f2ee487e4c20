import { useId, useLayoutEffect, useRef } from "react"
import { Button } from "../Button/Button"
import { FieldError } from "../FieldError/FieldError"
import { GroupField } from "../GroupField/GroupField"
import { IconButton } from "../IconButton/IconButton"
import { LiveRegion, live } from "../LiveRegion/LiveRegion"
import { Popup, type PopupHandle, type PopupProps } from "../Popup/Popup"
import { useRefusal } from "../Popup/usePopover"
import styles from "./PassengersPopup.module.css"

export type PassengersPopupWords = {
  readonly remove: string
  readonly add: string
  readonly hint: string
  /** Accessible name of an age's field, counted from 1. */
  readonly age: (position: number) => string
  /** Visible label of that field. Default: its accessible name. */
  readonly short?: (position: number) => string
  readonly agePlaceholder: string
  /** Announced as the number of travellers changes. */
  readonly count: (passengers: number) => string
  /** Shown at the limit: how larger groups get a quote. */
  readonly most: string
  /** Of the button that takes the ages over. */
  readonly apply: string
  readonly close: string
}

export type PassengersPopupProps = Pick<PopupProps, "id" | "label" | "led" | "openAtOnce"> & {
  /** Labels of the ages and the buttons, what is announced, and what larger groups do. */
  readonly words: PassengersPopupWords
  /** Text of each field. */
  readonly ages: ReadonlyArray<string>
  /** Receives all texts, after each key and press. */
  readonly onChange: (ages: ReadonlyArray<string>) => void
  /** The whole years that a text means. Applied ages are written so; undefined is a problem. */
  readonly readAge: (text: string) => number | undefined
  /** What is wrong with the ages, in a sentence; undefined: nothing. */
  readonly problem: string | undefined
  /** Shows the problem before the visitor applies the ages. */
  readonly showProblem: boolean
  /** The visitor is done: judge the ages, then close. */
  readonly onApply: () => void
  /** A button that takes over the travellers of the last quote. */
  readonly same?: { readonly label: string; readonly onPick: () => void } | undefined
}

/** Larger groups are quoted by phone. */
const most = 20
/** In characters: more than any age needs, so that validation can see and reject it. */
const mostTyped = 12

type Part = Pick<PassengersPopupProps, "label" | "words" | "ages" | "onChange">

const Counter = ({ label, words, ages, onChange }: Part) => (
  <div className={styles.counter} data-row>
    <p className={styles.about} data-stack>
      <strong>{label}</strong>
      <span data-note>{words.hint}</span>
    </p>
    <IconButton
      kind="line"
      icon="minus-bold"
      label={words.remove}
      aria-disabled={ages.length === 0}
      onClick={() => onChange(ages.slice(0, -1))}
    />
    <span className={styles.count} aria-hidden="true">
      {ages.length}
    </span>
    <LiveRegion role="status">
      {ages.length < most ? words.count(ages.length) : `${words.count(ages.length)}. ${words.most}`}
    </LiveRegion>
    <IconButton
      kind="line"
      icon="plus-bold"
      label={words.add}
      aria-disabled={ages.length >= most}
      onClick={() => onChange([...ages, ""])}
    />
  </div>
)

type AgesProps = Part & Pick<PassengersPopupProps, "led" | "readAge"> & { readonly error: string | undefined }

const Ages = ({ words, ages, led, readAge, error, onChange }: AgesProps) => {
  const errorId = useId()
  const fields = useRef<HTMLDivElement>(null)
  const known = useRef(ages.length)
  useLayoutEffect(() => {
    const added = ages.length > known.current
    known.current = ages.length
    if (added) fields.current?.querySelector<HTMLInputElement>("div:last-child > input")?.focus()
  }, [ages.length])
  const edit = (index: number, typed: string) =>
    onChange(ages.map((age, at) => (at === index ? typed.trimStart().slice(0, mostTyped) : age)))
  const empty = led ? ages.indexOf("") : -1
  return (
    <>
      <div className={styles.ages} ref={fields}>
        {ages.map((age, index) => {
          const position = index + 1
          return (
            <GroupField
              key={position}
              label={words.short?.(position) ?? words.age(position)}
              aria-label={words.age(position)}
              placeholder={words.agePlaceholder}
              value={age}
              invalid={error !== undefined && readAge(age) === undefined}
              describedBy={error && errorId}
              data-first={index === empty ? "typed" : (empty < 0 && index === 0) || undefined}
              onChange={(typed) => edit(index, typed)}
            />
          )
        })}
      </div>
      <div {...live.alert}>{error && <FieldError id={errorId}>{error}</FieldError>}</div>
    </>
  )
}

/** Number and ages of 0 to 20 travellers (QB-04). At 0 the validation asks for a passenger. */
export const PassengersPopup = (props: PassengersPopupProps) => {
  const { words, ages, problem, onApply } = props
  const popup = useRef<PopupHandle>(null)
  const { refused, refuse, forget } = useRefusal(popup)
  const apply = () => {
    if (problem !== undefined) return refuse()
    props.onChange(ages.map((age) => `${props.readAge(age) ?? age}`))
    onApply()
    popup.current?.close()
  }
  return (
    <Popup
      {...props}
      ref={popup}
      closeLabel={words.close}
      onOpen={forget}
      onEnter={apply}
      foot={
        <div className={styles.foot}>
          <Button block onClick={apply}>
            {words.apply}
          </Button>
        </div>
      }
    >
      <div className={styles.PassengersPopup} data-stack>
        <Counter {...props} />
        {props.same && (
          <div className={styles.same}>
            <Button kind="line" size="small" icon="users" onClick={props.same.onPick}>
              {props.same.label}
            </Button>
          </div>
        )}
        {ages.length === most && <p className={styles.most}>{words.most}</p>}
        <Ages {...props} error={props.showProblem || refused ? problem : undefined} />
      </div>
    </Popup>
  )
}
