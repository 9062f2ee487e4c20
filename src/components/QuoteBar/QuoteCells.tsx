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

const DestinationCell = (props: Props) => {
  const { id, words, destinations, findPlaces, bar, onOpenDestinations, onTypePlace, popups, press, sheet, type } =
    props
  const { loaded } = popups
  return (
    <QuoteCellButton
      {...words.fields.destination}
      icon="map-pin"
      value={bar.typed.destination}
      error={messageOf(bar, "destination")}
      popup={`${id}-destination`}
      onPress={press}
    >
      {loaded && (
        <loaded.DestinationPopup
          id={`${id}-destination`}
          openAtOnce={popups.wanted === `${id}-destination`}
          led={sheet}
          label={words.fields.destination.label}
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

const DatesCell = ({ id, words, dates, destinations, bar, onChange, popups, press, sheet, type }: Props) => {
  const { news } = bar
  const { loaded } = popups
  return (
    <QuoteCellButton
      {...words.fields.dates}
      icon="calendar-blank"
      value={showRange(dates, bar.applied.start, bar.applied.end)}
      error={messageOf(bar, "dates")}
      note={news?.is === "dropped" ? [news.why, words.dates.dropped] : undefined}
      popup={`${id}-dates`}
      onPress={press}
    >
      {loaded && (
        <loaded.DatesPopup
          id={`${id}-dates`}
          openAtOnce={popups.wanted === `${id}-dates`}
          led={sheet}
          label={words.fields.dates.label}
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

const PassengersCell = ({ id, words, bar, onAgesApplied, popups, press, readAge, same, sheet, type }: Props) => {
  const { loaded } = popups
  const { ages, email, phone } = bar.typed
  const untouched = ages.length === 1 && ages[0] === ""
  return (
    <QuoteCellButton
      {...words.fields.passengers}
      icon="users"
      value={untouched ? "" : words.passengers.count(ages.length)}
      error={messageOf(bar, "ages")}
      popup={`${id}-passengers`}
      onPress={press}
    >
      {loaded && (
        <loaded.PassengersPopup
          id={`${id}-passengers`}
          openAtOnce={popups.wanted === `${id}-passengers`}
          led={sheet}
          label={words.fields.passengers.label}
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

const PhoneCell = ({ afterPress, bar, readings, words, type }: Props) => {
  const { phone } = bar.typed
  const [isLeft, onBlur] = useLeft(afterPress)
  const error = messageOf(bar, "phone")
  const reading = isLeft || error ? readings?.phone(phone) : undefined
  return (
    <QuoteCellField
      {...words.fields.phone}
      icon="phone"
      type="tel"
      inputMode="numeric"
      value={phone}
      error={error}
      after={
        <Remedy
          sends={error !== undefined}
          reading={reading}
          label={error ? words.remedies.use : words.remedies.meant}
          onUse={(phone) => type({ phone })}
        />
      }
      onBlur={onBlur}
      onChange={(phone) => type({ phone })}
    />
  )
}

const EmailCell = ({ afterPress, bar, readings, words, type }: Props) => {
  const { email } = bar.typed
  const [isLeft, onBlur] = useLeft(afterPress)
  const error = messageOf(bar, "email")
  const reading = isLeft || error ? readings?.email(email) : undefined
  return (
    <QuoteCellField
      {...words.fields.email}
      icon="envelope-simple"
      type="email"
      inputMode="email"
      value={email}
      error={error}
      after={
        <Remedy
          sends={error !== undefined}
          reading={reading}
          label={words.remedies.meant}
          onUse={(email) => type({ email })}
        />
      }
      onBlur={onBlur}
      onChange={(email) => type({ email })}
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
      <PhoneCell {...cell} />
      <EmailCell {...cell} />
    </>
  )
}
