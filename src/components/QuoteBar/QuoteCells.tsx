import { useState } from "react"
import { showRange } from "../DatesPopup/dateRules"
import type { LedSheet } from "../Popup/useLed"
import { QuoteCellButton, QuoteCellField } from "../QuoteCell/QuoteCell"
import { Remedy } from "../Remedy/Remedy"
import type { QuoteBarProps, QuoteBarState, QuoteDraft, QuoteField } from "./quoteBarProps"
import type { QuotePopups } from "./useQuotePopups"

type Props = QuoteBarProps & {
  readonly id: string
  readonly popups: QuotePopups
  readonly press: QuotePopups["press"]
  /** Leads through the popups. */
  readonly sheet: LedSheet | undefined
  readonly type: (change: Partial<QuoteDraft>) => void
}

const messageOf = ({ problems, shown }: QuoteBarState, field: QuoteField) =>
  shown.includes(field) ? problems[field] : undefined

const opened = { destination: "destination", dates: "dates", passengers: "ages" } as const

/** What the cells that open a popup have alike, and their popups. */
const opening = ({ bar, id, popups, press, sheet, words }: Props, name: keyof typeof opened) => {
  const popup = `${id}-${name}`
  const field = words.fields[name]
  return {
    loaded: popups.loaded,
    cell: { ...field, error: messageOf(bar, opened[name]), popup, onPress: press },
    popup: { id: popup, openAtOnce: popups.wanted === popup, led: sheet, label: field.label }
  }
}

const DestinationCell = (props: Props) => {
  const { words, destinations, findPlaces, bar, onOpenDestinations, onTypePlace, type } = props
  const { cell, loaded, popup } = opening(props, "destination")
  return (
    <QuoteCellButton {...cell} icon="map-pin" value={bar.typed.destination}>
      {loaded && (
        <loaded.DestinationPopup
          {...popup}
          words={words.destinations}
          destinations={destinations}
          findPlaces={findPlaces}
          value={bar.typed.destination}
          onChange={(destination) => type({ destination })}
          onLoad={() => onOpenDestinations?.()}
          onTypePlace={() => onTypePlace?.()}
        />
      )}
    </QuoteCellButton>
  )
}

const DatesCell = (props: Props) => {
  const { words, dates, destinations, bar, onChange, type } = props
  const { cell, loaded, popup } = opening(props, "dates")
  const { news } = bar
  return (
    <QuoteCellButton
      {...cell}
      icon="calendar-blank"
      value={showRange(dates, bar.applied.start, bar.applied.end)}
      note={news?.is === "dropped" ? [news.why, words.dates.dropped] : undefined}
    >
      {loaded && (
        <loaded.DatesPopup
          {...popup}
          words={words.dates}
          destination={
            destinations.is === "ready"
              ? destinations.options.find(({ name }) => name === bar.typed.destination)
              : undefined
          }
          dates={dates}
          lengths={dates.lengths(bar.typed.destination)}
          start={bar.typed.start}
          end={bar.typed.end}
          onChange={type}
          onTidy={() => onChange({ is: "datesTidied" })}
          problem={bar.datesProblem}
          showProblem={messageOf(bar, "dates") !== undefined}
          onApply={() => onChange({ is: "datesApplied" })}
          onDismiss={(why) => onChange({ is: why === "escape" ? "datesReverted" : "datesLeft" })}
        />
      )}
    </QuoteCellButton>
  )
}

const PassengersCell = (props: Props) => {
  const { words, bar, onAgesApplied, readAge, same, type } = props
  const { cell, loaded, popup } = opening(props, "passengers")
  const { ages, email, phone } = bar.typed
  const untouched = ages.length === 1 && ages[0] === ""
  return (
    <QuoteCellButton {...cell} icon="users" value={untouched ? "" : words.passengers.count(ages.length)}>
      {loaded && (
        <loaded.PassengersPopup
          {...popup}
          words={words.passengers}
          ages={ages}
          onChange={(ages) => type({ ages })}
          same={
            same && {
              label: same.label,
              onPick: () => type({ ages: same.ages, email: email || same.email, phone: phone || same.phone })
            }
          }
          readAge={readAge}
          problem={bar.problems.ages}
          showProblem={messageOf(bar, "ages") !== undefined}
          onApply={() => onAgesApplied?.()}
        />
      )}
    </QuoteCellButton>
  )
}

/** Ten digits may lack their area code, and a host be misspelt, without an error: the question waits. */
const useLeft = (afterPress: Props["afterPress"] = (act) => act()) => {
  const [isLeft, setLeft] = useState(false)
  return [isLeft, () => afterPress(() => setLeft(true))] as const
}

const contacts = {
  phone: { icon: "phone", type: "tel", inputMode: "numeric" },
  email: { icon: "envelope-simple", type: "email", inputMode: "email" }
} as const

const ContactCell = (props: Props & { readonly field: keyof typeof contacts }) => {
  const { afterPress, bar, field, readings, words, type } = props
  const [isLeft, onBlur] = useLeft(afterPress)
  const error = messageOf(bar, field)
  const reading = isLeft || error ? readings?.[field](bar.typed[field]) : undefined
  const onChange = (text: string) => type({ [field]: text })
  return (
    <QuoteCellField
      {...words.fields[field]}
      {...contacts[field]}
      value={bar.typed[field]}
      error={error}
      after={
        <Remedy
          sends={error !== undefined}
          reading={reading}
          label={error && field === "phone" ? words.remedies.use : words.remedies.meant}
          onUse={onChange}
        />
      }
      onBlur={onBlur}
      onChange={onChange}
    />
  )
}

type QuoteCellsProps = Omit<Props, "type">

export const QuoteCells = (props: QuoteCellsProps) => {
  const cell = { ...props, type: (change: Partial<QuoteDraft>) => void props.onChange({ is: "typed", change }) }
  return (
    <>
      <DestinationCell {...cell} />
      <DatesCell {...cell} />
      <PassengersCell {...cell} />
      <ContactCell {...cell} field="phone" />
      <ContactCell {...cell} field="email" />
    </>
  )
}
