import { createHash } from "node:crypto"
import type { BrowserContext } from "@playwright/test"
import fc from "fast-check"
import {
  button,
  type Card,
  charges,
  comeToChange,
  comeToPay,
  keepsItsPromises,
  name,
  pay,
  payment,
  people,
  type Story,
  type Who
} from "./steps/buyer"
import { expect, test } from "./steps/fixtures"
import { atPayment } from "./steps/paying"
import { agePrice, applyCoupon, cart } from "./steps/purchase"
import { aWish } from "./steps/quoteBar"

const hour = 3_600_000
const faults = ["cut", "cut", "down", "timeout", "500", "400", "429", "slow"]
const bool = fc.boolean()

type Move = { readonly name: string; readonly play: (story: Story) => Promise<unknown> }
const move = (name: string, play: Move["play"]): fc.Arbitrary<Move> => fc.constant({ name, play })

const insisting = bool.map((insists) => (insists ? " and insist" : ""))
const moves: ReadonlyArray<fc.Arbitrary<Move>> = [
  fc
    .tuple(fc.constantFrom<Card>("visa", "mastercard", "lost", "lost", "lost", "declined", "declined"), insisting)
    .map(([card, how]) => ({ name: `pay by ${card}${how}`, play: (story) => pay(story, card, how !== "") })),
  fc.tuple(fc.constantFrom(...faults), insisting).map(([fault, how]) => ({
    name: `pay, ${fault}${how}`,
    play: (story) => pay(story, "visa", how !== "", fault)
  })),
  fc.tuple(fc.constantFrom<Card>("mastercard", "lost", "lost", "declined"), insisting).map(([card, how]) => ({
    name: `pay in another tab by ${card}${how}`,
    play: async (story) => {
      const { page } = story
      if (!(await comeToPay(story))) return
      story.page = await story.context.newPage()
      await story.sandbox.open(story.page, "b2c", payment)
      await pay(story, card, how !== "")
      await keepsItsPromises(story)
      await story.page.close()
      story.page = page
      await page.bringToFront()
    }
  })),
  move("reload", ({ page }) => page.reload()),
  move("come back in a new tab", async (story) => {
    const next = await story.context.newPage()
    await story.page.close()
    story.page = next
    await comeToPay(story)
  }),
  bool.map((accented) => ({
    name: `spell the name ${accented ? "Martínez" : "Martinez"}`,
    play: async (story) => (await comeToChange(story)) && name(story, accented ? "Martínez" : "Martinez")
  })),
  fc.constantFrom<Who>("Ana", "Beatriz").map((who) => ({
    name: `${who} travels`,
    play: async (story) => {
      if (!(await comeToChange(story))) return
      story.who = who
      await name(story)
    }
  })),
  move("add or remove the coupon", async (story) => {
    if (!(await comeToChange(story))) return
    const remove = cart(story.page).getByRole("button", { name: "Quitar cupón" })
    const added = await remove.isVisible()
    if (added) await remove.click()
    else await applyCoupon(story.page)
    await expect(remove).toHaveCount(added ? 0 : 1)
    await name(story)
  }),
  fc.constantFrom(1000, -1000).map((more) => ({
    name: `the price is old, and was ${more > 0 ? "higher" : "lower"}`,
    play: async (story) => {
      if (!(await comeToPay(story))) return
      await agePrice(story.page, more)
      await story.page.reload()
    }
  })),
  move("25 hours pass", async ({ page }) => {
    await page.clock.fastForward(25 * hour)
    await page.reload()
  }),
  move("close the trip whose voucher came", async (story) => {
    if (!(await comeToPay(story))) return
    const came = (await charges(story)).filter((who) => !story.known.has(who))
    const received = button(story.page, "Ya me llegó el voucher")
    await story.page.waitForLoadState("networkidle")
    if (came.length !== 1 || (await received.count()) !== 1) return
    story.known.add(came[0] ?? "Ana")
    story.agreed.push(came[0] ?? "Ana")
    await received.click()
    // Closing this page's own trip leads home.
    await expect(received).toHaveCount(0)
  })
]

const stories = fc.array(fc.oneof(...moves.slice(0, 3), ...moves), { minLength: 3, maxLength: 8 })

/** Half of the providers know a sale by its key alone: to them each key is another traveller. */
const knowKeysAlone = (context: BrowserContext) =>
  context.route("**/sales/enroll", (route) => {
    const digits = createHash("sha256")
      .update(route.request().headers()["idempotency-key"] ?? "")
      .digest()
      .readUInt32BE()
    const document = String(20_000_000 + (digits % 9_000_000))
    // Firefox shows a route no body: there the sale goes on as it is.
    const body = route.request().postData()
    const postData = body && Object.values(people).reduce((text, one) => text.replaceAll(one, document), body)
    return route.continue(postData ? { postData } : {})
  })

// TR-09, TR-10, TR-12, TR-13
/**
 * Random stories of a buyer; a story's number is its seed. STORIES=300 plays three hundred.
 * `STORIES=17 npm run e2e -- e2e/randomPayments -g " 17:"` plays the seventeenth.
 */
const count = Number(process.env.STORIES ?? 2)
for (let seed = 1; seed <= count; seed += 1) {
  const [played = []] = fc.sample(stories, { seed, numRuns: 1 })
  test(`${seed}: ${played.map(({ name }) => name).join("; ")}`, async ({ context, page, sandbox }) => {
    const { email } = aWish()
    if (seed % 2 === 0) await knowKeysAlone(context)
    await context.clock.install()
    await atPayment(page, sandbox, "b2c", { email })
    const story: Story = { sandbox, context, email, page, who: "Ana", known: new Set(), agreed: [], presses: 0 }
    for (const { name, play } of played)
      await test.step(name, async () => {
        await play(story)
        await keepsItsPromises(story)
      })
    // A buyer who insists gets the trip.
    for (let press = 0; press < 2 && (await comeToPay(story)); press += 1) {
      await pay(story, "visa", true)
      await keepsItsPromises(story)
    }
    expect(story.known, "knows what came of it").toContain(story.who)
    const told = {
      presses: story.presses,
      posts: (await sandbox.salesOf(email)).length,
      charges: (await charges(story)).length,
      agreed: story.agreed.length
    }
    test.info().annotations.push({ type: "story", description: JSON.stringify(told) })
  })
}
