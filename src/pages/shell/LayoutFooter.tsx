import { Footer, type FooterProps } from "../../components/Footer/Footer"
import { useJourney } from "../../journey/useJourney"
import { footerColumns, footerPhones, socialLinks } from "./presentLayout"

export const LayoutFooter = (props: Pick<FooterProps, "id" | "chat" | "above" | "onNavigate" | "onReach">) => {
  const { channel, copy, logo, today } = useJourney()
  const { footer, header } = copy.shell
  const { brandName, hours } = channel
  return (
    <Footer
      {...props}
      logo={logo}
      brand={brandName}
      homeLabel={header.home}
      contactTitle={footer.phones.length > 0 ? undefined : footer.contact}
      phones={footerPhones(channel, copy.shell)}
      hours={hours}
      social={socialLinks(channel, copy.shell)}
      columns={footerColumns(channel, copy.shell)}
      closing={[footer.rights(brandName, Number(today().slice(0, 4))), footer.terms]}
    />
  )
}
