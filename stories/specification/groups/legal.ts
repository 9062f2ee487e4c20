import type { Group } from "../requirement"

export const legal: Group = {
  code: "LG",
  title: "Help and legal texts",
  requirements: {
    "LG-01": "/faqs is an accordion of the channel's questions.",
    "LG-02": "/avisolegal has the text of Argentina, on B2CCHILE that of Chile.",
    "LG-03": `/politicascookies says that preferences last 6 months.
      It leads to the preference centre and to the privacy PDF.`,
    "LG-04": {
      text: `/solicitarasistencia of B2C has phones from abroad, at home and Brazil, a chat and a mail.
        That of B2CCHILE has one number, a chat and a mail for reimbursements.`,
      channels: "B2C and B2CCHILE"
    },
    "LG-05": {
      text: `Both ask for contact, and for the report of an urgent case, within 48 hours.
        Both ask to keep the original receipts.
        Reimbursement is asked for within 30 days of the return and answered in about 20.`,
      channels: "B2C and B2CCHILE"
    },
    "LG-06": `The texts quote, in USD: convalescent hotel 100 a day for 10 days (PREMIUM 400);
      luggage 60 a kg up to 1,200 (bordering countries 40 a kg up to 800);
      legal fees 2,500 (PREMIUM 5,000); bail 12,000 (PREMIUM 25,000).
      Ages go up to 75, on BELO seniors from 76; pregnancy to week 24, on BELO 26.`
  }
}
