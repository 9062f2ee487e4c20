import type { Channel } from "../core/channel/channel"

/** What every channel that sells in Argentina shares (1§1, 1§3, 1§9). */
export const argentina = {
  locale: "es-AR",
  origin: "Argentina",
  currency: { code: "ARS", name: "Pesos Argentinos", symbol: "$" },
  taxCoefficient: 0.98801
} as const satisfies Partial<Channel>
