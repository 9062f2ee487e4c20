import { Suspense, useState } from "react"
import { bannerImage, bannerWords } from "../../core/banner/banner"
import { late, Part } from "../../hydration/late"
import { useJourney } from "../../journey/useJourney"

/**
 * Most visits have no banner, so its code loads only with one. If the code is lost, no banner
 * shows.
 */
const Banner = late(async () => (await import("../../components/Banner/Banner")).Banner, { instead: () => null })

export const LayoutBanner = () => {
  const { channel, copy, visit } = useJourney()
  const { alt, close, label } = copy.shell.banner
  const shown = visit.banner.value
  const [isLate] = useState(shown === undefined)
  if (!shown) return null
  return (
    <Suspense>
      <Part
        is={Banner}
        image={{ src: bannerImage(shown), alt: alt(bannerWords(shown), channel.brandName) }}
        late={isLate}
        label={label}
        closeLabel={close}
        onClose={visit.closeBanner}
      />
    </Suspense>
  )
}
