import type { cookies } from "../../copy/cookies"
import { listed } from "../../copy/listed"
import { endingOf, type Kept, type KeptKey, type KeptWords, spanOf } from "../../core/device/kept"

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
) =>
  gone.length === 0
    ? undefined
    : device.erased(
        listed(
          locale,
          gone.map((key) => kept[key].name)
        )
      )
