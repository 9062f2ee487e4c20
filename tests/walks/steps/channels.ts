/** What the specification says of each channel's quoting (QR-10, QR-16), said again here so that the portal's own tables are checked. */
export const channels = [
  { id: "bbva", code: "BBVA", currency: "ARS", to: "EUROPA", first: [1, "BVT"], last: [90, "BVN"], buy: "COMPRAR" },
  {
    id: "messis",
    code: "MESSIS",
    currency: "ARS",
    to: "EUROPA",
    first: [1, "PHT"],
    last: [180, "PHO"],
    buy: "COMPRAR"
  },
  {
    id: "asegura",
    code: "ASEGURA",
    currency: "ARS",
    to: "EUROPA",
    first: [1, "PHT"],
    last: [180, "PHO"],
    buy: "COMPRAR"
  },
  {
    id: "personal",
    code: "PERSONAL",
    currency: "ARS",
    to: "EUROPA",
    first: [1, "PHT"],
    last: [180, "PHO"],
    buy: "COMPRAR"
  },
  { id: "b2c", code: "B2C", currency: "ARS", to: "EUROPA", first: [1, "BTR"], last: [180, "BCO"], buy: "COMPRAR" },
  { id: "belo", code: "BELO", currency: "ARS", to: "EUROPA", first: [1, "BET"], last: [90, "BEN"], buy: "CONTRATAR" },
  {
    id: "belo",
    code: "BELO",
    currency: "ARS",
    to: "ARGENTINA",
    first: [1, "BNA"],
    last: [21, "BNA"],
    buy: "CONTRATAR"
  },
  { id: "miw", code: "MIW", currency: "ARS", to: "EUROPA", first: [1, "PHT"], last: [180, "PHO"], buy: "COMPRAR" },
  {
    id: "makler",
    code: "MAKLER",
    currency: "ARS",
    to: "EUROPA",
    first: [1, "PHT"],
    last: [180, "PHO"],
    buy: "COMPRAR"
  },
  {
    id: "b2cchile",
    code: "B2CCHILE",
    currency: "CLP",
    to: "EUROPA",
    first: [1, "TRB"],
    last: [60, "SEB"],
    buy: "COMPRAR"
  }
] as const

/** The code of each channel by its id, which is also the first label of its host. */
export const codes: ReadonlyMap<string, string> = new Map(channels.map(({ code, id }) => [id, code]))

/** The ids of all channels. */
export const channelIds: ReadonlyArray<string> = [...codes.keys()]
