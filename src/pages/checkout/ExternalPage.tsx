import { useLocation } from "wouter"
import { Button, LinkButton } from "../../components/Button/Button"
import { DeadEnd } from "../../components/DeadEnd/DeadEnd"
import { ProgressList } from "../../components/ProgressList/ProgressList"
import { ScenicCard } from "../../components/ScenicCard/ScenicCard"
import { external as copy } from "../../copy/external"
import { linkOf } from "../../core/trip/sharedLink"
import type { ExternalProblem } from "../../journey/checkout/external"
import { useExternal } from "../../journey/checkout/external"
import { useJourney } from "../../journey/useJourney"
import { useWords } from "../../journey/useWords"
import { Frame } from "../shell/Frame"
import { goOnFromPage } from "../shell/useArrival"
import { useNavigation } from "../shell/useNavigation"
import { ExternalContact } from "./ExternalContact"
import { ExternalRivals } from "./ExternalRivals"

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
  readonly problem: ExternalProblem
  readonly quoteHref: string
  readonly onRetry: () => void
}) => {
  const { onRetry, problem, quoteHref } = props
  const { contact, problems, quote, retry } = useWords(copy)
  const mayRetry = problem === "failed"
  return (
    <DeadEnd
      {...problems[problem]}
      actions={
        <>
          {mayRetry && (
            <Button size="large" block icon="arrow-clockwise-bold" onClick={onRetry}>
              {retry}
            </Button>
          )}
          <Way href={quoteHref} kind={mayRetry ? "line" : "primary"}>
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

export const ExternalPage = () => {
  const { channel, copy: shell } = useJourney()
  const { name, progress } = useWords(copy)
  const [, go] = useLocation()
  const external = useExternal((path) => go(path, { replace: true }))
  const problem = external.problem.value
  const rivals = external.rivals.value
  const step = external.step.value
  const slow = external.slow.value
  const trip = external.trip.value

  const retry = () => {
    external.again()
    goOnFromPage()
  }
  return (
    <Frame title={shell.shell.titles.page(name, channel.brandName)} context="external" above="scene">
      <ScenicCard scene="puente" mood={channel.resultsScenery.mood}>
        {rivals ? (
          <ExternalRivals external={external} own={rivals.own} offered={rivals.offered} />
        ) : external.asks.value ? (
          <ExternalContact external={external} />
        ) : problem ? (
          <Ended problem={problem} quoteHref={trip ? `/cotizar${linkOf(trip)}` : "/#cotizar"} onRetry={retry} />
        ) : (
          <ProgressList
            title={progress.title}
            hint={progress.hint}
            slowText={slow ? progress.slow : undefined}
            wayOut={
              slow && (
                <Way href="/" kind="ghost">
                  {progress.cancel}
                </Way>
              )
            }
            label={progress.bar}
            steps={Object.values(progress.messages)}
            current={Object.keys(progress.messages).indexOf(step)}
            done={progress.done}
          />
        )}
      </ScenicCard>
    </Frame>
  )
}
