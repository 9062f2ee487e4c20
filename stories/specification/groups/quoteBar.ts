import type { Group } from "../requirement"

export const quoteBar: Group = {
  code: "QB",
  title: "Quote bar",
  requirements: {
    "QB-01": "Home and /cotizar have the same quote bar.",
    "QB-02": {
      text: `The popup of dates has a start, an end and Aplicar.
        A click outside applies dates that hold, and no others.`,
      reading: "'Fechas aplicadas' is announced; Escape takes back.",
      decision: 43
    },
    "QB-03": "The popup of destinations is the channel's list of radios; choosing one closes it.",
    "QB-04": {
      text: `Plus adds a passenger without an age; minus takes the last one, down to none.
        Each passenger has a field for the age, and Aplicar ends it.`,
      reading: "It starts with one passenger. An age is a whole number from 0 to 120. More than 20 are refused.",
      decision: 43
    },
    "QB-05": {
      text: "The bar asks for a phone and an e-mail.",
      reading: "Both come before the price, as specified; the bar says why."
    },
    "QB-06": {
      text: `On home the bar asks, in the channel's words, whether the visitor wants to receive news.
        The box is ticked at first and travels as subscribed.`,
      reading: `It is true only for a box that this visitor saw and left ticked; /cotizar has none.
        Where the box starts is a value of the channel; in Chile it starts empty.`,
      decision: 44
    },
    "QB-07": "Trips that are not sold are told in a modal with title, text and 'Cerrar'.",
    "QB-08": "The button says COTIZAR; on /cotizar with a kept search it says RECOTIZAR.",
    "QB-09": {
      text: "An overlay covers the page while quoting and goes with success and with failure.",
      reading: "It lets header and trip be seen, and shows grey cards where the plans will stand."
    },
    "QB-10": `From home a valid search is kept, and quoted once on /cotizar.
      On /cotizar it is quoted in place.`,
    "QB-11": {
      text: `/cotizar loads a kept search and quotes it at once.
        Its coupon is dropped.`,
      reading: "A search whose start is past fills the bar with its message and is not quoted."
    },
    "QB-12": "/cotizar without a kept search shows an empty bar and sends nothing.",
    "QB-13": "Days show as DD/MM/YYYY and travel as YYYY-MM-DD.",
    "QB-14": `An error in the answer is shown, and the plans of before stay.
      Any other answer replaces all plans.`,
    "QB-15": {
      text: `Applying, quoting and quoting again are told as select_content.
        Their names are aplicar barra cotizadora, cotizar barra cotizadora and recotizar.`,
      decision: 43
    }
  }
}
