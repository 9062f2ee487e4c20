import { expect, test } from "./steps/fixtures"
import { lose } from "./steps/hindrances"
import { aWish, fillBar, plans, submit } from "./steps/quoteBar"

/** Some files hold several parts: what is asked for once more must be the same part of it. */
for (const times of [1, 2])
  test(`how dates are tidied is lost ${times === 1 ? "once" : "twice"}: it comes by itself`, async ({
    page,
    sandbox
  }) => {
    const wish = aWish()
    const lost = await lose(page, "tidyDates", "js", times)
    await sandbox.open(page, "asegura")
    await fillBar(page, wish)
    await expect.poll(lost.asked).toBeGreaterThan(times)
    await submit(page)
    await expect(plans(page).first()).toBeVisible()
  })
