/** How the browsers inside other apps name themselves. */
const marks: Readonly<Record<string, RegExp>> = {
  Instagram: /\bInstagram\b/,
  "Facebook and Messenger": /\bFB(?:AN|AV|_IAB)\//,
  WhatsApp: /\bWhatsApp\//,
  TikTok: /\bBytedanceWebview\b|\bmusical_ly|\btrill_/,
  LinkedIn: /\bLinkedInApp\b/,
  "Android WebView": /; wv\)/,
  "iPhone web view": /\((?:iPhone|iPad|iPod)(?!.*\bSafari\/)/
}

/**
 * True for the browser inside another app, as its user agent says. Most of them save no file, and
 * say nothing: the page then offers another way beside each download (OU-18, AC-05).
 */
export const isInApp = (userAgent: string): boolean => Object.values(marks).some((mark) => mark.test(userAgent))
