import type { Requirement } from "../requirement"

export const requirement: Requirement = {
  text: `While a kept trip is near, home and account open with a card that folds to a line until the next day.
    From 30 days before: 'Faltan 12 días' and what to have ready. On the way: 'Estás en Europa, día 3 de 10',
    the call, the traveller's place in a WhatsApp message, the pass, and '¿Me cubre…?' over the bought plan.
    On the last date: 'Hoy volvés'. After it: 'Pedí tu reintegro hasta el …', until that day. A kept card lasts
    as long, and keeping another erases none; after a request to take the purchase back it says so. The card asks the network for nothing, and the page slides below
    it without a jump.`,
  reading: `Of several kept trips it tells of the one under way, else of the next, by the traveller's own calendar,
    and anew each time the page comes in sight.
    The place is asked for at the press; it goes into the traveller's message and nowhere else.`,
  decision: 111
}
