import { Redirect } from "wouter"
import { Alert } from "../../components/Alert/Alert"
import { Button, LinkButton } from "../../components/Button/Button"
import { Callout } from "../../components/Callout/Callout"
import { LiveRegion } from "../../components/LiveRegion/LiveRegion"
import { LoadingOverlay } from "../../components/LoadingOverlay/LoadingOverlay"
import { PageBody } from "../../components/PageBody/PageBody"
import { Stack } from "../../components/Stack/Stack"
import { Steps } from "../../components/Steps/Steps"
import { SuccessBody, SuccessHero } from "../../components/SuccessHero/SuccessHero"
import { TripPass } from "../../components/TripPass/TripPass"
import { results } from "../../copy/results"
import { success as copy } from "../../copy/success"
import type { CardOfTrip } from "../../core/enroll/purchase"
import { lastClaimOf } from "../../core/service/claims"
import { showDay } from "../../core/trip/calendar"
import { type Bought, type SuccessJourney, useSuccess } from "../../journey/checkout/success"
import { useOfflineCard } from "../../journey/checkout/useOfflineCard"
import { useJourney, useWords } from "../../journey/useJourney"
import { useRead } from "../../journey/useRead"
import { noticeState } from "../../journey/visit/visit"
import { Layout } from "../shell/Layout"
import { PhoneLinks } from "../shell/PhoneLinks"
import { PortalLink } from "../shell/PortalLink"
import { useLate } from "../shell/useLate"
import { presentScene } from "./presentCart"
import { cardOf, presentBefore, presentNewPass } from "./presentPass"
import { presentPictures } from "./presentPictures"
import { SendCards } from "./SendCards"
import { usePurchaseWords } from "./usePurchaseWords"

const KeepCard = ({ trip }: { readonly trip: CardOfTrip }) => {
  const { channel } = useJourney()
  const { keep: words } = useWords(copy)
  const { drop, found, keep, possible, refused } = useOfflineCard(trip.order)
  const isKept = found?.kept === true
  const isShown = possible && !refused
  const way = isShown ? words.everywhere : words.otherwise
  const offer = isShown ? words.text : way
  const text = isKept ? `${words.kept(showDay(lastClaimOf(trip.end)))} ${way}` : offer
  const told = isKept ? words.told : ""
  // This button replaces the other one in place: ignore the second press of a double click.
  const leave = ({ detail }: { readonly detail: number }) => {
    if (detail < 2) void drop(trip)
  }
  const action = (
    <Button kind="line" size="small" onClick={isKept ? leave : () => void keep(trip)}>
      {isKept ? words.drop : words.action}
    </Button>
  )
  return (
    <Callout kind="info" icon="first-aid-kit" title={words.title} action={(isKept || possible) && action}>
      <p>
        {text} {channel.assistancePage && isShown && <PortalLink href="/solicitarasistencia">{words.page}</PortalLink>}
      </p>
      <LiveRegion role="status">{refused ? way : told}</LiveRegion>
    </Callout>
  )
}

/** How long the page stays without a message, in milliseconds. */
const patience = 1000

type Props = { readonly success: SuccessJourney }

const Papers = ({ success }: Props) => {
  const papers = useRead(success.papers)
  if (papers.length === 0) return null
  return (
    <Stack>
      {[...papers.entries()].map(([at, paper]) => {
        const look = { block: true, kind: "line", size: "small", icon: "file-pdf", children: paper.fileName } as const
        if (paper.base64 === undefined && paper.url)
          return <LinkButton key={at} {...look} href={paper.url} target="_blank" rel="noopener noreferrer" />
        return <Button key={at} {...look} onClick={() => success.give(paper)} />
      })}
    </Stack>
  )
}

const Certificate = ({ note, success }: Props & { readonly note: string | undefined }) => {
  const { certificate } = useWords(copy)
  const fetching = useRead(success.fetching).is === "loading"
  const outcome = useRead(success.outcome)
  return (
    <>
      <Button block icon="file-pdf" loading={fetching} onClick={success.download}>
        {certificate.download}
      </Button>
      {note && <Alert kind="info">{note}</Alert>}
      <LiveRegion role="status">{fetching ? certificate.fetching : ""}</LiveRegion>
      {outcome === "failed" && <Alert kind="bad">{certificate.failed}</Alert>}
      {(outcome === "notYet" || outcome === "opened" || outcome === "ready") && (
        <Alert kind="info">{certificate[outcome]}</Alert>
      )}
      <Papers success={success} />
      <p data-screen>
        <PortalLink href="/tuscompras">{certificate.all}</PortalLink>
      </p>
    </>
  )
}

const Purchased = ({ bought, success }: Props & { readonly bought: Bought }) => {
  const journey = useJourney()
  const shown = usePurchaseWords()
  const { words } = shown
  const { places } = useWords(results)
  const { hidden, receipt, signedIn } = bought
  const { note, ...pass } = presentNewPass(receipt, shown, Date.now())
  const { destination } = receipt
  const place = destination === "" ? undefined : (places[destination] ?? `a ${destination}`)
  return (
    <SuccessBody>
      <TripPass
        {...pass}
        note={signedIn ? undefined : note}
        sent={signedIn || receipt.found ? undefined : { label: words.pass.sent, address: receipt.email }}
        papers={signedIn && <Certificate note={note} success={success} />}
      />
      {hidden && <Alert kind="info">{words.anotherLogin}</Alert>}
      <SendCards pictures={presentPictures(receipt, pass, place, words)} scenery={presentScene(destination, journey)} />
      {!hidden && <KeepCard trip={cardOf(receipt)} />}
      <Steps layout="beside" {...presentBefore(shown)} />
    </SuccessBody>
  )
}

/** The stored purchase could not be read, but it was made. */
const Lost = ({ success }: Props) => {
  const words = useWords(copy)
  return (
    <PageBody>
      <Alert
        kind="bad"
        button={{
          label: words.retry,
          icon: "arrow-clockwise-bold",
          size: "normal",
          onClick: () => void success.enter()
        }}
      >
        {words.lost} <PhoneLinks />
      </Alert>
    </PageBody>
  )
}

/** Shows a message late: right after a charge, a flash of text would look like doubt. */
const Waiting = () => {
  const { loading } = useWords(copy)
  return useLate(patience) ? <LoadingOverlay title={loading} /> : null
}

export const SuccessPage = () => {
  const journey = useJourney()
  const words = useWords(copy)
  const success = useSuccess()
  const found = useRead(success.found)
  const name = words.title.replace("\n", " ")
  if (found === "none") return <Redirect to="/" replace state={noticeState("noPurchase")} />
  if (typeof found !== "object")
    return (
      <Layout name={name} context="purchase">
        {found === "failed" ? <Lost success={success} /> : <Waiting />}
      </Layout>
    )
  const bought = { title: words.title, lead: found.signedIn ? words.leadSignedIn : words.lead }
  const hero = found.receipt.found ? words.found : bought
  const scenery = presentScene(found.receipt.destination, journey)
  return (
    <Layout name={name} mood={scenery.mood} context="purchase" above="page">
      <SuccessHero {...scenery} lines={hero.title.split("\n")} lead={hero.lead} />
      <Purchased bought={found} success={success} />
    </Layout>
  )
}
