import type { Group, Requirement } from "../requirement"

const folder = "../ours/"

/** A file each, so that two branches can add one and merge. The file's name ends the id. */
const files = import.meta.glob<{ readonly requirement: Requirement }>("../ours/*.ts", { eager: true })

const ours = Object.entries(files).map(
  ([file, { requirement }]) => [`OU-${file.slice(folder.length, -".ts".length)}`, requirement] as const
)

export const beyond: Group = {
  code: "OU",
  title: "Beyond the specification",
  origin: "ours",
  requirements: {
    "OU-02": `Storybook draws every page and state in every channel and width.
      Pictures compare each page on a phone and a desk, and what sells in every channel too.
      Storybook and development switch the channel; production does not. A page tells of any trip why
      its code, or why it is not quoted.`,
    "OU-07": {
      text: `Without a connection nothing is lost, and the build's own page of assistance can be read;
        also while the server answers with an error, a maintenance page, or nothing for 4 s.`,
      decision: 47
    },
    "OU-08": {
      text: "A closed tab loses nothing: 'Continuar tu compra' goes on, but the card is typed again.",
      decision: 34
    },
    "OU-09": "A test finds each specified text on its screen, in its channels.",
    "OU-11": {
      text: "A withdrawal leaves a receipt: reference, day and what was sent, to copy and to print.",
      decision: 21
    },
    "OU-12": `Every wait is announced, ends by itself and can be ended where that is safe. One of 4 s says
      'Esto está tardando más de lo normal', and can be ended, but the payment.`,
    "OU-13": `Rules about days answer alike in four time zones and around midnight.
      Rules hold for any value: properties are tried with made-up ones.`,
    "OU-14": "One more channel is a folder and a line; a test adds one.",
    "OU-15": {
      text: `Card, cart, button and mail agree on plan and price; another wants the buyer's yes.
        The financed total shows where the instalments come to another sum. For several passengers the
        price is 'Precio final, 2 pasajeros'.`,
      decision: 27
    },
    "OU-16": `'Ver diferencias' puts 2 to 4 plans side by side and marks rows that differ.
      From 600 px the comparison opens so; on a phone the chosen plan stands alone first.
      The head of a compared column is the list of plans: choosing changes the table at once.
      A sentence a pair says what an instalment more buys, from rows with an amount in USD.
      Each card from the second on says it of medical cover, beside the first, which says so.`,
    "OU-17": {
      text: `A link fills the trip, and 'Copiar enlace' passes it on without phone or e-mail. In a chat it shows
        its brand's picture, words and name; a link to a trip also its destination and that landscape.`,
      decision: 38
    },
    "OU-18": {
      text: "A card of the trip, with voucher and phones, can be printed, kept and put in the calendar.",
      reading: "In the browser inside another app each download says that it may save nothing, and the way out.",
      decision: 47
    },
    "OU-19": `Step 2 offers to remember the travellers on this device, for a year.
      The next trip fills their ages, contact and forms; 'Borrar mis datos' forgets them.`,
    "OU-20": `'¿Me cubre…?' leads a question in plain words to the rows of each quoted plan that answer it.
      A plan without such a row reads 'No lo dice'. A question stays on the device.
      Plans that answer alike are one line; else each has its price and SELECCIONAR.`,
    "OU-21": `An operator stops sale, coupons or trackers of a channel, or tells its visitors one line, by
      /config/estado.json, without a release. Open tabs know within 60 s, a purchase and a payment at
      once. A lost, broken or larger file than 1 kB switches nothing off.`,
    "OU-23": {
      text: `'Tus derechos' (/tusderechos) names the rights that the country's law gives over one's data, asks
        the provider for one by the contact call, with a reference and a receipt, and lists and erases
        what the device keeps.`,
      reading: "The message has the right, the document and the reference; the call has no new field."
    },
    "OU-25": {
      text: `A cookie choice is kept with its time and the digest of the text that was read; every published
        text is kept with its digest and day. A new purpose is denied until it is chosen.`,
      reading: "Of OneTrust's text it keeps the digest that OneTrust's script allows (decision 75).",
      decision: 74
    },
    ...Object.fromEntries(ours)
  }
}
