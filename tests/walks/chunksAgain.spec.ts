import { all } from "./steps/channels"
import { expect, test } from "./steps/fixtures"
import { lose } from "./steps/hindrances"
import { aWish, fillBar, plans, submit } from "./steps/quoteBar"

/** Some files hold several parts. The retry must load the same part. */
for (const times of all ? [1, 2] : [2])
  test(`the code that formats dates fails ${times === 1 ? "once" : "twice"}: it loads by itself`, async ({
    browserName,
    page,
    sandbox
  }) => {
    // It remembers a lost file: one of three attempts asks for nothing, and COTIZAR asks again.
    const least = browserName === "firefox" ? times : times + 1
    const wish = aWish()
    const lost = await lose(page, "tidyDates", "js", times)
    await sandbox.open(page, "asegura")
    await fillBar(page, wish)
    await expect.poll(lost.asked).toBeGreaterThanOrEqual(least)
    await submit(page)
    await expect(plans(page).first()).toBeVisible()
  })

test("while the code that formats dates is on its way, what is typed after the dates counts", async ({
  page,
  sandbox
}) => {
  await page.route("**/assets/tidyDates-*.js", () => undefined)
  await sandbox.open(page, "asegura")
  await fillBar(page, aWish())
  await submit(page)
  await expect(page).toHaveURL(/\/cotizar$/)
})
