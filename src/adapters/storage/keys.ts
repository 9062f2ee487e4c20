/** Where the channel's code is kept, as the outside knows it. */
export const channelKey = "canal"

/** Where each thing is kept that is worth nothing, or is nobody's business, on another channel. */
export const keysOfOneChannel = {
  search: "busquedaCotizar"
} as const
