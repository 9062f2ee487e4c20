import { lineProblem, readName } from "../person/name"

/** What the operator switched off on a channel, without a release (OU-21). */
export interface Switches {
  /** False: no purchase begins and no payment goes out. Visitors still quote. */
  readonly sale: boolean
  /** False: the cart offers no field for a coupon. An applied coupon stays. */
  readonly coupons: boolean
  /** False: no tracker runs, whatever the visitor accepted. */
  readonly trackers: boolean
  readonly notice?: string
}

/** The portal without an operator's file. */
export const allOn: Switches = { sale: true, coupons: true, trackers: true }

/**
 * Reads a channel's row of `/config/estado.json`: `venta`, `cupones` and `rastreadores` switch off
 * by `false`, `aviso` is one visible line. Any other value counts as absent (OU-21).
 */
export const readSwitches = (row: unknown): Switches => {
  const { aviso, cupones, rastreadores, venta }: Readonly<Record<string, unknown>> = Object(row)
  return {
    sale: venta !== false,
    coupons: cupones !== false,
    trackers: rastreadores !== false,
    ...(typeof aviso === "string" && lineProblem(aviso) === undefined && { notice: readName(aviso) })
  }
}

/** The operator's switches. They fail open: a lost or broken file counts as all on (OU-21). */
export interface SwitchesApi {
  /** Asks now. Resolves within 2 s and never rejects. */
  readonly current: () => Promise<Switches>
  /** Calls `hear` now, every 30 s while the page is visible, and when it becomes visible. */
  readonly follow: (hear: (found: Switches) => void) => void
}
