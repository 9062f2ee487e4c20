import { expect, test } from "vitest"
import { aProfileDraft } from "../../../contracts/fixtures/account"
import { aLocalStorage, blockedStorage } from "../../../contracts/fixtures/localStorage"
import { twoPassengers } from "../../../contracts/fixtures/passengers"
import { aPurchase, buyersPageOver } from "../../../contracts/fixtures/purchase"
import { forgetPersonal } from "./forgetPersonal"

test("passengers, purchase and personal data are forgotten; a payment of unknown fate is not", () => {
  const texts = new Map([["busquedaCotizar", "x"]])
  const storage = aLocalStorage(texts)
  const { attempts, passengers, profile, purchase, run } = buyersPageOver(() => storage)
  run(passengers.save(twoPassengers, [true, true]))
  run(purchase.save(aPurchase))
  run(profile.save("ana@example.com", aProfileDraft))
  run(attempts.save({ key: "k", fingerprint: "f", startedAt: Date.now() }))
  expect(texts.size).toBe(5)
  forgetPersonal(() => storage)
  expect([...texts.keys()].toSorted()).toEqual(["busquedaCotizar", "intentoPago"])
})

test("where nothing can be kept, nothing breaks", () => {
  expect(() => forgetPersonal(blockedStorage)).not.toThrow()
})
