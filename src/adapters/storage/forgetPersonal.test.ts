import { expect, test } from "vitest"
import { aLocalStorage, blockedStorage } from "../../../contracts/fixtures/localStorage"
import { twoPassengers } from "../../../contracts/fixtures/passengers"
import { aPurchase, buyersPageOver } from "../../../contracts/fixtures/purchase"
import { forgetPersonal } from "./forgetPersonal"

test("passengers and purchase are forgotten; a payment of unknown fate is not", () => {
  const texts = new Map([["busquedaCotizar", "x"]])
  const storage = aLocalStorage(texts)
  const { attempts, passengers, purchase, run } = buyersPageOver(() => storage)
  run(passengers.save(twoPassengers, [true, true]))
  run(purchase.save(aPurchase))
  run(attempts.save({ key: "k", fingerprint: "f", startedAt: Date.now() }))
  forgetPersonal(() => storage)
  expect([...texts.keys()].toSorted()).toEqual(["busquedaCotizar", "intentoPago"])
})

test("where nothing can be kept, nothing breaks", () => {
  expect(() => forgetPersonal(blockedStorage)).not.toThrow()
})
