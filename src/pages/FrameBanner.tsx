import { Banner } from "../components/Banner/Banner"
import { bannerImage, bannerWords } from "../core/banner/banner"
import { useJourney } from "../journey/useJourney"

/** The channel's banner, once it is here and as long as it was not closed (1§2). */
export const FrameBanner = () => {
  const { channel, copy, visit } = useJourney()
  const { alt, close, label } = copy.shell.banner
  const shown = visit.banner.value
  return (
    <Banner
      image={shown && { src: bannerImage(shown), alt: alt(bannerWords(shown), channel.brandName) }}
      label={label}
      closeLabel={close}
      onClose={visit.closeBanner}
    />
  )
}
