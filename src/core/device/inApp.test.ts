import { describe, expect, test } from "vitest"
import { isInApp } from "./inApp"

const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)"
const android =
  "Mozilla/5.0 (Linux; Android 14; SM-A546E Build/UP1A.231005.007; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36"
const chrome =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36"

// OU-18
describe("the browser inside another app is known by its name", () => {
  test.each([
    [
      "Instagram on an iPhone",
      `${iphone} Mobile/15E148 Instagram 340.0.3.27.89 (iPhone14,5; iOS 17_5; es_AR; es; scale=3.00)`
    ],
    ["Instagram on Android", `${android} Instagram 340.0.0.22.109 Android (34/14; 450dpi; 1080x2142; samsung)`],
    ["Facebook on an iPhone", `${iphone} Mobile/15E148 [FBAN/FBIOS;FBAV/470.0.0.38.103;FBDV/iPhone14,5]`],
    ["Facebook on Android", `${android} [FB_IAB/FB4A;FBAV/470.0.0.50.108;]`],
    ["Messenger", `${iphone} Mobile/15E148 [FBAN/MessengerForiOS;FBAV/465.0.0.38.107]`],
    ["WhatsApp", `${android} WhatsApp/2.24.12.78 A`],
    ["TikTok on an iPhone", `${iphone} Mobile/15E148 musical_ly_34.9.0 JsSdk/2.0 BytedanceWebview/d8a21c6`],
    ["TikTok on Android", `${android} trill_340905 BytedanceWebview/d8a21c6`],
    ["LinkedIn", `${iphone} Mobile/15E148 [LinkedInApp]/9.29.8962`],
    ["any Android WebView", android],
    ["any iPhone web view", `${iphone} Mobile/15E148`]
  ])("%s", (_app, userAgent) => expect(isInApp(userAgent)).toBe(true))
})

describe("a browser of its own is not", () => {
  test.each([
    ["Safari", `${iphone} Version/17.5 Mobile/15E148 Safari/604.1`],
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
