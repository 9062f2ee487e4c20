import { expect, test } from "vitest"
import { aChannel } from "../../../contracts/fixtures/channel"
import { aReceipt } from "../../../contracts/fixtures/receipt"
import { firstViewWords } from "../../copy/firstView"
import { success } from "../../copy/success"
import { presentNewPass } from "./presentPass"
import { presentPictures } from "./presentPictures"

const shown = { channel: aChannel, copy: firstViewWords(aChannel), words: success, lines: [], inApp: false }
const pictures = (receipt = aReceipt, place: string | undefined = "a Europa") =>
  presentPictures(receipt, presentNewPass(receipt, shown, 0), place, success)

// OU-in-the-chat
test("each traveller has a picture with first name, place, days, plan, cover, voucher and phones", () => {
  const [ana, beatriz, ...others] = pictures()
  expect(others).toEqual([])
  expect([ana?.label, beatriz?.label]).toEqual(["Ana", "Beatriz"])
  expect([ana?.fileName, beatriz?.fileName]).toEqual(["tarjeta-1.png", "tarjeta-2.png"])
  expect(ana?.lines).toEqual(["Ana,", "a Europa"])
  expect(ana?.days.map(({ value }) => value)).toEqual(["10 ene 2027", "25 ene 2027"])
  expect(ana?.facts.map(({ label }) => label)).toEqual(["Plan", "Cobertura", "Nº de voucher"])
  expect(ana?.facts.at(-1)?.value).toBe(aReceipt.order.reserveId)
  expect(ana?.phones.lines[0]?.value).toBe(aChannel.phones[0])
})

test("without names there is one picture for all, without a place none is said", () => {
  const [all, ...others] = pictures({ ...aReceipt, names: [] })
  expect(others).toEqual([])
  expect([all?.label, all?.lines]).toEqual(["Mandar la tarjeta", ["Viaje a Europa"]])
  const nowhere = { ...aReceipt, destination: "" }
  expect(presentPictures(nowhere, presentNewPass(nowhere, shown, 0), undefined, success)[0]?.lines).toEqual(["Ana"])
})

test("no picture holds an e-mail or a price", () => {
  const said = JSON.stringify(pictures())
  expect(said).not.toContain(aReceipt.email)
  expect(said).not.toContain("Total")
})
