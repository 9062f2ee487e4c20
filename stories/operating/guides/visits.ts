import type { Guide } from "../guide"

/** What the portal reports of its visits (OU-24). */
export const visits: Guide = {
  title: "Reports of visits",
  lead: "What the portal tells its operator about how visits go. It knows no visitor.",
  parts: [
    {
      title: "Switching them on",
      blocks: [
        {
          text: [
            "`visitReports: true` in a brand's `channel.ts`, beside `reports`. No brand has it yet. The build",
            "then lists the brand's hosts in `maps.nginx.conf`, and `contracts/nginx.conf` takes",
            "`POST /reports/visits` there without cookie, referrer, browser or log line. On this machine:",
            "`REPORTS=1 npm start`, then `/_sandbox/visits` shows what came."
          ]
        }
      ]
    },
    {
      title: "A report",
      blocks: [
        {
          text: [
            "The browser sends at most 8 kB of JSON when the page is hidden, by `sendBeacon`. A later hiding",
            "of the same document sends only what is new. A lost report is not sent again."
          ]
        },
        {
          text: [
            '`{ "release": "portal-C7nFteXV.js", "vitals": { "lcp": 1241, "cls": 0.06, "inp": 200 },',
            '"errors": { "ResultsPage-Kg3dKxPU.js:1:4071": 2 }, "calls": { "quote 503": 1 },',
            '"steps": ["/", "/cotizar"] }`'
          ]
        },
        {
          table: [
            ["field", "holds"],
            ["`release`", "the first script of the build: `dist/release/scripts.json` of that release lists it"],
            [
              "`vitals`",
              [
                "largest paint and slowest answer to a press but one in fifty, in milliseconds; the worst shift;",
                "in a document's first report alone, and only those that the browser measures"
              ]
            ],
            [
              "`errors`",
              "file, line and column in a script of the build, with a count; never the message, nor other scripts"
            ],
            ["`calls`", "the call's name and its status, with a count; 0: no answer, or the page did not wait for it"],
            ["`steps`", "the pages of the portal that the document reached"]
          ]
        },
        {
          text: [
            "Errors and calls from before the code came (in idle time after the first view) are known as far",
            "as the browser kept them: calls are, errors are not. Firefox and Safari see no shifts."
          ]
        }
      ]
    },
    {
      title: "Why no consent is asked",
      blocks: [
        {
          text: [
            "A report holds no address, query, typed value, id, time or name of a browser, and sets and reads",
            "nothing on the device: each text in it is a name of the portal's own. Two reports of one visitor",
            "cannot be joined. So it runs whatever the visitor chose about trackers, except for a browser that",
            "objects by GPC or Do Not Track. Counsel decides whether a country asks for more. The server sees",
            "the sender's address, as of any request: keep it out of what you store. Refuse a report whose",
            "`Sec-Fetch-Site` is not `same-origin`: any site can have a browser send one."
          ]
        }
      ]
    }
  ]
}
