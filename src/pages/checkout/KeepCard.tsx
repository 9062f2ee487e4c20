import { Button } from "../../components/Button/Button"
import { Callout } from "../../components/Callout/Callout"
import { LiveText } from "../../components/LiveText/LiveText"
import { success } from "../../copy/success"
import type { CardOfTrip } from "../../core/enroll/purchase"
import { showDay } from "../../core/trip/calendar"
import { useOfflineCard } from "../../journey/checkout/useOfflineCard"
import { useJourney } from "../../journey/useJourney"
import { useWords } from "../../journey/useWords"
import { PortalLink } from "../shell/PortalLink"

type Props = { readonly trip: CardOfTrip }

const Keep = ({ trip }: Props) => {
  const { keep: words } = useWords(success)
  const { drop, found, keep, refused } = useOfflineCard()
  const kept = found?.kept === true && found.trip.order.idSalesOrder === trip.order.idSalesOrder
  // This button replaces the other one in place: ignore the second press of a double click.
  const leave = ({ detail }: { readonly detail: number }) => {
    if (detail < 2) drop()
  }
  const action = kept ? (
    <Button kind="line" size="small" onClick={leave}>
      {words.drop}
    </Button>
  ) : (
    <Button kind="line" size="small" icon="first-aid-kit" onClick={() => keep(trip)}>
      {words.action}
    </Button>
  )
  return (
    <Callout kind="info" icon="first-aid-kit" title={words.title} action={action}>
      <p>
        {kept ? words.kept(showDay(trip.end)) : refused ? words.otherwise : words.text}{" "}
        {!refused && <PortalLink href="/solicitarasistencia">{words.page}</PortalLink>}
      </p>
      <LiveText role="status">{kept ? words.told : refused ? words.otherwise : ""}</LiveText>
    </Callout>
  )
}

export const KeepCard = ({ trip }: Props) => {
  const { channel } = useJourney()
  const { keep } = useWords(success)
  if (channel.assistancePage) return <Keep trip={trip} />
  return (
    <Callout kind="info" icon="first-aid-kit" title={keep.title}>
      <p>{keep.otherwise}</p>
    </Callout>
  )
}
