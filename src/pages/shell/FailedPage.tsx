import { useJourney } from "../../journey/useJourney"
import { Failure } from "./Failure"
import { Frame } from "./Frame"
import { PhoneLinks } from "./PhoneLinks"

/** What stands in the place of a page that could not be fetched or drawn; the rest of the portal is still there. */
export const FailedPage = () => {
  const { channel, copy } = useJourney()
  return (
    <Frame title={copy.shell.titles.failed(channel.brandName)}>
      <Failure {...copy.pageFailed} phones={<PhoneLinks />} />
    </Frame>
  )
}
