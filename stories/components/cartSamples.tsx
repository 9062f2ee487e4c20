import type { CartPanelProps } from "../../src/components/CartPanel/CartPanel"

/** The purchase in the pictures, without its coupon. */
export const cart: CartPanelProps = {
  label: "Tu compra",
  scene: "patagonia",
  mood: "tarde",
  title: "PLATINUM",
  rows: [
    { label: "Destino", value: "EUROPA" },
    { label: "Fechas", value: "12/01/2027 – 26/01/2027" },
    { label: "Pasajeros", value: "2 (34 y 8 años)" }
  ],
  lines: [{ label: "PLATINUM USD 300.000", price: "$ 186.660" }],
  total: { label: "Total", price: "$ 186.660" },
  average: { label: "Promedio por persona", price: "$ 93.330" },
  instalments: { label: "12 cuotas sin interés de", price: "$ 15.555,00" }
}

/** With ten per cent off. */
export const discounted: CartPanelProps = {
  ...cart,
  lines: [...cart.lines, { label: "CUPON 10 % OFF", price: "−$ 18.666", kind: "discount" }],
  total: { label: "Total", price: "$ 167.994" },
  average: { label: "Promedio por persona", price: "$ 83.997" },
  instalments: { label: "12 cuotas sin interés de", price: "$ 13.999,50" }
}
