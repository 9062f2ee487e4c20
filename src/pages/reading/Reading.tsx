import type { ReactNode } from "react"
import { Hero } from "../../components/Hero/Hero"
import { PageBody } from "../../components/PageBody/PageBody"
import type { Scenery } from "../../core/channel/channel"
import { useJourney } from "../../journey/useJourney"
import { Frame } from "../shell/Frame"

export type ReadingProps = {
  readonly title: string
  readonly lead?: string
  readonly scenery: Scenery
  readonly children: ReactNode
}

export const Reading = ({ title, lead, scenery, children }: ReadingProps) => {
  const { channel, copy } = useJourney()
  const { mood, scene } = scenery
  return (
    <Frame title={copy.shell.titles.page(title, channel.brandName)} mood={mood}>
      <Hero kind="slim" scene={scene} mood={mood} lines={[title]} lead={lead} />
      <PageBody>{children}</PageBody>
    </Frame>
  )
}
