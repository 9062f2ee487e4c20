import { lineHref } from "../../core/channel/phone"
import { useQuoting } from "../../journey/quote/quoting"
import { useJourney } from "../../journey/useJourney"
import { useRead } from "../../journey/useRead"
import { PhoneLinks } from "../shell/PhoneLinks"

/** A sentence whose phones can be called. */
const Callable = ({ children }: { readonly children: string }) => {
  const { channel } = useJourney()
  const [phone] = channel.phones.filter((one) => children.includes(one))
  if (phone === undefined) return children
  const [before = "", ...after] = children.split(phone)
  return (
    <>
      {before}
      <a href={lineHref(channel, phone)}>{phone}</a>
      <Callable>{after.join(phone)}</Callable>
    </>
  )
}

export const RefusalReason = () => {
  const { channel, copy } = useJourney()
  const quote = useRead(useQuoting().quote)
  const { advisers, startsTooLate, startsTooLateHint, tooLong, tooLongHint } = copy.quote.restriction
  if (quote.is !== "refused") return null
  const longest = tooLongHint(quote.longest)
  return quote.why === "startsTooLate" ? (
    <>
      <p>
        <Callable>{startsTooLate(channel.phones.join(" / "))}</Callable>
      </p>
      <p>{startsTooLateHint}</p>
    </>
  ) : (
    <>
      <p>{tooLong(advisers)}</p>
      {longest && <p>{longest}</p>}
      <PhoneLinks />
    </>
  )
}
