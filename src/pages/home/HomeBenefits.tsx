import { BenefitList } from "../../components/BenefitList/BenefitList"
import { Section } from "../../components/Section/Section"
import { useJourney } from "../../journey/useJourney"

export const HomeBenefits = () => {
  const { channel, copy } = useJourney()
  const { cards, title } = copy.home.benefits
  const benefits = channel.benefits.flatMap((stamp, at) => {
    const card = cards[at]
    return card ? [{ stamp, ...card }] : []
  })
  return (
    <Section title={title}>
      <BenefitList benefits={benefits} />
    </Section>
  )
}
