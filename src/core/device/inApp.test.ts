import { describe, expect, test } from "vitest"
import { isInApp } from "./inApp"

const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)"
const safari = `${iphone} Version/17.5 Mobile/15E148 Safari/604.1`
const chrome =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36"

// OU-18
describe("the browser inside another app is known", () => {
  test.each([
    "Instagram 340.0.3.27.89 (iPhone14,5; iOS 17_5; es_AR)",
    "[FBAN/MessengerForiOS;FBDV/iPhone14,5]",
    "[FBAV/470.0.0.38.103;]",
    "[FB_IAB/FB4A;]",
    "WhatsApp/2.24.12.78 A",
    "musical_ly_34.9.0 JsSdk/2.0",
    "trill_340905",
    "BytedanceWebview/d8a21c6",
    "[LinkedInApp]/9.29.8962"
  ])("by the name %s", (name) => expect(isInApp(`${safari} ${name}`)).toBe(true))

  test.each([
    ["Android", chrome.replace("; K)", "; SM-A546E; wv)")],
    ["an iPhone", `${iphone} Mobile/15E148`]
  ])("as any web view of %s", (_, userAgent) => expect(isInApp(userAgent)).toBe(true))
})

describe("a browser of its own is not", () => {
  test.each([
    ["Safari", safari],
    ["Chrome on an iPhone", `${iphone} CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1`],
    ["Firefox on an iPhone", `${iphone} FxiOS/127.1 Mobile/15E148 Safari/605.1.15`],
    ["Chrome on Android", chrome],
    ["Samsung Internet", chrome.replace("Chrome/126.0.0.0", "SamsungBrowser/25.0 Chrome/121.0.0.0")],
    ["Firefox on Android", "Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0"],
    [
      "Edge",
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0"
    ],
    [
      "Safari on a Mac",
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.5 Safari/605.1.15"
    ],
    ["nothing", ""]
  ])("%s", (_browser, userAgent) => expect(isInApp(userAgent)).toBe(false))
})
