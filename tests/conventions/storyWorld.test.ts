import { describe, expect, test } from "vitest"
import { channelFor, channels } from "../../.storybook/channels"
import { switchedIn, switchTypes, untouchedSwitches } from "../../.storybook/globals"
import { aProfile, aVoucher } from "../../contracts/fixtures/account"
import { profileForm } from "../../src/core/account/profile"
import { documentProblem } from "../../src/core/person/document"
import { brands } from "../../stories/brands"
import { ana, tomas } from "../../stories/pages/passengersWorld"
import { profileIn, toldIn } from "../../stories/world/residents"

describe("the toolbar's switches", () => {
  test("offer only valid values, and each works in an address", () => {
    for (const [name, { toolbar }] of Object.entries(switchTypes))
      for (const { value } of toolbar.items) {
        expect(switchedIn({ [name]: value })).toEqual({ ...untouchedSwitches, [name]: value })
        // Storybook reads a number in an address as one.
        expect(value).toMatch(/^[a-z][\w-]*$/)
      }
  })

  test("name a brand that exists, or say so", () => {
    for (const id of channels) expect(channelFor(id)).toBe(id)
    expect(channelFor("all")).toBe(channels[0])
    expect(() => channelFor(`${channels[1]}a`)).toThrow(`There is no brand '${channels[1]}a'. Choose ${channels[0]}, `)
  })
})

describe("the channel", () => {
  const channels = brands.map(({ channel }) => [channel.id, channel] as const)
  const kept = { passengers: { main: ana, others: [tomas] }, profile: { email: "", draft: profileForm.empty } }

  test.each(channels)("%s: people of a story have an address and documents of its country", (_, channel) => {
    const { account, kept: at } = toldIn({ kept, account: { profile: aProfile, vouchers: [aVoucher] } }, channel)
    expect(at?.passengers?.main).toMatchObject({ name: ana.name, countryName: channel.origin })
    expect(at?.profile).toBe(kept.profile)
    expect(account).toEqual({ profile: profileIn(channel), vouchers: [aVoucher] })
    const { main, others = [] } = at?.passengers ?? {}
    for (const one of [main, ...others, account?.profile])
      expect(documentProblem(one?.document ?? "", channel.document)).toBeUndefined()
  })

  test.each(channels)("%s: a story without people gets none", (_, channel) => {
    expect(toldIn({ path: "/cotizar" }, channel)).toEqual({ path: "/cotizar" })
    expect(toldIn({}, channel)).toEqual({})
  })
})
