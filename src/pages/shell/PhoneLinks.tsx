import { Fragment } from "react"
import { lineHref } from "../../core/channel/phone"
import { useJourney } from "../../journey/useJourney"

/** The channel's phone lines as links, after the words that offer them. */
export const PhoneLinks = () => {
  const { channel, copy } = useJourney()
  return (
    <p>
      {copy.shell.callUs}{" "}
      {channel.phones.map((phone, index) => (
        <Fragment key={phone}>
          {index > 0 && "\u00a0/ "}
          <a href={lineHref(channel, phone)}>{phone}</a>
        </Fragment>
      ))}
    </p>
  )
}
