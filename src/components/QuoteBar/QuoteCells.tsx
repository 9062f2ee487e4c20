import { useState } from "react"
import { showRange } from "../DatesPopup/dateRules"
import { QuoteCellButton, QuoteCellField } from "../QuoteCell/QuoteCell"
import { Remedy } from "../Remedy/Remedy"
import type { QuoteBarProps } from "./quoteBarProps"
import type { Draft } from "./useDraft"
import type { QuotePopups } from "./useQuotePopups"

type Props = QuoteBarProps & {
  readonly id: string
  readonly draft: Draft
  readonly popups: QuotePopups
}

const DestinationCell = ({ id, words, destinations, draft, onOpenDestinations, popups }: Props) => {
  const { loaded } = popups
  return (
    <QuoteCellButton
      {...words.fields.destination}
      icon="map-pin"
      value={draft.draft.destination}
      error={draft.messageOf("destination")}
      popup={`${id}-destination`}
      onPress={popups.press}
    >
      {loaded && (
        <loaded.DestinationPopup
          id={`${id}-destination`}
          openAtOnce={popups.wanted === `${id}-destination`}
          label={words.fields.destination.label}
          words={words.destinations}
          destinations={destinations}
          value={draft.draft.destination}
          onChange={(destination) => draft.edit({ destination })}
          onLoad={() => onOpenDestinations?.()}
        />
      )}
    </QuoteCellButton>
  )
}

const DatesCell = ({ id, words, dates, draft, popups }: Props) => {
  const { loaded } = popups
  return (
    <QuoteCellButton
      {...words.fields.dates}
      icon="calendar-blank"
      value={showRange(dates, draft.applied.start, draft.applied.end)}
      error={draft.messageOf("dates")}
      note={draft.dropped === undefined ? undefined : [draft.dropped, words.dates.dropped]}
      popup={`${id}-dates`}
      onPress={popups.press}
    >
      {loaded && (
        <loaded.DatesPopup
          id={`${id}-dates`}
          openAtOnce={popups.wanted === `${id}-dates`}
          label={words.fields.dates.label}
          words={words.dates}
          dates={dates}
          lengths={dates.lengths(draft.draft.destination)}
          start={draft.draft.start}
          end={draft.draft.end}
          onChange={draft.edit}
          onTidy={draft.tidyDates}
          problem={draft.datesProblem}
          showProblem={draft.messageOf("dates") !== undefined}
          onApply={draft.applyDates}
          onDismiss={draft.leaveDates}
        />
      )}
    </QuoteCellButton>
  )
}

const PassengersCell = ({ id, words, draft, onApply, popups, readAge, same }: Props) => {
  const { loaded } = popups
  const { ages, email, phone } = draft.draft
  const untouched = ages.length === 1 && ages[0] === ""
  return (
    <QuoteCellButton
      {...words.fields.passengers}
      icon="users"
      value={untouched ? "" : words.passengers.count(ages.length)}
      error={draft.messageOf("ages")}
      popup={`${id}-passengers`}
      onPress={popups.press}
    >
      {loaded && (
        <loaded.PassengersPopup
          id={`${id}-passengers`}
          openAtOnce={popups.wanted === `${id}-passengers`}
          label={words.fields.passengers.label}
          words={words.passengers}
          ages={ages}
          onChange={(ages) => draft.edit({ ages })}
          same={
            same && {
              label: same.label,
              onPick: () => draft.edit({ ages: same.ages, email: email || same.email, phone: phone || same.phone })
            }
          }
          readAge={readAge}
          problem={draft.problems.ages}
          showProblem={draft.messageOf("ages") !== undefined}
          onApply={() => onApply?.("pasajeros")}
        />
      )}
    </QuoteCellButton>
  )
}

const PhoneCell = ({ draft, readings, words }: Props) => {
  const { phone } = draft.draft
  const error = draft.messageOf("phone")
  const reading = error && readings?.phone(phone)
  return (
    <QuoteCellField
      {...words.fields.phone}
      icon="phone"
      type="tel"
      inputMode="numeric"
      value={phone}
      error={error}
      after={<Remedy sends reading={reading} label={words.remedies.use} onUse={(phone) => draft.edit({ phone })} />}
      onChange={(phone) => draft.edit({ phone })}
    />
  )
}

/** A host may be misspelt in an e-mail without an error: the question waits until it is left. */
const EmailCell = ({ afterPress = (act) => act(), draft, readings, words }: Props) => {
  const { email } = draft.draft
  const [isLeft, setLeft] = useState(false)
  const error = draft.messageOf("email")
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
          onUse={(email) => draft.edit({ email })}
        />
      }
      onBlur={() => afterPress(() => setLeft(true))}
      onChange={(email) => draft.edit({ email })}
    />
  )
}

export const QuoteCells = (props: Props) => (
  <>
    <DestinationCell {...props} />
    <DatesCell {...props} />
    <PassengersCell {...props} />
    <PhoneCell {...props} />
    <EmailCell {...props} />
  </>
)
