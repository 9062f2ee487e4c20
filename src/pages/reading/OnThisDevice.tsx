import { Button } from "../../components/Button/Button"
import { DeviceList } from "../../components/DeviceList/DeviceList"
import { Dialog } from "../../components/Dialog/Dialog"
import type { cookies } from "../../copy/cookies"
import { listed } from "../../copy/text"
import { endingOf, spanOf } from "../../core/device/ending"
import type { Kept, KeptKey, KeptWords } from "../../core/device/kept"
import { useJourney } from "../../journey/useJourney"
import { useRead } from "../../journey/useRead"
import { useErasing } from "../../journey/visit/erasing"

type Words = typeof cookies

const counted = (ms: number, ago: boolean, locale: string) => {
  const { count, unit } = spanOf(ms)
  return count === 0 ? undefined : new Intl.RelativeTimeFormat(locale).format(ago ? -count : count, unit)
}

/** One entry for each stored item, named for the visitor. It never shows the content. */
export const presentKept = (
  kept: ReadonlyArray<Kept>,
  { device, ...words }: Pick<Words, "device"> & { readonly kept: KeptWords },
  locale: string
) =>
  kept.map((one) => {
    const { age, key } = one
    const ending = endingOf(one)
    return {
      key,
      name: words.kept[key].name,
      saved: age === undefined ? device.unknown : device.saved(counted(age, true, locale) ?? device.justNow),
      ends:
        typeof ending === "number" ? device.ends(counted(ending, false, locale) ?? device.soon) : device.endings[ending]
    }
  })

export const presentErased = (
  gone: ReadonlyArray<KeptKey>,
  { device, kept }: Pick<Words, "device"> & { readonly kept: KeptWords },
  locale: string
) => {
  const names = gone.map((key) => kept[key].name)
  return names.length === 0 ? undefined : device.erased(listed(locale, names))
}

/** Shows what this browser stores, and erases it; asks first about a payment in doubt (ST-05). */
export const OnThisDevice = ({ words }: { readonly words: typeof cookies }) => {
  const { locale } = useJourney().channel
  const erasing = useErasing()
  const here = useRead(erasing.here)
  const gone = useRead(erasing.gone)
  const isAsking = useRead(erasing.asking)
  const { payment } = words.device
  return (
    <>
      <DeviceList
        words={words.device}
        entries={here.is === "known" ? presentKept(here.kept, words, locale) : here.is}
        erased={presentErased(gone, words, locale)}
        onNear={() => void erasing.list()}
        onTakeAlong={() => void erasing.takeAlong(words.device.fileName)}
        onErase={() => void erasing.eraseAll()}
      />
      <Dialog
        title={payment.title}
        lead={payment.lead}
        closeLabel={payment.close}
        open={isAsking}
        onClose={erasing.stay}
        actions={
          <>
            <Button kind="line" onClick={() => void erasing.eraseWithPayment()}>
              {payment.all}
            </Button>
            <Button onClick={() => void erasing.eraseButPayment()}>{payment.keep}</Button>
          </>
        }
      >
        <p>{payment.text}</p>
      </Dialog>
    </>
  )
}
