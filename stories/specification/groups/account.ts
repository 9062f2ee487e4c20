import type { Group } from "../requirement"

export const account: Group = {
  code: "AC",
  title: "Account",
  requirements: {
    "AC-01": "/tusdatos has the form, the menu item TUS DATOS and GUARDAR.",
    "AC-02": {
      text: `Saved: 'El usuario se guardó correctamente'. Failed: 'Fallo al dar de alta el usuario'.
        A side alert closes after 3 seconds.`,
      reading: "It waits while it is pointed at or has the focus, and is announced.",
      decision: 36
    },
    "AC-03": {
      text: "/tuscompras lists what GET /api/sales answers, with the menu item TUS COMPRAS.",
      reading: "The newest comes first; below 768 px rows are cards; no purchase has words of its own.",
      decision: 37
    },
    "AC-04": {
      text: `A row shows productName, line.passengers, dateConfirmedSale, departureDate, returnDate
        and reserveId.`,
      decision: 37
    },
    "AC-05": {
      text: "header.documents can be had: documentByte, a base64 PDF, under its fileName, or documentURL.",
      reading: `Every document of a voucher can be had, each by its name.
        The certificate is that of the voucher with the reserveId, else the idSalesOrder.
        An address is followed over https, to hosts that the channel allows, without a way back. The
        page says that a tab opened only if it did; else the certificate is ready at a link.`
    },
    "AC-06": "Purchases that do not come are logged and the list stays empty.",
    "AC-07": "'NoData' shows as nothing."
  }
}
