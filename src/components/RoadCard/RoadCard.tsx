import { type ComponentPropsWithRef, useId, useRef } from "react"
import type { Scenery } from "../../styles/looks"
import { Icon, type IconName } from "../Icon/Icon"
import { IconButton } from "../IconButton/IconButton"
import { LiveRegion } from "../LiveRegion/LiveRegion"
import { Scene } from "../Scene/Scene"
import tile from "../TripPass/Tile.module.css"
import { VoucherNumber } from "../TripPass/VoucherNumber"
import styles from "./RoadCard.module.css"
import { useComing } from "./useComing"

export type RoadAct = {
  readonly icon: IconName
  readonly label: string
  /** A second, quieter line. */
  readonly detail?: string | undefined
  /** In its place: the voucher's, as the pass shows it. */
  readonly number?: string | undefined
  /** main: the filled one · wide: a row of its own on a phone */
  readonly look?: "main" | "wide" | undefined
} & (
  | { readonly href: string; readonly apart?: boolean; readonly onClick?: ComponentPropsWithRef<"a">["onClick"] }
  | { readonly onPress: () => void; readonly busy?: boolean }
)

export type RoadCardProps = Scenery & {
  /** Above the title: the day and the plan, or where the trip goes. */
  readonly eyebrow: string
  readonly title: string
  /** A line under the title. */
  readonly note?: string | undefined
  /** Draws how far along the trip is: the title says it in words. */
  readonly days?: { readonly day: number; readonly of: number } | undefined
  readonly acts: ReadonlyArray<RoadAct>
  /** What to know or to have ready. */
  readonly points: ReadonlyArray<{ readonly icon: IconName; readonly title?: string; readonly text: string }>
  /** Told by screen readers as it changes. */
  readonly status: string
  /** Shows one line: the title, and the main act. */
  readonly folded: boolean
  readonly onFold: (folded: boolean) => void
  /** Accessible names of the arrow. */
  readonly words: { readonly fold: string; readonly unfold: string }
  /** The header lies over it, on this light of the landscape below. */
  readonly over?: Scenery["mood"] | undefined
}

/** A press replaced its button by this link: the focus goes on to it, unless it went elsewhere. */
const takeFocus = (link: HTMLAnchorElement | null) => {
  if (document.activeElement === document.body) link?.focus({ preventScroll: true })
}

const Act = ({ detail, icon, label, look, number, ...act }: RoadAct) => {
  const own = {
    className: tile.Tile,
    "data-row": true,
    "data-look": look,
    children: (
      <>
        <Icon name={icon} />
        <span>
          <strong>{label}</strong>
          {(detail || number) && (
            <span className={styles.detail}>{number ? <VoucherNumber>{number}</VoucherNumber> : detail}</span>
          )}
        </span>
      </>
    )
  }
  if ("onPress" in act)
    return (
      <button
        {...own}
        type="button"
        aria-disabled={act.busy || undefined}
        onClick={act.busy ? undefined : act.onPress}
      />
    )
  const { apart, href, onClick } = act
  const away = apart && { ref: takeFocus, target: "_blank", rel: "noopener noreferrer" }
  return <a {...own} {...away} href={href} onClick={onClick} />
}

const Days = ({ day, of }: { readonly day: number; readonly of: number }) => (
  <div className={styles.days} data-row aria-hidden="true">
    <span style={{ flexGrow: day }} />
    <span style={{ flexGrow: of - day }} />
  </div>
)

const Points = ({ points }: Pick<RoadCardProps, "points">) => (
  <ul className={styles.points}>
    {points.map(({ icon, text, title }) => (
      <li key={icon} data-row>
        <Icon name={icon} />
        <div>
          {title && <strong>{title}</strong>}
          <p>{text}</p>
        </div>
      </li>
    ))}
  </ul>
)

const isMain = ({ look }: RoadAct) => look === "main"

type Named = RoadCardProps & { readonly id: string }

/** Without a main act, what to know comes first. */
const Open = ({ acts, days, eyebrow, id, mood, note, points, scene, title }: Named) => {
  const isForNow = acts.some(isMain)
  return (
    <>
      <div className={styles.picture} data-scenery data-mood={mood} data-on-dark={mood === "noche" || undefined}>
        <Scene name={scene} fit="cover" />
        <p className={styles.eyebrow}>{eyebrow}</p>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {note && <p className={styles.note}>{note}</p>}
        {days && <Days {...days} />}
      </div>
      {!isForNow && <Points points={points} />}
      <ul className={styles.acts} data-cluster>
        {acts.map((act) => (
          <li key={act.icon} className={styles.item} data-look={act.look}>
            <Act {...act} />
          </li>
        ))}
      </ul>
      {isForNow && <Points points={points} />}
    </>
  )
}

const Strip = ({ acts, id, title }: Named) => (
  <div className={styles.strip} data-row>
    <h2 id={id}>{title}</h2>
    {acts.filter(isMain).map((act) => (
      <Act key={act.icon} {...act} detail={undefined} />
    ))}
  </div>
)

/**
 * Where a traveller is in a bought trip, and the help for it: over a page, which goes on below. It
 * folds to a line. It comes late: what follows slides down from its place (OU-on-the-road).
 */
export const RoadCard = (props: RoadCardProps) => {
  const { folded, mood, onFold, over, status, words } = props
  const id = useId()
  const ref = useRef<HTMLElement>(null)
  if (!useComing(ref)) return <section ref={ref} hidden />
  return (
    <section
      ref={ref}
      className={styles.RoadCard}
      data-screen
      data-over={over ? true : undefined}
      data-mood={over}
      data-clarity-mask="true"
      aria-labelledby={id}
    >
      <div className={styles.card} data-panel data-wrap data-folded={folded || undefined}>
        {folded ? <Strip {...props} id={id} /> : <Open {...props} id={id} />}
        <div className={styles.fold} data-mood={folded ? undefined : mood}>
          <IconButton
            label={folded ? words.unfold : words.fold}
            icon="caret-down-bold"
            onClick={() => onFold(!folded)}
          />
        </div>
        <LiveRegion role="status">{status}</LiveRegion>
      </div>
    </section>
  )
}
