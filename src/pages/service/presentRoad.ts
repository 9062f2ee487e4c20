import type { RoadAct, RoadCardProps } from "../../components/RoadCard/RoadCard"
import type { PagesCopy } from "../../copy/pages"
import { messageHref } from "../../core/channel/chat"
import { mapOf } from "../../core/device/whereabouts"
import type { NearTrip } from "../../core/enroll/purchase"
import type { Road } from "../../core/service/onTheRoad"
import { type Day, showDay } from "../../core/trip/calendar"
import { nextTripOf } from "../../core/trip/nextTrip"
import type { Finding } from "../../journey/service/nearTrip"
import type { Mood } from "../../styles/looks"
import { atHours, callHours, callsOf, numberOf, type PurchaseWords, presentDay } from "../checkout/presentPass"

export interface RoadWords extends PurchaseWords {
  readonly road: PagesCopy["road"]
  /** Where a trip goes, such as "a Europa". */
  readonly places: PagesCopy["results"]["places"]
}

/** The light tells where in the trip one is. */
const moods: Readonly<Record<Road["is"], Mood>> = { before: "alba", during: "tarde", return: "tarde", after: "noche" }

type Told = Pick<RoadCardProps, "title" | "eyebrow" | "note" | "days">

const presentTitle = ({ road: at, trip }: NearTrip, today: Day, { places, road, words }: RoadWords): Told => {
  const { destination, end, plan, start } = trip
  const { from, here } = road.places[destination] ?? road.anywhere
  const short = (day: Day) => presentDay(day, words.pass).stamped
  const place = places[destination]
  if (at.is === "before")
    return {
      eyebrow: place ? road.tripTo(place) : road.trip,
      title: road.missing(at.days),
      note: road.dates(short(start), presentDay(end, words.pass).full)
    }
  if (at.is === "after")
    return { eyebrow: road.back(from), title: road.claim(showDay(at.until)), note: road.left(at.days) }
  const eyebrow = road.today(short(today), plan)
  if (at.is === "return") return { eyebrow, title: road.return }
  return { eyebrow, title: road.day(here, at.day, at.of), days: { day: at.day, of: at.of } }
}

/** The chat that takes a message with the traveller's place, if the brand has one. */
const chatOf = ({ channel, lines }: RoadWords) =>
  [...lines.map(({ href }) => href), ...Object.values(channel.written ?? {})].find((href) => messageHref(href, ""))

const presentFinding = (finding: Finding, { place }: RoadWords["road"]) => {
  if (typeof finding === "object") return place.found(Math.ceil(finding.within))
  return finding === "idle" ? place.how : place[finding]
}

interface Presses {
  readonly find: () => void
  readonly ask: () => void
  readonly pass: () => void
}

const presentPlace = (near: NearTrip, finding: Finding, shown: RoadWords, find: () => void): ReadonlyArray<RoadAct> => {
  const chat = chatOf(shown)
  if (chat === undefined) return []
  const { place } = shown.road
  const act = { icon: "whatsapp-logo", look: "wide", detail: presentFinding(finding, shown.road) } as const
  if (finding === "idle" || finding === "finding")
    return [{ ...act, label: place.send, onPress: find, busy: finding === "finding" }]
  const said = place.message(numberOf(near.trip.order, shown.words).number)
  const text = typeof finding === "object" ? `${said} ${place.iAm(mapOf(finding))}` : said
  return [{ ...act, label: place.open, href: messageHref(chat, text) ?? chat, apart: true }]
}

/** A page about reimbursements: the brand's own, or else the answer to the question. */
const claimPath = ({ channel }: RoadWords) =>
  channel.assistancePage ? "/solicitarasistencia#reintegro" : "/faqs#pedir-reintegro"

const presentHelp = (near: NearTrip, finding: Finding, shown: RoadWords, presses: Presses) => {
  const { road, words } = shown
  const { notice, phone, voucher } = words.steps
  const { number } = numberOf(near.trip.order, words)
  const [call] = callsOf(shown)
  const hours = callHours(shown)
  const pass: RoadAct = { icon: "identification-card", label: road.pass.label, number, onPress: presses.pass }
  const asking: ReadonlyArray<RoadAct> = near.trip.benefits?.length
    ? [{ icon: "first-aid-kit", label: road.ask.label, detail: road.ask.detail, onPress: presses.ask }]
    : []
  if (near.road.is === "after")
    return {
      acts: [
        { icon: "receipt", look: "main", label: road.reimbursement.action, href: claimPath(shown) },
        pass,
        { icon: "map-pin", label: road.again, href: `/cotizar${nextTripOf({ ...near.trip, ages: [] })}` }
      ] satisfies ReadonlyArray<RoadAct>,
      points: [
        { icon: "file-pdf", text: road.reimbursement.papers },
        { icon: "clock-fill", text: road.reimbursement.answer }
      ] as const
    }
  if (near.road.is === "before")
    return {
      acts: [pass, ...asking],
      points: [
        { icon: "phone", title: phone.title, text: atHours(call?.value ?? "", shown) },
        { icon: "identification-card", ...voucher },
        { icon: "clock-fill", ...notice }
      ] as const
    }
  const calling: ReadonlyArray<RoadAct> = call
    ? [{ icon: "phone", look: "main", label: road.call, detail: `${call.label} · ${call.value}`, href: call.href }]
    : []
  return {
    acts: [...calling, ...presentPlace(near, finding, shown, presses.find), pass, ...asking],
    points: [
      ...(hours === undefined ? [] : [{ icon: "phone", text: hours } as const]),
      { icon: "clock-fill", text: road.notice } as const
    ]
  }
}

/**
 * Where a traveller is in a bought trip, and the help for it (OU-on-the-road). `finding`: how the
 * search for their place goes.
 */
export const presentRoad = (near: NearTrip, today: Day, finding: Finding, shown: RoadWords, presses: Presses) => ({
  mood: moods[near.road.is],
  ...presentTitle(near, today, shown),
  ...presentHelp(near, finding, shown, presses),
  ...(near.trip.withdrawnOn && { note: `${shown.words.pass.withdrawn} ${showDay(near.trip.withdrawnOn)}` }),
  status: finding === "idle" ? "" : presentFinding(finding, shown.road)
})
