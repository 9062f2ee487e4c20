import { useJourney } from "../../journey/useJourney"
import { Failure } from "./Failure"
import { Frame } from "./Frame"
import { PhoneLinks } from "./PhoneLinks"

export const FailedPage = () => {
  const { channel, copy } = useJourney()
  return (
    <Frame title={copy.shell.titles.failed(channel.brandName)}>
      <Failure {...copy.pageFailed} phones={<PhoneLinks />} />
    </Frame>
  )
}
