import fc from "fast-check"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { twoOthers, twoPassengers } from "../../../contracts/fixtures/passengers"
import { someLocks } from "../../../contracts/fixtures/paymentLocks"
import { silverPlan } from "../../../contracts/fixtures/plans"
import { type Answer, aProvider } from "../../../contracts/fixtures/provider"
import { aDocument, type SharedBrowser } from "../../../contracts/fixtures/shop"
import type { PassengersDraft } from "../passengers/passenger"
import type { Plan } from "../quote/plan"
import type { Payment } from "./payCart"

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-12-20T12:00:00Z") }))
afterEach(() => void vi.useRealTimers())

/** Waits until only the provider's answer is pending. */
const rest = async () => {
  for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

interface Given {
  readonly hasLocks: boolean
  /** The provider refuses a key if the card differs. */
  readonly comparesCards: boolean
}

/** Tabs 0 and 1 share a device. Tab 2 is on another device of the same buyer. */
const deviceOf = [0, 0, 1] as const

/** What the portal showed to the buyer as bought. */
interface Told {
  readonly device: number
  readonly want: string
  readonly order: string
}

/** Two devices of one buyer and a provider. The model checks its promises after every step. */
const aWorld = ({ comparesCards, hasLocks }: Given) => {
  const provider = aProvider(comparesCards)
  const told: Array<Told> = []
  let choices = 0
  /** How often the buyer accepted a possible second charge, or confirmed a voucher. */
  let risks = 0
  let signedIn = false
  const devices = [0, 1].map((device) => {
    const door = provider.doorOf()
    const shared: SharedBrowser = {
      texts: new Map(),
      ...(hasLocks ? { locks: someLocks() } : {}),
      provider: door,
      isSignedIn: () => signedIn,
      onBought: (want, order) => {
        told.push({ device, want, order })
        door.told(want, order)
      }
    }
    return { door, shared }
  })
  const deviceAt = (tab: number) => {
    const found = devices[deviceOf[tab] ?? 0]
    if (!found) throw new Error(`There is no device of tab ${tab}.`)
    return found
  }
  const tabs = deviceOf.map((_, tab) => aDocument(deviceAt(tab).shared))
  const at = (tab: number) => tabs[tab] ?? aDocument(deviceAt(tab).shared)
  const count = (list: ReadonlyArray<string>, one: string) => list.filter((other) => other === one).length
  return {
    provider,
    told,
    at,
    choose: (tab: number, plan: Plan, people: PassengersDraft) => {
      choices += 1
      at(tab).choose(plan, people)
    },
    click: (tab: number, agreed: Payment["agreed"], number?: string) => {
      if (agreed === "twice") risks += 1
      at(tab).click(agreed, number)
    },
    closeTries: async (tab: number) => {
      const { _tag } = await at(tab).closeTries()
      if (_tag === "Failure") return
      risks += 1
      deviceAt(tab).door.close()
    },
    logInOrOut: () => {
      signedIn = !signedIn
    },
    giveUp: () => {
      for (const { door } of devices) door.giveUp()
    },
    reload: (tab: number) => {
      at(tab).close()
      tabs[tab] = aDocument(deviceAt(tab).shared)
    },
    keepsItsPromises: async () => {
      await rest()
      expect(provider.faults).toEqual([])
      expect(told.length).toBeLessThanOrEqual(choices)
      const known = told.map(({ device, order }) => `${device} ${order}`)
      expect(new Set(known).size).toBe(known.length)
      for (const { order, want } of told) expect(provider.wantOfOrder(order)).toBe(want)
      const wants = told.map(({ want }) => want)
      // Each device may have one charge that its buyer has not seen.
      for (const one of new Set(provider.charges))
        expect(count(provider.charges, one) - count(wants, one)).toBeLessThanOrEqual(devices.length + risks)
    }
  }
}

type World = ReturnType<typeof aWorld>

const step = (name: string, act: (world: World) => void | Promise<void>) => ({
  check: () => true,
  run: async (_: object, world: World) => {
    await act(world)
    await world.keepsItsPromises()
  },
  toString: () => name
})

const tab = fc.constantFrom(0, 1, 2)
/** The same plan on another day. Only the price differs. */
const dearerPlan: Plan = { ...silverPlan, name: "SILVER, dearer", amount: silverPlan.amount + 100_000 }
const plan = fc.constantFrom(silverPlan, dearerPlan)
const people = fc.constantFrom(twoPassengers, twoOthers)
const agreed = fc.constantFrom<Payment["agreed"]>("none", "again", "twice")
const card = fc.constantFrom("4242424242424242", "5555555555554444")
const answers = fc.constantFrom<Answer>("sold", "declined", "lost", "down")

const steps = [
  fc
    .tuple(tab, plan, people)
    .map(([one, chosen, who]) =>
      step(`choose ${one} ${chosen.name} ${who.main.name}`, ({ choose }) => choose(one, chosen, who))
    ),
  fc.tuple(tab, people).map(([one, who]) => step(`name ${one} ${who.main.name}`, ({ at }) => at(one).nameThem(who))),
  fc
    .tuple(tab, agreed, card)
    .map(([one, said, number]) => step(`click ${one} ${said} ${number}`, ({ click }) => click(one, said, number))),
  fc.tuple(tab, agreed).map(([one, said]) =>
    step(`click ${one} two times ${said}`, ({ click }) => {
      click(one, said)
      click(one, said)
    })
  ),
  agreed.map((said) =>
    step(`click in both ${said}`, ({ click }) => {
      click(0, said)
      click(1, said)
    })
  ),
  fc.tuple(tab, plan, people, answers).map(([one, chosen, who, answer]) =>
    step(`buy ${chosen.name} in ${one} for ${who.main.name}: ${answer}`, async ({ choose, click, provider }) => {
      choose(one, chosen, who)
      click(one, "again")
      await rest()
      provider.process(answer)
    })
  ),
  tab.map((one) => step(`close tries in ${one}`, ({ closeTries }) => closeTries(one))),
  fc.constant(step("log in or out", ({ logInOrOut }) => logInOrOut())),
  tab.map((one) => step(`reload ${one}`, ({ reload }) => reload(one))),
  tab.map((one) => step(`look ${one}`, ({ at }) => at(one).look())),
  tab.map((one) => step(`empty ${one}`, ({ at }) => at(one).empty())),
  answers.map((answer) => step(`answer ${answer}`, ({ provider }) => provider.process(answer))),
  fc.constant(
    step("wait", async ({ giveUp }) => {
      giveUp()
      await rest()
      vi.setSystemTime(Date.now() + 70_000)
    })
  )
]

/** After any history, a buyer who insists gets the chosen plan in at most two clicks. */
const endsWell = async ({ at, choose, click, keepsItsPromises, provider, reload, told }: World) => {
  while (provider.arrived.length > 0) provider.process("sold")
  await rest()
  vi.setSystemTime(Date.now() + 70_000)
  for (const who of [twoPassengers, twoOthers]) {
    reload(0)
    const before = told.length
    choose(0, silverPlan, who)
    const wanted = at(0).wants()
    for (const agreed of ["again", "twice"] as const) {
      if (told.length > before) continue
      click(0, agreed, "5555555555554444")
      await rest()
      provider.process("sold")
      await keepsItsPromises()
    }
    expect(told.slice(before).map(({ want }) => want)).toEqual([wanted])
  }
}

// TR-09, OU-06
test.each([
  ["with Web Locks", { hasLocks: true, comparesCards: false }],
  ["without them", { hasLocks: false, comparesCards: false }],
  ["with a provider that compares cards", { hasLocks: true, comparesCards: true }]
])(
  "%s no purchase is charged twice, and a second charge needs the buyer's agreement",
  { timeout: 120_000 },
  async (_, given) => {
    const commands = fc.commands(steps, { maxCommands: 40, size: "max" })
    await fc.assert(
      fc.asyncProperty(commands, async (cmds) => {
        const world = aWorld(given)
        await fc.asyncModelRun(() => ({ model: {}, real: world }), cmds)
        await endsWell(world)
      }),
      { numRuns: 100 }
    )
  }
)
