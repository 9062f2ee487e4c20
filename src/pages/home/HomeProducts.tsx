import { ProductDetails } from "../../components/ProductDetails/ProductDetails"
import { ProductShelf } from "../../components/ProductShelf/ProductShelf"
import { Section } from "../../components/Section/Section"
import { shelfOrder } from "../../core/catalogue/product"
import { showAmount, toCents } from "../../core/quote/money"
import { useProductDetails } from "../../journey/quote/useProductDetails"
import { useJourney } from "../../journey/useJourney"

export const HomeProducts = () => {
  const { catalogue, channel, copy } = useJourney()
  const details = useProductDetails()
  const words = copy.home.products
  const sceneries = channel.shelfSceneries
  if (catalogue.length === 0) return null
  const products = shelfOrder(catalogue).map(({ coverage, coverageDescription, currency, name, summary }, at) => ({
    ...(sceneries[at % sceneries.length] ?? sceneries[0]),
    name,
    currency,
    amount: showAmount(toCents(coverage)),
    description: coverageDescription,
    summary,
    detailsLabel: words.details,
    onDetails: () => details.open(name)
  }))
  const opened = products.find(({ name }) => name === details.opened)
  return (
    <Section id="productos" ground="sunken" align="center" eyebrow={words.eyebrow} title={words.title}>
      <ProductShelf products={products} words={words} />
      <ProductDetails
        title={opened?.name ?? ""}
        lead={opened ? `${opened.currency} ${opened.amount} ${opened.description}` : ""}
        coverage={details.coverage}
        words={words}
        open={opened !== undefined}
        onClose={details.close}
        onRetry={details.retry}
      />
    </Section>
  )
}
