import { command } from "./command"

declare global {
  interface Window {
    dataLayer?: Array<unknown>
  }
}

/** Google's consent mode v2. Everything optional is denied until the visitor grants it. */
export const consentMode = (measurement: boolean) => ({
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: measurement ? "granted" : "denied"
})

/** The tag manager's queue. It starts with a command that denies everything. */
export const layer = (): Array<unknown> => {
  window.dataLayer ??= [command("consent", "default", consentMode(false))]
  return window.dataLayer
}
