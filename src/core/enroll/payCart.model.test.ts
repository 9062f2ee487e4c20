import fc from "fast-check"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { silverPlan } from "../../../contracts/fixtures/plans"
import { type Answer, aDocument, aProvider, type SharedBrowser, someLocks } from "../../../contracts/fixtures/shop"
import type { Plan } from "../quote/plan"

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-12-20T12:00:00Z") }))
afterEach(() => void vi.useRealTimers())

/** Until nothing runs any more but what waits for the provider. */
const rest = async () => {
  for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

/** A browser with two tabs and a provider; what must hold is looked at after every step. */
const aWorld = (hasLocks: boolean) => {
  const provider = aProvider()
  const told: Array<string> = []
  const chosen: Array<Plan> = []
  const browser: SharedBrowser = {
    texts: new Map(),
    ...(hasLocks ? { locks: someLocks() } : {}),
    provider,
    onBought: (fingerprint) => void told.push(fingerprint)
  }
  const tabs = [aDocument(browser), aDocument(browser)]
  const at = (tab: number) => tabs[tab] ?? aDocument(browser)
  const count = (list: ReadonlyArray<string>, one: string) => list.filter((other) => other === one).length
  return {
    provider,
    told,
    at,
    choose: (tab: number, plan: Plan) => {
      chosen.push(plan)
      at(tab).choose(plan)
    },
    reload: (tab: number) => {
      at(tab).close()
      tabs[tab] = aDocument(browser)
    },
    keepsItsPromises: async () => {
      await rest()
      expect(provider.faults).toEqual([])
      expect(told.length).toBeLessThanOrEqual(chosen.length)
      for (const one of new Set([...provider.charges, ...told])) {
        expect(count(provider.charges, one) - count(told, one)).toBeLessThanOrEqual(1)
        expect(count(told, one)).toBeLessThanOrEqual(count(provider.charges, one))
      }
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

const tab = fc.constantFrom(0, 1)
/** The same plan on another day: only its price tells the two apart. */
const dearerPlan: Plan = { ...silverPlan, name: "SILVER, dearer", amount: silverPlan.amount + 100_000 }
const plan = fc.constantFrom(silverPlan, dearerPlan)
const answers = fc.constantFrom<Answer>("sold", "declined", "lost", "down")

const steps = [
  fc.tuple(tab, plan).map(([one, chosen]) => step(`choose ${one} ${chosen.name}`, ({ choose }) => choose(one, chosen))),
  fc.tuple(tab, fc.boolean()).map(([one, sure]) => step(`click ${one} ${sure}`, ({ at }) => at(one).click(sure))),
  fc.tuple(tab, fc.boolean()).map(([one, sure]) =>
    step(`click ${one} twice ${sure}`, ({ at }) => {
      at(one).click(sure)
      at(one).click(sure)
    })
  ),
  fc.boolean().map((sure) =>
    step(`click in both ${sure}`, ({ at }) => {
      at(0).click(sure)
      at(1).click(sure)
    })
  ),
  fc.tuple(tab, plan, answers).map(([one, chosen, answer]) =>
    step(`buy ${chosen.name} in ${one}: ${answer}`, async ({ at, choose, provider }) => {
      choose(one, chosen)
      at(one).click(true)
      await rest()
      provider.process(answer)
    })
  ),
  tab.map((one) => step(`reload ${one}`, ({ reload }) => reload(one))),
  tab.map((one) => step(`look ${one}`, ({ at }) => at(one).look())),
  tab.map((one) => step(`empty ${one}`, ({ at }) => at(one).empty())),
  answers.map((answer) => step(`answer ${answer}`, ({ provider }) => provider.process(answer))),
  fc.constant(
    step("wait", async ({ provider }) => {
      provider.giveUp()
      await rest()
      vi.setSystemTime(Date.now() + 70_000)
    })
  )
]

/** However it went, the next buyer who chooses a plan and means it gets it. */
const endsWell = async ({ at, choose, keepsItsPromises, provider, reload, told }: World) => {
  while (provider.arrived.length > 0) provider.process("sold")
  await rest()
  vi.setSystemTime(Date.now() + 70_000)
  reload(0)
  const before = told.length
  choose(0, silverPlan)
  at(0).click(true)
  await rest()
  provider.process("sold")
  await keepsItsPromises()
  expect(told).toHaveLength(before + 1)
}

test.each([
  ["with Web Locks", true],
  ["without them", false]
])(
  "%s no purchase is charged twice, and none a second time without the buyer's word",
  { timeout: 120_000 },
  async (_, hasLocks) => {
    const commands = fc.commands(steps, { maxCommands: 40, size: "max" })
    await fc.assert(
      fc.asyncProperty(commands, async (cmds) => {
        const world = aWorld(hasLocks)
        await fc.asyncModelRun(() => ({ model: {}, real: world }), cmds)
        await endsWell(world)
      }),
      { numRuns: 150 }
    )
  }
)
