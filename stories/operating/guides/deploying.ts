import type { Guide } from "../guide"

/** What a server does with the build. */
export const deploying: Guide = {
  title: "Deploying dist/",
  lead: "What a server does with the build.",
  parts: [
    {
      blocks: [
        {
          text: [
            "`npm run release` writes static files; beside each text file stand its `.br` and its `.gz`. Each",
            "brand has a folder with its public pages as HTML (`dist/{brand}/index.html`,",
            "`dist/{brand}/faqs/index.html`), its page of lost addresses (`404.html`), its icon and its",
            "manifest. Where a brand does not have a path, or only the client can draw it, the folder holds",
            "the shell. A server"
          ]
        },
        {
          steps: [
            [
              "answers the calls `/userinfo`, `/login`, `/logout`, `/api/*`, `/api_url` and `/one_trust`",
              "itself (`/api_url` names the base of `public_api`);"
            ],
            [
              "serves the files of `dist/` as they are, `/assets/*` with `Cache-Control: public,",
              "max-age=31536000, immutable`, the rest with `no-cache`;"
            ],
            [
              "answers a page `/x` with `dist/{brand of the host}/x/index.html`, any other navigation with",
              "that brand's `404.html` and status 404, and a host of no brand with `dist/404.html`, as 404;"
            ],
            [
              "sends the security headers of `contracts/sandbox/http/documents.ts`. A page's own `<style>`",
              "and its bootstrap pass by their hashes."
            ]
          ]
        },
        {
          text: [
            "The host name alone decides the brand: list production hosts in `src/channels/<id>/hosts.ts`.",
            "A build made with `VITE_PLACEHOLDER_PLANS=hidden` leaves out the catalogue of stand-ins (`PROD",
            "1` to `PROD 3`)."
          ]
        }
      ]
    },
    {
      title: "A release",
      blocks: [
        {
          text: [
            "`npm run release` builds for production, here and in a copy of the sources, and fails unless",
            "both have the same bytes and neither holds a development host, the page for developers or a",
            "handle of the sandbox. `npm run build` keeps those, so that a build can be tried on this",
            "machine. `dist/release/` tells of the release and is no visitor's: servers answer 404 there."
          ]
        },
        {
          table: [
            ["file", "holds"],
            ["`scripts.json`", "each script of the guarded pages: SHA-384, bytes, purposes, owners"],
            ["`sbom.cdx.json`, `licences.txt`", "the packages that are shipped (CycloneDX), and their licences"],
            ["`sums.sha256`", "the sum of each file"],
            ["`build.json`", "commit, Node and `SOURCE_DATE_EPOCH`: set it to build the same bytes again"]
          ]
        }
      ]
    },
    {
      title: "Rehearsing a release",
      blocks: [
        {
          text: [
            "`npm run rehearse` puts two builds behind a real nginx, releases the second and returns to the",
            "first, each time with ten purchases under way in open tabs and the other build's scripts gone.",
            "Each purchase must end with one sale, no white page and no lost form; documents that a cache",
            "still sends must have words. nginx reads the hashes of a build from its maps: release both",
            "together, and reload it."
          ]
        }
      ]
    },
    {
      title: "Watching what runs",
      blocks: [
        {
          text: [
            "`npx tsx tests/monitor/run.ts --url https://…` compares a running brand with `dist/` of its",
            "release: the payment as a buyer's browser meets it (document, headers, each listed script, forms,",
            "frames, connections), its home, one real quote, `/config/estado.json`, the legal PDFs and the",
            "worker of assistance. `'https://{host}'` stands for every brand's host. It prints JSON, each finding",
            "with what it costs, and ends with 0 without one, 1 with one, 2 if it could not begin: let a",
            "scheduler run it for each host, at least weekly (PCI DSS 11.6.1). `--buyer` quotes first, so that",
            "the card's form is drawn. `--connect` names the provider's origin, if pages call one. The provider",
            "receives a quote of `monitor@example.com`, never a sale. A header that sends reports elsewhere is a",
            "difference; switch off `NEL` and `Report-To` of a content network."
          ]
        },
        {
          text: [
            "A finding in the payment: stop the sale (*Switches without a release*) and keep the JSON as",
            "evidence. Another page than the release's: purge the cache of documents, and release `dist/` with",
            "its maps. No quote: call the provider."
          ]
        }
      ]
    },
    {
      title: "nginx",
      blocks: [
        {
          text: [
            "`contracts/nginx.conf` is that server. It includes `dist/maps.nginx.conf`, which each build",
            "writes: host to folder, pages however their address is written, hosts with trackers, and each",
            "document to the hashes of its style and its bootstrap. `npm test -- hosting` serves the build with",
            "a real nginx and compares it with the sandbox, at odd addresses too."
          ]
        }
      ]
    },
    {
      title: "A server that cannot map hosts",
      blocks: [
        {
          text: ["It answers every navigation with `dist/index.html`. The client then draws every page, only", "later."]
        }
      ]
    },
    {
      title: "Printed pages",
      blocks: [
        {
          text: [
            "The build prints every public page of every brand as HTML, from the same sources as the client",
            "(`src/build/prerender/plugin.ts`). The bootstrap (`src/hydration/bootstrap.ts`) marks the inlined",
            "CSS files as present by links that are switched off: Vite's loader then neither fetches them",
            "again nor misses those of the next page. The markup holds no such links, since browsers that",
            "look ahead would fetch them."
          ]
        }
      ]
    },
    {
      title: "Reports of browsers",
      blocks: [
        {
          text: [
            "`reports: true` in a brand's `channel.ts` has browsers tell `/reports` of its own host what they",
            "refused: policy, integrity, Trusted Types, crashes. No brand does so yet. The reference keeps",
            "rule, page, host and line of the last 500 (`REPORTS=1 npm start`, then `/_sandbox/reports`);",
            "a provider keeps no more than that (`contracts/sandbox/http/reports.ts`), and refuses another",
            "`Sec-Fetch-Site` than `same-origin` and other types. Chromium sends the newer form over https",
            "alone."
          ]
        }
      ]
    },
    {
      title: "Switching the worker off",
      blocks: [
        {
          text: [
            "/solicitarasistencia opens without a connection, with the card of the trip: `asistencia.js` is",
            "a service worker whose scope is that page alone, so it hears of no other document. That page",
            "registers it in idle time and, where the channel has the page, so does the page of success. To",
            "switch it off for every visitor, publish the text of `dist/asistencia.off.js` at",
            "`/asistencia.js`. Each browser that comes back to the page takes it, forgets what was kept and",
            "has no worker from then on."
          ]
        }
      ]
    }
  ]
}
