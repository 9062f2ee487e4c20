import { useLocation } from "wouter"
import { Button, LinkButton } from "../../components/Button/Button"
import { DeadEnd } from "../../components/DeadEnd/DeadEnd"
import { PhoneField } from "../../components/PhoneField/PhoneField"
import { ProgressList } from "../../components/ProgressList/ProgressList"
import { Question } from "../../components/Question/Question"
import { ScenicCard } from "../../components/ScenicCard/ScenicCard"
import { TextField } from "../../components/TextField/TextField"
import { TripCard } from "../../components/TripCard/TripCard"
import { external as copy } from "../../copy/external"
import type { ExternalQuoteRefused, Standing } from "../../core/external/takeExternalQuote"
import { readName } from "../../core/person/name"
import { readEmail } from "../../core/person/reach"
import { showDay } from "../../core/trip/calendar"
import { linkOf } from "../../core/trip/sharedLink"
import { useExternal } from "../../journey/checkout/external"
import { useJourney, useWords } from "../../journey/useJourney"
import { useRead } from "../../journey/useRead"
import { useFields } from "../form/useFields"
import { Layout } from "../shell/Layout"
import { goOnFromPage, useNavigation } from "../shell/useNavigation"

type External = ReturnType<typeof useExternal>

const ExternalContact = ({ external }: { readonly external: External }) => {
  const { ask } = useWords(copy)
  const { contact, tell } = external
  const attempts = useRead(contact.attempts)
  const fields = useFields(contact, ask)
  const onSubmit = () => {
    tell()
    if (contact.holds()) goOnFromPage()
  }
  return (
    <Question title={ask.title} text={ask.text} attempts={attempts} submitLabel={ask.go} onSubmit={onSubmit}>
      <PhoneField {...fields.phone("phone")} />
      <TextField {...fields.email("email")} />
    </Question>
  )
}

/** A purchase by plan, trip, who travels and where its voucher goes; what is unknown is left out. */
const presentStanding = (
  { passengers: { main, others }, plan, trip }: Standing,
  title: string,
  words: (typeof copy)["rivals"]
) => {
  const names = [main, ...others].map(({ name, surname }) => readName(`${name} ${surname}`))
  const rows = [
    { label: words.plan, value: plan },
    { label: words.destination, value: trip.destination },
    { label: words.dates, value: words.period(showDay(trip.start), showDay(trip.end)) },
    { label: words.travellers, value: names.filter((name) => name !== "").join(", ") },
    { label: words.voucherTo, value: readEmail(main.email) }
  ]
  return { title, rows: rows.filter(({ value }) => value !== "") }
}

type ExternalRivalsProps = {
  readonly external: External
  readonly own: Standing
  readonly offered: Standing
}

/** Asks which purchase goes on, before the link's replaces the visitor's own (EX-09). */
const ExternalRivals = ({ external, offered, own }: ExternalRivalsProps) => {
  const { rivals: words } = useWords(copy)
  const take = () => {
    external.takeOffered()
    goOnFromPage()
  }
  return (
    <Question
      title={words.title}
      text={words.text}
      attempts={0}
      submitLabel={words.keep}
      onSubmit={() => void external.keepOwn(own)}
      other={{ label: words.take, onPress: take }}
    >
      <TripCard {...presentStanding(own, words.own, words)} />
      <TripCard {...presentStanding(offered, words.offered, words)} />
    </Question>
  )
}

const Way = (props: {
  readonly href: string
  readonly kind: "primary" | "line" | "ghost"
  readonly children: string
}) => {
  const { children, href, kind } = props
  const { onNavigate, onReach } = useNavigation()
  return (
    <LinkButton
      href={href}
      kind={kind}
      size={kind === "ghost" ? "normal" : "large"}
      block
      onClick={(event) => onNavigate(href, event)}
      onFocus={() => onReach(href)}
      onPointerEnter={() => onReach(href)}
    >
      {children}
    </LinkButton>
  )
}

/** Why the link gives no purchase, and where to go. Offers a retry only if one may help (EX-07). */
const Ended = (props: {
  readonly refused: Pick<ExternalQuoteRefused, "why" | "trip">
  readonly onRetry: () => void
}) => {
  const { onRetry } = props
  const { trip, why } = props.refused
  const { contact, problems, quote, retry } = useWords(copy)
  const mayRetry = why === "failed"
  return (
    <DeadEnd
      {...problems[why]}
      actions={
        <>
          {mayRetry && (
            <Button size="large" block icon="arrow-clockwise-bold" onClick={onRetry}>
              {retry}
            </Button>
          )}
          <Way href={trip ? `/cotizar${linkOf(trip)}` : "/#cotizar"} kind={mayRetry ? "line" : "primary"}>
            {quote}
          </Way>
          <Way href="/contacto" kind="ghost">
            {contact}
          </Way>
        </>
      }
    />
  )
}

const UnderWay = ({ external }: { readonly external: External }) => {
  const { progress } = useWords(copy)
  const step = useRead(external.step)
  const slow = useRead(external.slow)
  const wayOut = (
    <Way href="/" kind="ghost">
      {progress.cancel}
    </Way>
  )
  return (
    <ProgressList
      title={progress.title}
      hint={progress.hint}
      slowText={slow ? progress.slow : undefined}
      wayOut={slow && wayOut}
      label={progress.bar}
      steps={Object.values(progress.messages)}
      current={Object.keys(progress.messages).indexOf(step)}
      done={progress.done}
    />
  )
}

const Answered = ({ external }: { readonly external: External }) => {
  const failure = useRead(external.failure)
  if (!failure) return <UnderWay external={external} />
  const retry = () => {
    external.again()
    goOnFromPage()
  }
  switch (failure._tag) {
    case "PurchaseInTheWay":
      return <ExternalRivals external={external} own={failure.own} offered={failure.offered} />
    case "ContactMissing":
      return <ExternalContact external={external} />
    default:
      return <Ended refused={failure._tag === "Broken" ? { why: "failed" } : failure} onRetry={retry} />
  }
}

export const ExternalPage = () => {
  const { looks } = useJourney()
  const { name } = useWords(copy)
  const [, go] = useLocation()
  const external = useExternal((path) => go(path, { replace: true }))
  return (
    <Layout name={name} context="external" above="scene">
      <ScenicCard scene="puente" mood={looks.results.mood}>
        <Answered external={external} />
      </ScenicCard>
    </Layout>
  )
}
