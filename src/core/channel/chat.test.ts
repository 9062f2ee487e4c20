import { expect, test } from "vitest"
import { messageHref } from "./chat"

test("a WhatsApp chat opens with the text, another chat cannot (OU-on-the-road)", () => {
  const text = "Estoy acá: 100 %"
  const sent = "text=Estoy%20ac%C3%A1%3A%20100%20%25"
  expect(messageHref("https://wa.me/5491155550153", text)).toBe(`https://wa.me/5491155550153?${sent}`)
  expect(messageHref("https://whatsapp.example/549115555", text)).toBe(`https://whatsapp.example/549115555?${sent}`)
  for (const other of ["https://chat.example/5491155550153", "https://chat.example/wa.me/", "tel:+5491155550153"])
    expect(messageHref(other, text)).toBeUndefined()
})
