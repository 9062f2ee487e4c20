import type { Group } from "../requirement"

export const results: Group = {
  code: "RS",
  title: "Results",
  requirements: {
    "RS-01": {
      text: `The title is 'COTIZÁ TU COBERTURA'.
        Plans come in a carousel: three a slide, two below 1024 px, one below 768 px.`,
      reading: `B2CCHILE says 'COTIZA TU COBERTURA', its own title in capitals.
        Plans that arrive rise in steps of 40 ms, and a plane draws the line below the best one's price:
        names, prices and buttons are in sight and work from the start, without motion for who wants none.`,
      decision: 31
    },
    "RS-02": { text: "A card shows title, coverage, instalment and final price.", decision: 8 },
    "RS-03": "Favorite 1 is 'EL MÁS ELEGIDO', 2 is 'RECOMENDADO', any other has no badge.",
    "RS-04": {
      text: `Favorites 1, 2 and 3 come first, then the rest.
        Among equals no sport before sport (S1, S2, S3), then the lower Amount.`,
      reading: "Favorite 3 has a place and no badge."
    },
    "RS-05": {
      text: `The instalment is that of the most instalments offered, with 'sin interés'.
        One instalment is '1 cuota', more are 'cuotas'.`,
      reading: `'sin interés' and 'CFTEA 0%' show as written on every channel, over instalments that come to the
        price. A plan without instalments shows its price (decision 9).`,
      decision: 103
    },
    "RS-06": {
      text: `Amounts have no decimals and instalments two, in the format of es-AR.
        The currency of the card is the channel's.`,
      reading: "The two decimals go for CLP as well."
    },
    "RS-07": {
      text: `A promotion shows the price of before, crossed out, and a badge with the percent off.
        It compares the instalment of before with that of now. No promotion, no badge.`,
      reading: `The one of before is AmountWithoutPromotion by the number of instalments; less than 1 % has no
        badge.`
    },
    "RS-08": { text: "'CFTEA 0%' stands below the price.", decision: 103 },
    "RS-09": {
      text: "The price without taxes is Amount x 0.98801, on B2CCHILE x 1.",
      reading: "'Precio sin impuestos nacionales' has no decimals and is smaller; where it is equal it is left out."
    },
    "RS-10": `The button says CONTRATAR on BELO and COMPRAR elsewhere.
      'Ver detalles' opens the comparison.`,
    "RS-11": "Highlights go by product: sport (S1, S2, S3), BELO's NACIONAL, all others.",
    "RS-12": "A plan's benefits end before the first one whose description and detail are both '-'.",
    "RS-13": `The chosen plan lies in the cart.
      Its keys are Id, Name, Currency, Amount, AmountWithoutPromotion, Rate and Installment.`,
    "RS-14": {
      text: `A choice leads on to /cotizarpasajeros.
        A buyer who is logged in and not registered goes to /datospersonales first.
        B2C, BBVA, BELO and B2CCHILE let a buyer go on without a login; the others lead to /login.`,
      reading: "The specification has both a list and a call whose path it does not give; the list counts."
    },
    "RS-15": "A plan of a new list forgets the other passengers and the discount of the cart.",
    "RS-16": "No plans: the page says so, in place of an empty carousel.",
    "RS-18": {
      text: `A 'CardDescription' with ANUAL and a number makes a plan for a year with trips of that length.
        Coverage is the rest of it; card, comparison and cart say 'Anual, viajes de hasta N días'.
        The details show its LongDescription where that says more than CardDescription.`,
      decision: 8,
      origin: "ours"
    },
    "RS-21": {
      text: `/cotizar shows how many plans there are, and 'Ver todos' makes a list of the carousel.
        It sorts by 'Recomendados' or by 'Precio'.
        On a phone its plans are rows: a tap opens the rest of what the card says.`,
      origin: "ours"
    },
    "RS-24": {
      text: `From 768 px the first screen has the first plan's price and its button, with a banner too.
        At 1280 x 720 px they end above 480 and 660 px.
        On a phone of 390 x 664 px they end above 420 and 664 px.
        At every width the search rests as a row, which 'Editar' opens, until the next quote.
        From 1024 px the landscape is whole beside it.`,
      decision: 77,
      origin: "ours"
    }
  }
}
