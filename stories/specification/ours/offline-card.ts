import type { Requirement } from "../requirement"

export const requirement: Requirement = {
  text: `After 'Guardar en este dispositivo', any address of the brand opens without a connection with the
    kept card: how old it is, the voucher's number, the phones, what to say, then days and plan; at the
    foot the page that was asked for. It leads nowhere and asks for nothing. With a network, the network
    always answers. Dropping the card, logging out, erasing everything and the end of the trip forget it;
    a visitor who kept nothing has no worker.`,
  reading: "The page that was asked for opens by itself only if the person has touched nothing.",
  decision: 110
}
