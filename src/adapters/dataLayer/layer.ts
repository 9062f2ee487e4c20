import { command } from "./command"

declare global {
  interface Window {
    dataLayer?: Array<unknown>
  }
}

/** What each Google storage may do: nothing that is optional, until the visitor says so (consent mode v2). */
export const consentMode = (measurement: boolean) => ({
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: measurement ? "granted" : "denied"
})

/** The tag manager's queue. It waits for a tag manager that is not there, and begins by denying everything. */
export const layer = (): Array<unknown> => {
  window.dataLayer ??= [command("consent", "default", consentMode(false))]
  return window.dataLayer
}
