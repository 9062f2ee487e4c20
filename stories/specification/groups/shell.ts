import type { Group } from "../requirement"

export const shell: Group = {
  code: "SH",
  title: "Header, footer and frame",
  requirements: {
    "SH-01": "From the top: a banner that can be closed, the legal bar, the main bar.",
    "SH-02": `The main bar has the logo, the tagline, HOME, COTIZAR, PRODUCTOS, FAQs and CONTACTO.
      They lead to /, /#cotizar, /#productos, /faqs and /contacto from every page.`,
    "SH-03": {
      text: "A visitor who is not logged in sees ENTRAR, which leads to /login as a new document.",
      decision: 33
    },
    "SH-04": {
      text: `Logged in with a verified e-mail: TU CUENTA stands in place of ENTRAR.
        It opens Tus Datos, Tus Compras and Salir.`,
      reading: "An e-mail that is not verified counts as not logged in: bar, account and purchase alike."
    },
    "SH-05": `A click opens or closes the account's list, and a click outside closes it.
      It leads to /tusdatos, /tuscompras and, as a new document, to /logout.`,
    "SH-06": `The bar is clear at the top of the page and solid beyond 100 px of scroll.
      BELO has a solid bar of its own.`,
    "SH-07": "Below 767 px a button opens and closes the menu.",
    "SH-08": {
      text: "In the 'external' context there is no menu, banner or legal bar; the logo stays.",
      reading: "External are /compraexterna and the payment and success that follow it.",
      decision: 53
    },
    "SH-09": {
      text: "The banner shows only when its call answers a name; the visitor can close it.",
      reading: "The image is /banners/{name}; the name must match ^[\\w.-]+$. Closing lasts for the session.",
      decision: 17
    },
    "SH-10": `Logo and banner are 50 px high.
      A call for the banner that fails means no banner and no message.`,
    "SH-11": {
      text: `/arrepentimiento and /bajaservicio are linked on the first screen of all but B2CCHILE.
        B2CCHILE alone links /anulacioncobertura.`,
      reading: "The legal bar also links consumer defence in Argentina, and assistance where the channel has it."
    },
    "SH-12": {
      text: "The footer has phones, social, legal and consumer-defence links of the channel.",
      reading: "Argentina: Defensa del Consumidor and the regulator's line. Chile: SERNAC and CMF."
    },
    "SH-13": {
      text: "A chat link floats on B2C alone.",
      channels: "B2C alone",
      reading: "It opens a new tab, without a way back into the portal's window.",
      decision: 19
    },
    "SH-14": {
      text: "The path of the last page is kept, except /redirect.",
      reading: "/redirect still ends on /; the kept path serves the strip 'Continuar tu compra'."
    },
    "SH-15": "An unknown address shows a page in the frame that says so and leads home.",
    "SH-16": {
      origin: "ours",
      text: "A page that the browser translates works on, and shows the price that it sells."
    },
    "SH-18": {
      origin: "ours",
      text: `No frame between two pages is blank: the page on show stays until the next one is here.
        A line at the top tells of a next page that takes longer than 300 ms.
        Two presses of its link are one step of the browser's history.
        What comes late takes along no visitor who has gone elsewhere meanwhile.`
    }
  }
}
