import type { Guide } from "../guide"

/** What each build writes for servers that are not nginx (OU-27). */
export const hosting: Guide = {
  title: "Hosts other than nginx",
  lead: "What each build writes for servers that are not nginx.",
  parts: [
    {
      blocks: [
        {
          text: [
            "`dist/release/hosting/` is written from the same facts as `maps.nginx.conf` (they are in",
            "`dist/release/hosting.json`) and the headers of `contracts/sandbox/http/documents.ts`. It is no",
            "visitor's: upload it to the host's own place, never to the folder that is served."
          ]
        },
        {
          table: [
            ["file", "for"],
            ["`function.js`", "a content network in front of one store with the whole of `dist/`, all brands at once"],
            ["`{brand}/_headers`, `{brand}/_redirects`", "a host of pages with one site a brand"]
          ]
        }
      ]
    },
    {
      title: "The function",
      blocks: [
        {
          text: [
            "`route({ host, method, path })` takes the path as it was sent, with its query, and gives",
            "`{ pass: true }` for the provider, or `{ status, file, headers, lost }`: send that file of the store",
            "with those headers, without a file the status alone, and `lost` if the store has no such file.",
            "The adapter to a network is these few lines; the source is `contracts/hosting/route.js`."
          ]
        },
        {
          list: [
            "It answers as the reference at every address that the tests know, to the letter of each header.",
            "It must see the address before the network changes it: switch normalisation of addresses off.",
            "It is 55 kB, of which most are hashes: networks with a limit of 10 kB need its table in their store.",
            "Pages that may call a provider of another origin need that origin in `connect-src`, as in nginx."
          ]
        }
      ]
    },
    {
      title: "The two files",
      blocks: [
        {
          text: [
            "Publish `dist/assets`, `dist/config`, `dist/banners`, `dist/Docs`, `dist/robots.txt`,",
            "`dist/asistencia.js`, `dist/asistencia.off.js` and the brand's own folder, all in their places, and",
            "the two files at the root; no `index.html` there. Replace `PROVIDER` in `_redirects` by the provider's origin. They",
            "follow the documented rules of Netlify, where `!` puts a rule before a file. Cloudflare Pages knows",
            "neither `!` nor 404 there: use the function."
          ]
        },
        {
          text: [
            "Sections of `_headers` add up. A guarded page so has two content policies, the shop's and the strict",
            "one; a browser obeys both, and what both allow is what the strict one allows."
          ]
        }
      ]
    },
    {
      title: "What a host of pages cannot do equally",
      blocks: [
        {
          table: [
            ["address or header", "the reference", "a host of pages", "why"],
            ["`/FAQS`, `/CotizarCompletarPago`", "the page", "404", "rules know no capitals"],
            ["`//faqs`, `/faqs//`", "the page", "404", "rules match the address as it is written"],
            ["`/%66aqs`, `/%63otizarcompletarpago`", "the page", "404", "the same: no escape reaches a laxer policy"],
            ["controls, a backslash, dotfiles", "400", "404", "there is no rule for what is unsafe"],
            [
              "`Cache-Control` of documents",
              "`no-cache`",
              "the host's own, mostly `max-age=0, must-revalidate`",
              "values of two rules would add up to one that spoils `/assets/*`"
            ],
            ["hashes in the policy of a page", "its own", "all of the brand's", "one rule for every page"],
            [
              "an unknown host",
              "404 with the shell",
              "the brand's page",
              "the site is one brand's; the client still says so"
            ]
          ]
        },
        {
          text: [
            "All of these are the page of lost addresses with the brand's words, or a policy that allows no more.",
            "`npm test -- hosting` reads both files by their documented rules and the function over a store, and",
            "holds them to the sandbox at each address of `tests/run/addresses.ts`."
          ]
        }
      ]
    }
  ]
}
