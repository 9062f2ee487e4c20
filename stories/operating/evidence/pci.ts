import type { Standard } from "./evidence"

/** The rows of PCI DSS 4.0.1 about a page that takes cards and hands them to a provider. */
export const pci: Standard = {
  title: "PCI DSS 4.0.1",
  note: "The portal passes a card on and keeps none. A merchant's assessor decides what else applies.",
  rows: [
    {
      id: "3.3.1",
      asks: "Sensitive authentication data is not kept after authorisation.",
      proofs: [
        ["tests/e2e/secrets.spec.ts", "a card is in the one sale that it paid and nowhere else"],
        ["contracts/sandbox/secrets.test.ts", "the sandbox stores, lists and answers only four digits of a card"]
      ],
      left: "The provider: its own storage."
    },
    {
      id: "3.4.1",
      asks: "A number is masked wherever it is shown.",
      proofs: [
        ["contracts/sandbox/secrets.test.ts", "the sandbox stores, lists and answers only four digits of a card"]
      ],
      left: "The provider: its mails and vouchers."
    },
    {
      id: "4.2.1",
      asks: "Cards travel under strong cryptography.",
      proofs: [["contracts/sandbox/files.test.ts", "carries the common headers"]],
      left: "The operator: certificates and versions of TLS. The portal asks for HSTS and calls https alone."
    },
    {
      id: "6.2.4",
      asks: "Software resists injection, and attacks on its logic.",
      proofs: [
        ["contracts/sandbox/validation.test.ts", "any JSON gets plans or a readable refusal"],
        ["contracts/sandbox/files.test.ts", "has the strict policy with Trusted Types"],
        ["contracts/duties/list.test.ts", "the sandbox keeps every duty"]
      ]
    },
    {
      id: "6.3.2",
      asks: "There is an inventory of own and others' software.",
      proofs: [["tests/conventions/release.test.ts", "a shipped package without a licence is refused"]],
      left: "The operator: keep dist/release/sbom.cdx.json of each release."
    },
    {
      id: "6.4.3",
      asks: "Scripts of the payment page are authorised, their integrity assured, and inventoried with a reason.",
      proofs: [
        ["src/build/inventory/scripts.test.ts", "a script is listed with its hash, its purposes and its owners"],
        ["src/build/inventory/scripts.test.ts", "a package without a purpose stops the build"],
        ["tests/e2e/sealed.spec.ts", "a changed script never runs in the payment"]
      ],
      left: "The merchant: sign dist/release/scripts.json of each release."
    },
    {
      id: "6.5.6",
      asks: "Test data and test accounts leave before production.",
      proofs: [
        ["tests/conventions/release.test.ts", "a build of public hosts has no trace of development"],
        ["src/channels/index.test.ts", "answers at public hosts alone, and has no page for developers"]
      ]
    },
    {
      id: "11.6.1",
      asks: "A change of the payment page's headers or scripts, as the buyer receives them, raises an alarm weekly.",
      proofs: [["tests/conventions/monitor.test.ts", "the monitor of the payment page"]],
      left: "The operator: schedule tests/monitor/run.ts and answer its alarm."
    },
    { id: "8.2 to 8.6", asks: "People and systems log in safely.", left: "The login service and the provider." },
    { id: "10.2", asks: "Logs tell who did what.", left: "The provider and the operator of the servers." },
    { id: "11.3.2", asks: "An approved vendor scans from outside each quarter.", left: "The merchant." },
    { id: "12.8", asks: "Service providers are listed and watched.", left: "The merchant." }
  ]
}
