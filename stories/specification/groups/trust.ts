import type { Group } from "../requirement"

export const trust: Group = {
  code: "TR",
  title: "Trust: when things go wrong",
  origin: "ours",
  requirements: {
    "TR-01": `Each call has its limit: GET 8 s, purchases 30, quote 20, mail and forms 15, link 10, sale 60.
      Only harmless calls are repeated: GET twice, quote and valueslist once. A quote ends the one
      under way: the last one counts. Answers over 2 MB, a list of purchases over 20, are refused, and
      each is decoded. A bad plan, one for nothing or one in another currency is dropped and logged,
      never thrown.`,
    "TR-07": `Each failure of each call has its look and its story; of a call about money, a login, people's
      data or a legal right a journey too. Nothing typed is lost, by bad input neither. A coupon that
      could not be asked about is not called invalid.`,
    "TR-09": {
      text: "One purchase sends one sale: over clicks, Enter, reloads, Back and tabs.",
      reading: `One lock for all tabs, one record of each trip, and no repeat by itself. The public sale goes
        on a connection of its own, since browsers repeat calls that broke (decision 51). A model of
        clicks, reloads, timeouts and tabs shows one charge.`,
      decision: 24
    },
    "TR-10": {
      text: `A trip is a plan, its days and the documents of who travels, whatever price, spelling or e-mail.
        A sale of a tried trip is a second one; what the screen did not show is not sold.`,
      decision: 50
    },
    "TR-12": {
      text: `A sale without a clear answer may be charged: logged in, the portal looks for the order first;
        a second one wants the buyer's word, and may cost twice unless the same key prevents it.`,
      decision: 24
    },
    "TR-13": {
      text: "Who is led elsewhere reads why, and 'No se cobró nada' only where no payment is in doubt.",
      decision: 40
    },
    "TR-14": {
      text: "The card lives in its form and one request; its page is a document of its own.",
      decision: 23
    },
    "TR-15": {
      text: "Personal data have a version, a day and a limit, and go with success, logout and channel.",
      decision: 35
    },
    "TR-16": {
      text: "No address holds anything personal; p leaves the address once it is read.",
      decision: 39
    },
    "TR-18": `An unknown host is no channel: a plain page says so and nothing is called.
      The kept path must be a page of this portal. {proxy} must be https or the own host, and on the
      channel's list; otherwise nothing leaves. A request target that names a host of its own is refused.`,
    "TR-20": {
      text: "A cart that another tab changed is told before paying; logout reaches every tab.",
      decision: 33
    },
    "TR-21": {
      text: `Payment, passengers and account have the strict policy; every answer its security headers.
        /api takes calls with the XMLHttpRequest marker, JSON and the own origin.`,
      decision: 23
    },
    "TR-25": `A release knows no development host, page for developers or handle of the sandbox.
      Built twice, in two folders, it has the same bytes; it lists its parts and their licences.
      What is installed is what was locked: by its hash, without scripts of its own. A workflow runs
      actions by their commit.`,
    "TR-26": {
      text: `A guarded document lists every script that it may run, with its hash, purpose and owner.
        A script whose bytes differ never runs, and the page says that it could not load.
        A monitor opens the payment as a buyer's browser does, and names what differs from its release.`,
      reading: "Integrity-Policy only reports: enforced, it leaves the payment empty in WebKit."
    },
    "TR-29": {
      text: `Each row of PCI DSS and ASVS about a front end, each duty of a country's law and each attack that
        was tried on the portal or its reference server names the test that proves it, or who must.`,
      reading: "A product's reading of the law, not legal advice."
    },
    "TR-30": `A release and its return break no purchase under way: no white page, no lost form, no second charge.
      Where a page's scripts are gone, it says so and a reload goes on.`
  }
}
