import { useLoaded } from "../../browser/late"
import { Band } from "../../components/Band/Band"
import { BenefitList } from "../../components/BenefitList/BenefitList"
import { ProductShelf } from "../../components/ProductShelf/ProductShelf"
import { Section } from "../../components/Section/Section"
import { shelfOrder, stepUp } from "../../core/catalogue/product"
import { showAmount, toCents } from "../../core/quote/money"
import { useProductDetails } from "../../journey/quote/useProductDetails"
import { useJourney } from "../../journey/useJourney"
import { useLinkTo } from "../shell/useNavigation"
import { HomeDetails } from "./HomeDetails"

const HomeBand = () => {
  const { copy, looks } = useJourney()
  const linkTo = useLinkTo()
  const { action, href, ...words } = copy.home.band
  return <Band {...looks.band} {...words} action={{ label: action, ...linkTo(href) }} />
}

const HomeBenefits = () => {
  const { copy, looks } = useJourney()
  const { cards, title } = copy.home.benefits
  const benefits = looks.benefits.flatMap((stamp, at) => {
    const card = cards[at]
    return card ? [{ stamp, ...card }] : []
  })
  return (
    <Section title={title}>
      <BenefitList benefits={benefits} />
    </Section>
  )
}

const HomeProducts = () => {
  const { catalogue, copy, looks } = useJourney()
  const details = useProductDetails()
  const Details = useLoaded(HomeDetails)
  const linkTo = useLinkTo()
  const words = copy.home.products
  const sceneries = looks.shelf
  if (catalogue.length === 0) return null
  const shelf = shelfOrder(catalogue)
  const moreAt = (at: number, currency: string) => {
    const step = stepUp(shelf, at)
    return step && words.more(`${currency} ${showAmount(toCents(step.more))}`, step.from)
  }
  const products = shelf.map(({ coverage, coverageDescription, currency, name, summary }, at) => ({
    ...(sceneries[at % sceneries.length] ?? sceneries[0]),
    name,
    currency,
    amount: showAmount(toCents(coverage)),
    description: coverageDescription,
    more: moreAt(at, currency),
    summary,
    quote: { label: words.quote, ...linkTo("/#cotizar") },
    detailsLabel: words.details,
    onDetails: () => details.open(name)
  }))
  const opened = products.find(({ name }) => name === details.opened)
  return (
    <Section id="productos" ground="sunken" align="center" eyebrow={words.eyebrow} title={words.title}>
      <ProductShelf products={products} words={words} />
      {Details && (
        <Details
          title={opened?.name ?? ""}
          lead={opened ? `${opened.currency} ${opened.amount} ${opened.description}` : ""}
          coverage={details.coverage}
          words={words}
          open={opened !== undefined}
          onClose={details.close}
          onRetry={details.retry}
        />
      )}
    </Section>
  )
}

export const HomeSections = () => (
  <>
    <HomeProducts />
    <HomeBenefits />
    <HomeBand />
  </>
)
