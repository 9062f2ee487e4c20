/** The check digit of a RUT, by modulus 11. */
const lastSign = (body: number) => {
  let sum = 0
  let weight = 2
  for (let rest = body; rest > 0; rest = Math.floor(rest / 10)) {
    sum += (rest % 10) * weight
    weight = weight === 7 ? 2 : weight + 1
  }
  const sign = 11 - (sum % 11)
  return sign === 11 ? "0" : sign === 10 ? "K" : String(sign)
}

/** The document as on the card. A sale carries a RUT without its check digit. */
export const shownDocument = (type: string, number: number): string =>
  type === "RUT" ? `RUT ${number}-${lastSign(number)}` : `${type} ${number}`

/** Whether the check digit of a RUT such as `12345678-5` is right. */
export const isRut = (text: string): boolean => {
  const [number, sign] = text.split("-")
  return sign !== undefined && lastSign(Number(number)) === sign.toUpperCase()
}
