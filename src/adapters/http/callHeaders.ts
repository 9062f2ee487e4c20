/** The headers of every call (CL-01). */
export const callHeaders = (channel: string) => ({
  "Cache-Control": "no-cache",
  "Content-Type": "application/json",
  IdChannel: channel,
  Pragma: "no-cache",
  "X-Requested-With": "XMLHttpRequest"
})
