/** A place on Earth in degrees, and how far off it may be, in metres. */
export interface Spot {
  readonly latitude: number
  readonly longitude: number
  readonly within: number
}

/** Finds where the device is, for the visitor's own message: the portal neither keeps nor sends it. */
export interface Whereabouts {
  /**
   * Asks the browser, which asks the visitor: call it at a press alone. `refused`: by either.
   * `failed`: not found within 20 s. Never rejects.
   */
  readonly find: () => Promise<Spot | "refused" | "failed">
}

/** The address of a place on a map, which a chat shows as a link. */
export const mapOf = ({ latitude, longitude }: Spot): string =>
  `https://www.google.com/maps?q=${latitude.toFixed(5)},${longitude.toFixed(5)}`
