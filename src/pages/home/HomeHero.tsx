import { HeroCarousel, type HeroSlide } from "../../components/HeroCarousel/HeroCarousel"
import { useJourney } from "../../journey/useJourney"

export const HomeHero = ({ onShow }: { readonly onShow: (index: number) => void }) => {
  const { channel, copy } = useJourney()
  const { carousel, heroes, quoteNow } = copy.home
  const slideOf = (at: 0 | 1 | 2): HeroSlide => {
    const { bullets, quoteButton, text, title } = heroes[at]
    return { ...channel.heroes[at], lines: title.split(","), lead: text, bullets, button: quoteButton }
  }
  return (
    <HeroCarousel
      label={carousel.label}
      slides={[slideOf(0), slideOf(1), slideOf(2)]}
      action={{ label: quoteNow, href: "/#cotizar" }}
      words={carousel}
      onShow={onShow}
    />
  )
}
