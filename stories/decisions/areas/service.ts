import type { Area } from "../decision"

/** What visitors ask for after buying. */
export const service: Area = {
  name: "Service",
  title: "Withdrawal, vouchers and assistance",
  decisions: [
    {
      number: 20,
      claim: "A purchase date is compared with today in UTC",
      text: [
        "In Argentina and Chile that is the visitor's day or the next one (WD-04).",
        "So the form never tells a visitor who bought today that today lies in the future."
      ],
      file: "src/core/service/cancellation.ts"
    },
    {
      number: 21,
      claim: "A withdrawal carries a reference of the portal's own",
      text: [
        "The core makes it and keeps it through every retry of the same form, since a try that failed may",
        "have arrived. The visitor's receipt and the provider's mail show the same one (OU-11).",
        "What was typed stays in the memory of the visit, never in the browser's storage."
      ],
      file: "src/core/service/requests.ts"
    },
    {
      number: 45,
      claim: "A voucher shows what the provider tells of it",
      text: [
        "A day that the provider leaves out takes the right to withdraw from no buyer. The voucher field of",
        "a withdrawal takes the digits; Message and receipt tell digits and whole, `15 (R-15)`.",
        "The writer's own lines come last in Message, as they may look like the portal's."
      ],
      file: "src/core/service/cancellation.ts"
    },
    {
      number: 47,
      claim: "One service worker keeps /solicitarasistencia and the files that it names",
      text: [
        "`/asistencia.js` has that page as its scope, so it reaches no guarded document.",
        "The card comes from `resultadoCompra` on its day; 'Guardar en este dispositivo' keeps it until the",
        "trip ends. How to switch the worker off: Operating, Deploying."
      ],
      file: "src/worker/assistance.ts"
    }
  ]
}
