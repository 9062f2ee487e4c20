import { an, type Front, testsIn } from "./attack"

const tried = testsIn("contracts/sandbox/attacks.test.ts")
const sale = testsIn("contracts/sandbox/enroll.test.ts")
const prices = testsIn("contracts/sandbox/rating/price.test.ts")
const offered = testsIn("contracts/sandbox/catalogue.test.ts")
const keys = testsIn("contracts/sandbox/idempotency.test.ts")
const pay = testsIn("src/core/enroll/payCart.test.ts")
const press = testsIn("src/journey/checkout/payment.test.ts")
const card = testsIn("src/core/enroll/card.test.ts")
const secrets = testsIn("tests/e2e/secrets.spec.ts")
const kept = testsIn("contracts/sandbox/secrets.test.ts")
const sealed = testsIn("tests/e2e/sealed.spec.ts")
const taken = testsIn("src/adapters/http/EnrollApiHttp.test.ts")

const theirs = "The provider: the price of a sale is its own."

export const buying: Front = {
  code: "E",
  title: "Prices, coupons and cards",
  attacks: [
    an("A rate of 0, less than 0, a fraction, a text or a list", "400", tried("with the rate %j is refused"), theirs),
    an(
      "Another plan, days or ages than quoted",
      "The sandbox prices the sale again",
      sale("the sandbox prices the sale again"),
      theirs
    ),
    an("Fields of one country in a sale of another", "Named and refused", sale("fields that only Chile has"), theirs),
    an(
      "A coupon that makes a plan dearer, or one more traveller that makes it cheaper",
      "Neither exists",
      prices("no discount makes a plan dearer, and more people never make it cheaper")
    ),
    an(
      "Instalments that add up to less than the price",
      "Equal to the cent",
      prices("every amount divides into 1, 3, 6 and 12 instalments to the cent")
    ),
    an("Expired and unknown coupons", "They change nothing", offered("expired and unknown coupons change nothing")),
    an(
      "A coupon pressed twice, to be taken off twice",
      "The same cart",
      testsIn("src/core/cart/cart.test.ts")("makes the same cart when applied again")
    ),
    an(
      "An old price kept in a tab",
      "Checked after 20 minutes; the buyer confirms it",
      testsIn("tests/e2e/price.spec.ts")("both steps show a changed price, and the buyer pays it only after confirming")
    ),
    an(
      "Fifty presses on COMPLETAR PAGO",
      "One sale",
      press("pressed fifty times sends one sale and announces it once; the card is forgotten, the purchase is not")
    ),
    an(
      "Two tabs pay one cart",
      "The second learns of it and cannot",
      testsIn("tests/e2e/payment.spec.ts")("a paid one cannot be paid again")
    ),
    an(
      "200 requests at once with one key, two devices at once, the same trip under other keys",
      "One order",
      testsIn("contracts/duties/list.test.ts")("the sandbox keeps every duty"),
      "The provider: the same."
    ),
    an(
      "A used key for other people, days or plans",
      "Refused",
      keys("a used key is refused for another plan, other days or other people; the card may differ"),
      "The provider: the same."
    ),
    an("The key of another brand's order", "Another order", keys("a key belongs to one channel, and ignores case")),
    an(
      "The answer of a sale is lost",
      "Charged once; the key finds its order",
      keys("a lost answer was charged; the same key finds its order")
    ),
    an(
      "Random payments, tabs, faults and reloads",
      "No second charge without the buyer's word",
      testsIn("src/core/enroll/payCart.model.test.ts")("no trip is charged twice without the buyer's word")
    ),
    an(
      "A sale repeated by the browser on a broken connection",
      "It leaves without cookies, on its own connection",
      taken("gets cookies only on the portal's own host, so that the browser never repeats the request")
    ),
    an(
      "A card in storage, address, console, data layer, log or mail",
      "In the one sale alone",
      secrets("a card is in the one sale that it paid and nowhere else")
    ),
    an(
      "A card left in a page that comes back from the history",
      "Gone",
      secrets("a typed card is gone after leaving the page and coming back")
    ),
    an(
      "A card in an address, a broken body, a failing call",
      "Four digits remain",
      kept("the sandbox stores, lists and answers only four digits of a card"),
      "The provider: its own logs."
    ),
    an(
      "A card written in ways that hide it from a mask",
      "Four digits remain",
      testsIn("contracts/sandbox/http/masking.test.ts")("four digits of a card remain, in any notation")
    ),
    an(
      "One mistyped digit, or a card of another type",
      "Named before anything is sent",
      card("detects every single mistyped digit")
    ),
    an(
      "The record of a payment read for personal data",
      "It has none",
      pay("is noted before it leaves, without card data or personal data")
    ),
    an(
      "A changed byte in a script of the payment",
      "It never runs, and the page says so",
      sealed("a changed script never runs in the payment, and the page says so")
    ),
    an(
      "A script that the payment does not list",
      "The browser reports it",
      sealed("every script of the payment is listed with its hash; the browser reports any other")
    ),
    an(
      "Headers, scripts, forms or frames changed on the way to the buyer",
      "The watch names each",
      testsIn("tests/conventions/monitor.test.ts")("the monitor of the payment page"),
      "The operator: run it weekly."
    )
  ]
}
