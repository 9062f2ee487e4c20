import { an, type Front, testsIn } from "./attack"

const store = (name: string) => testsIn(`src/adapters/storage/${name}.test.ts`)
const link = testsIn("src/core/trip/sharedTrip.test.ts")
const linkWalk = testsIn("tests/e2e/sharedLink.spec.ts")
const partner = testsIn("src/core/external/takeExternalQuote.test.ts")
const partnerWalk = testsIn("tests/e2e/externalEnds.spec.ts")

export const storage: Front = {
  code: "D",
  title: "Stored data and links",
  attacks: [
    an("Any text under a key of the portal", "Rejected; nothing throws", store("unseal")("no text makes it throw")),
    an("Five megabytes under a key", "Rejected unread", store("unseal")("five megabytes are rejected unread")),
    an(
      "An envelope from the future, of another version or without a date",
      "Rejected",
      store("unseal")("a value with %s is rejected")
    ),
    an(
      "A kept search with strange fields",
      "Dropped without a message",
      store("SavedSearchStorage.stored")("any other text is in its place, and reading never throws")
    ),
    an(
      "Kept passengers of another shape",
      "Dropped",
      store("SavedPassengersStorage")("any other text is in their place, and reading never throws")
    ),
    an(
      "A kept purchase of another shape, to fake a success",
      "No purchase is shown",
      store("SavedPurchaseStorage")("any other text may be in its place: reading never throws")
    ),
    an(
      "A kept profile of another visitor",
      "Hidden from others",
      store("SavedProfileStorage")("is hidden from other visitors, and waits for its own")
    ),
    an(
      "A cart of another brand, by its stored code",
      "Erased",
      store("keptChannel")("another channel finds no entry of any adapter")
    ),
    an(
      "A hand-written coupon in the kept search",
      "Dropped on reading",
      store("SavedSearchStorage")("a coupon in a saved search")
    ),
    an(
      "A consent granted by hand: other types, other version, a future date",
      "Counts as none",
      store("ownConsent")("an unreadable stored choice counts as none: %s")
    ),
    an(
      "A cookie that grants what OneTrust did not",
      "A cookie only refuses",
      testsIn("src/adapters/oneTrust/choices.optanonCookie.test.ts")(
        "a cookie never grants, and a cookie of another name never refuses"
      )
    ),
    an(
      "An earlier consent stretched to a purpose that it did not name",
      "Denied",
      store("ownConsent")("a purpose that an earlier choice did not name is denied, whatever else it granted")
    ),
    an(
      "A clock that is set back, to keep a payment of unknown result alive or to lose it",
      "It stays in doubt, and its key counts as spent",
      store("TriesStorage")("survives a clock that was set back")
    ),
    an(
      "A full or blocked storage, so that a purchase is lost",
      "The page's memory carries it",
      store("browserStorage")("lasts as long as the page")
    ),
    an(
      "What another visitor of the machine left behind",
      "Erased with the session",
      testsIn("tests/e2e/tabs.spec.ts")("Back after Salir shows nothing of the visitor, and the browser keeps nothing")
    ),
    an(
      "A tab that writes back what was erased in another",
      "It does not",
      testsIn("tests/e2e/erasing.spec.ts")("erasing removes all, and no other tab restores them")
    ),
    an(
      "A trip's link with markup, scripts and controls",
      "Shown as text beside its field; no effect",
      linkWalk("an invalid value gets a message beside its field, as written, and a hostile one has no effect")
    ),
    an("A link with each parameter twice", "The first counts", link("uses the first of repeated parameters")),
    an(
      "A link with a destination of a megabyte, or none that exists",
      "Cut, or none",
      link("written as %.40s becomes %j")
    ),
    an(
      "A link with thousands of ages",
      "A hundred are read, each cut",
      link("are all read up to a hundred, so that the bar can report too many; each one is cut")
    ),
    an(
      "A link that quotes in a visitor's name with another's contact",
      "It waits for phone and e-mail",
      link("without a saved search waits for phone and e-mail")
    ),
    an(
      "A partner's link with any other query",
      "Unchanged to the provider, or not at all; no effect",
      partnerWalk("any other query goes to the provider unchanged, or not at all, and has no effect")
    ),
    an(
      "A partner's link that consents to offers for the buyer",
      "It gives no consent",
      partner("the partner's opt-in gives no consent here")
    ),
    an(
      "A partner's quote that has ended, or of another shape",
      "A message, and ways on",
      partnerWalk("each way in which a link fails has its own message, with ways on")
    ),
    an(
      "An answer to a partner's link that is any JSON",
      "Refused, never a throw",
      testsIn("src/adapters/http/ExternalQuoteApiHttp.wire.test.ts")("no JSON makes the reader throw")
    )
  ]
}
