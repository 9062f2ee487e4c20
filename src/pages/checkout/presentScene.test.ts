import { expect, test } from "vitest"
import { aChannel } from "../../../contracts/fixtures/channel"
import { sceneTo } from "../../channels/destinations"
import { presentScene } from "./presentCart"

const inLight = (mood: "alba" | "tarde" | "noche") => {
  const hero = { scene: "patagonia", mood } as const
  return { channel: { ...aChannel, heroes: [hero, hero, hero] as const }, sceneTo }
}

test.each([
  ["alba", "tarde"],
  ["tarde", "tarde"],
  ["noche", "noche"]
] as const)("a channel that greets by %s lights its trips by %s", (mood, light) => {
  expect(presentScene("EUROPA", inLight(mood))).toEqual({ scene: "europa", mood: light })
})

test("a trip without a known destination shows the channel's own landscape", () => {
  expect(presentScene("", inLight("tarde")).scene).toBe("patagonia")
  expect(presentScene("LA LUNA", inLight("tarde")).scene).toBe("patagonia")
})
