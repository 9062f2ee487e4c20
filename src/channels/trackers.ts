import type { ConsentGroup } from "../core/consent/consent"

export const trackers = {
  consent: {
    script: "https://cdn.cookielaw.org/scripttemplates/otSDKStub.js",
    groups: { measurement: "C0002", recording: "C0003" }
  },
  tagManager: { script: (id: string) => `https://www.googletagmanager.com/gtm.js?id=${id}`, needs: "measurement" },
  recorder: { script: (id: string) => `https://www.clarity.ms/tag/${id}`, needs: "recording" }
} as const satisfies {
  readonly consent: { readonly script: string; readonly groups: Readonly<Record<ConsentGroup, string>> }
  readonly tagManager: { readonly script: (id: string) => string; readonly needs: ConsentGroup }
  readonly recorder: { readonly script: (id: string) => string; readonly needs: ConsentGroup }
}
