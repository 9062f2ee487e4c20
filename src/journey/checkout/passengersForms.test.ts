import { expect, test } from "vitest"
import { aJourney } from "../../../contracts/fixtures/journey"
import { aSearch } from "../../../contracts/fixtures/searches"
import { emptyMainPassenger, emptyPassenger } from "../../core/passengers/passenger"
import { keptOf, makeForms, sharePhone } from "./passengers"

const phoneOf = (form: { readonly typed: { readonly value: { readonly phone: string } } } | undefined) =>
  form?.typed.value.phone

// PA-03
test("the first passenger's phone is that of the others, while it is valid and until they have their own", () => {
  const forms = makeForms(aJourney().journey, aSearch, undefined)
  const [second, third] = forms.others
  const end = sharePhone(forms)
  forms.main.type({ phone: "1166667777" })
  forms.main.type({ phone: "11" })
  expect([phoneOf(second), phoneOf(third)]).toEqual(["1166667777", "1166667777"])
  third?.type({ phone: "3414445555" })
  forms.main.type({ phone: "1166667778" })
  expect([phoneOf(second), phoneOf(third)]).toEqual(["1166667778", "3414445555"])
  end()
  forms.main.type({ phone: "1166667779" })
  expect(phoneOf(second)).toBe("1166667778")
})

// PA-08
test("a form with the shared phone alone is stored empty", () => {
  const forms = makeForms(aJourney().journey, aSearch, undefined)
  const [second, third] = forms.others
  const given = () => ({
    main: emptyMainPassenger,
    others: forms.others.map(() => ({ ...emptyPassenger, documentType: "1", phone: forms.main.typed.value.phone }))
  })
  for (const form of [second, third]) form?.type({ documentType: "1" })
  sharePhone(forms)
  forms.main.type({ phone: "1166667777" })
  expect(keptOf(forms, given()).others).toEqual([emptyPassenger, emptyPassenger])
  second?.type({ phone: "" })
  third?.type({ name: "Lía" })
  expect(keptOf(forms, given()).others).toEqual([
    emptyPassenger,
    { ...emptyPassenger, name: "Lía", documentType: "1", phone: "1166667777" }
  ])
})
