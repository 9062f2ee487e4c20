import type { Guide } from "../guide"

/** For the person on call, and for a scheduler (OU-26). */
export const probing: Guide = {
  title: "Is all well?",
  lead: "For the person on call, and for a scheduler.",
  parts: [
    {
      blocks: [
        {
          text: [
            "`npm run probe -- --url 'https://{host}'` asks every brand what its visitors would ask, compares",
            "each answer with `dist/` of the release, and prints one line for each look. It ends with 0 if all",
            "is well, 1 if not, 2 if it could not begin. `--json` prints the same for a machine."
          ]
        },
        {
          table: [
            ["look", "what is wrong if it fails", "first thing to do"],
            [
              "`home`",
              "no answer, another brand, a stale or unprinted page, a redirect, an old copy",
              "purge the cache of documents; release `dist/` and its maps together"
            ],
            ["`certificate`", "not trusted, of another host, or ends within 21 days (`--days`)", "renew it"],
            [
              "`headers`",
              "a header of the policy is missing or differs",
              "compare the server with `contracts/nginx.conf`"
            ],
            [
              "`quote`",
              "no plans, an error, or more than 3 s (`--slow`)",
              "call the provider; `venta: false` tells visitors why (*Switches without a release*)"
            ],
            [
              "`switches`",
              "`/config/estado.json` cannot be read: all counts as on",
              "publish `{}`, then the row again"
            ],
            ["`destinations`", "`/config/destinos.json` cannot be read", "publish the file of `dist/config`"],
            ["`documents`", "a legal PDF is missing or of another release", "publish `dist/Docs`"],
            ["`assets`", "the first script is gone, or not kept for a year", "publish `dist/assets`"],
            [
              "`unknown`",
              "a lost address is no 404 with the brand's words, or `/release/` is served",
              "see *Deploying dist/*"
            ],
            ["`worker`", "`/asistencia.js` is of another release, or cached", "publish it with `no-cache`"],
            [
              "`payment`",
              "document, headers or a script of the inventory differ",
              "stop the sale; run `npm run payment:watch` and keep its JSON as evidence"
            ]
          ]
        }
      ]
    },
    {
      title: "What it sends",
      blocks: [
        {
          text: [
            "Some 180 requests for each brand, most of them scripts of the payment, three brands at a time, none",
            "repeated. The quote is the real call: one person of 40, ten days in EUROPA as late as the brand",
            "sells them, without consent to advertising. The provider receives `sonda@example.com` and a made-up",
            "phone: name addresses that it leaves out of its lists by `--email` and `--phone`. The probe never",
            "enrolls."
          ]
        }
      ]
    },
    {
      title: "Before the names lead there",
      blocks: [
        {
          text: [
            "`--resolve 10.0.0.7:443` seeks every host at one server instead of in the DNS, under its own name:",
            "for a new server before the switch, or for one of several. `--ca` trusts a certificate authority",
            "of your own. On this machine: `npm start`, then",
            "`npm run probe -- --url 'http://{host}' --resolve 127.0.0.1:4000`."
          ]
        }
      ]
    },
    {
      title: "How it is proved",
      blocks: [
        {
          text: [
            "`npm run probe -- --prove` serves the build and plants over thirty outages in one brand, from a",
            "redirect loop to a certificate that ends in five days. Each must be named while another brand",
            "raises no alarm, and unchanged brands must raise none. What only a browser sees of the payment",
            "is the affair of `npm run payment:watch`."
          ]
        }
      ]
    }
  ]
}
