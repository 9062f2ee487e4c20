import fc from "fast-check"
import { beforeEach, expect, test, vi } from "vitest"
import { twoOthers, twoPassengers } from "../../../contracts/fixtures/passengers"
import { goldPlan, silverPlan } from "../../../contracts/fixtures/plans"
import type { Answer, Manners } from "../../../tests/model/provider"
import { aTurn, aWorld, rest, type World } from "../../../tests/model/world"
import { priceLasts } from "../cart/confirmPrice"
import type { PassengersDraft } from "../passengers/passenger"
import { longMark } from "../quote/id"
import type { Plan } from "../quote/plan"
import type { Payment } from "./payCart"

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-12-20T12:00:00Z") })
  vi.spyOn(console, "error").mockImplementation(() => {})
})

const hour = 60 * 60 * 1000

const step = (
  name: string,
  act: (world: World) => void | Promise<void>,
  fits: (world: World) => boolean = () => true
) => ({
  fits,
  run: async (_: World, world: World) => {
    await act(world)
    await world.keepsItsPromises()
  },
  toString: () => name
})

const isFree = ({ provider }: World) => provider.arrived.length === 0
const isWaiting = (world: World) => !isFree(world)
const canPay = (tab: number) => (world: World) => isFree(world) && world.at(tab).trip() !== undefined

/** Numbers beyond 2^53: neighbours that a number could not tell apart. */
const longSilver: Plan = { ...silverPlan, id: `${longMark}9007199254740993` }
const longGold: Plan = { ...goldPlan, id: `${longMark}9007199254740992` }
/** The same plan on another day, at another price. */
const dearerPlan: Plan = { ...longSilver, amount: silverPlan.amount + 100 }
/** Other plans by now, under the same id at the same price. */
const renamedPlan: Plan = { ...longSilver, title: "SILVER MINI", name: "SILVER MINI" }
const lesserPlan: Plan = { ...longSilver, coverage: "USD 10.000" }
/** The same two people, corrected. */
const respelled: PassengersDraft = {
  main: { ...twoPassengers.main, name: "Anna", document: "28456712", email: "otra@example.com" },
  others: twoPassengers.others.map((other) => ({ ...other, surname: "Munioz", document: "5.431.022" }))
}
const plans = { silver: longSilver, dearer: dearerPlan, renamed: renamedPlan, lesser: lesserPlan, gold: longGold }
const parties = { two: twoPassengers, respelled, others: twoOthers }

const tab = fc.constantFrom(0, 1)
const plan = fc.constantFrom<keyof typeof plans>("silver", "dearer", "renamed", "lesser", "gold")
const people = fc.constantFrom<keyof typeof parties>("two", "respelled", "others")
const agreed = fc.constantFrom<Payment["agreed"]>("none", "again", "again", "unkept", "twice", "bought")
const card = fc.constantFrom("4242424242424242", "5555555555554444")
const which = fc.constantFrom<"newest" | "oldest">("newest", "oldest")
const ways: ReadonlyArray<Answer> = [
  "sold",
  "declined",
  "over",
  "lost",
  "busy",
  "odd",
  "down",
  "denied",
  "empty",
  "tooMany"
]
const answers = fc.constantFrom(...ways, "lost" as const)

const steps = [
  fc
    .tuple(tab, plan, people)
    .map(([one, chosen, who]) =>
      step(`choose ${one} ${chosen} ${who}`, ({ choose }) => choose(one, plans[chosen], parties[who]))
    ),
  fc.tuple(tab, people).map(([one, who]) => step(`name ${one} ${who}`, ({ nameThem }) => nameThem(one, parties[who]))),
  fc
    .tuple(tab, agreed, card)
    .map(([one, said, number]) =>
      step(`click ${one} ${said} ${number}`, ({ click }) => click(one, said, number), canPay(one))
    ),
  fc.tuple(tab, agreed).map(([one, said]) =>
    step(
      `click ${one} two times ${said}`,
      ({ click }) => {
        click(one, said)
        click(one, said)
      },
      canPay(one)
    )
  ),
  agreed.map((said) =>
    step(
      `click in both ${said}`,
      ({ click }) => {
        click(0, said)
        click(1, said)
      },
      canPay(0)
    )
  ),
  fc.tuple(tab, plan, people, agreed, answers).map(([one, chosen, who, said, answer]) =>
    step(
      `buy ${chosen} in ${one} for ${who} ${said}: ${answer}`,
      async ({ choose, click, provider }) => {
        choose(one, plans[chosen], parties[who])
        click(one, said)
        await rest()
        provider.process(answer)
      },
      isFree
    )
  ),
  fc
    .tuple(plan, people, fc.constantFrom<Answer>("sold", "lost"))
    .map(([chosen, who, answer]) =>
      step(
        `buy ${chosen} by phone for ${who}: ${answer}`,
        ({ buyByPhone }) => buyByPhone(plans[chosen], parties[who], answer),
        isFree
      )
    ),
  fc
    .tuple(tab, which)
    .map(([one, way]) => step(`close ${way} in ${one}`, ({ closeTrip }) => closeTrip(one, way), isFree)),
  fc
    .tuple(tab, plan, plan, people, fc.constantFrom(0, priceLasts), agreed)
    .map(([one, seen, chosen, who, later, said]) =>
      step(
        `see ${seen} in ${one} for ${who}, choose ${chosen} in the other, click ${said} ${later} ms later`,
        ({ choose, click }) => {
          choose(one, plans[seen], parties[who])
          choose(1 - one, plans[chosen], parties[who])
          vi.setSystemTime(Date.now() + later)
          click(one, said)
        },
        isFree
      )
    ),
  plan.map((chosen) => step(`the provider sells ${chosen}`, ({ sell }) => sell(plans[chosen]))),
  fc.constant(step("erase", ({ erase }) => erase(), isWaiting)),
  fc.constant(step("log in or out", ({ logInOrOut }) => logInOrOut())),
  fc.constant(step("leave", ({ leave }) => leave(), isFree)),
  tab.map((one) => step(`reload ${one}`, ({ reload }) => reload(one))),
  fc.constant(step("write", ({ write }) => write())),
  fc.constant(step("kill", ({ kill }) => kill())),
  fc
    .tuple(tab, plan, people, fc.constantFrom<Answer | "none">("none", "sold", "sold", "lost", "declined"), fc.nat(6))
    .map(([one, chosen, who, answer, turns]) =>
      step(
        `buy ${chosen} in ${one} for ${who}, answer ${answer}, kill ${turns} turns later, buy`,
        async (world) => {
          world.choose(one, plans[chosen], parties[who])
          world.write()
          world.click(one, "none")
          if (answer !== "none") {
            await rest()
            world.provider.process(answer)
          }
          for (let turn = 0; turn < turns; turn += 1) await aTurn()
          world.kill()
          world.click(one, "none")
        },
        isFree
      )
    ),
  fc
    .tuple(tab, plan, people, fc.constantFrom("close", "choose and close", "leave"), fc.nat(9))
    .map(([one, chosen, who, way, turns]) =>
      step(
        `buy ${chosen} in ${one} for ${who}, ${way}, kill ${turns} turns later, buy`,
        async (world) => {
          world.choose(one, plans[chosen], parties[who])
          world.write()
          world.click(one, "none")
          await rest()
          world.provider.process(way === "leave" ? "sold" : "lost")
          await rest()
          if (way === "choose and close") world.choose(one, plans.gold, parties[who === "others" ? "two" : "others"])
          if (way === "leave") world.leave()
          else await world.closeTrip(one, "newest")
          for (let turn = 0; turn < turns; turn += 1) await aTurn()
          world.kill()
          world.click(one, "none")
        },
        isFree
      )
    ),
  tab.map((one) => step(`look ${one}`, ({ at }) => at(one).look())),
  tab.map((one) => step(`empty ${one}`, ({ at }) => at(one).empty())),
  answers.map((answer) => step(`answer ${answer}`, ({ provider }) => provider.process(answer), isWaiting)),
  fc.constantFrom(70_000 / hour, 2, 25, 40).map((hours) =>
    step(`wait ${hours} h`, async ({ giveUp, provider }) => {
      giveUp()
      await rest()
      // No request travels for hours.
      while (hours > 1 && provider.arrived.length > 0) provider.process("lost")
      vi.setSystemTime(Date.now() + hours * hour)
    })
  )
]

/** Random steps that nothing listens to prove nothing: five of six wait for their turn. */
const mostlyInTurn = (steps: fc.Arbitrary<ReturnType<typeof step>>) =>
  fc
    .tuple(steps, fc.nat(5))
    .map(([one, luck]) => Object.assign(one, { check: (world: World) => luck === 0 || one.fits(world) }))

/** After any history, a buyer who insists gets the chosen plan in at most three clicks. */
const endsWell = async ({ at, choose, click, giveUp, keepsItsPromises, provider, reload, told }: World) => {
  giveUp()
  while (provider.arrived.length > 0) provider.process("sold")
  await rest()
  for (const who of [twoPassengers, twoOthers]) {
    reload(0)
    const before = told.length
    choose(0, longSilver, who)
    const wanted = at(0).trip()
    for (const agreed of ["again", "twice", "bought"] as const) {
      if (told.length > before) continue
      click(0, agreed, "5555555555554444")
      await rest()
      provider.process("sold")
      await keepsItsPromises()
    }
    expect(told.slice(before).map(({ trip }) => trip)).toEqual([wanted])
  }
}

// TR-09, TR-10, TR-12, TR-13, PY-18, OU-15
/** STORIES=1000 plays a thousand with each provider. */
test.each<readonly [string, Manners]>([
  ["an honest provider", {}],
  ["a provider that compares cards", { comparesCards: true }],
  ["a provider that knows the trips it sold", { knowsTrips: true }]
])("with %s no trip is charged twice without the buyer's word", { timeout: 1_200_000 }, async (_, manners) => {
  const commands = fc.commands(steps.map(mostlyInTurn), { maxCommands: 60, size: "max" })
  await fc.assert(
    fc.asyncProperty(commands, async (cmds) => {
      const world = aWorld(manners)
      await fc.asyncModelRun(() => ({ model: world, real: world }), cmds)
      await endsWell(world)
    }),
    { numRuns: Number(process.env.STORIES ?? 100) }
  )
})
