import type { Group } from "../requirement"

export const calls: Group = {
  code: "CL",
  title: "Calls",
  requirements: {
    "CL-01": {
      text: "Every shared call carries IdChannel, no-cache, X-Requested-With and a JSON content type.",
      reading: "Cache-Control and Pragma say no-cache; names of headers have no case."
    },
    "CL-02": {
      text: "GET /api_url comes before the first call of {proxy}, once a session.",
      reading: `It answers a text, a JSON string or {url}; a trailing slash is dropped.
        The tab keeps the address; an answer that fails later is asked for anew.`
    },
    "CL-03": `A quote that fails is logged and told, and can be tried again.
      So are countries and provinces.`,
    "CL-04": "User and banner failures are taken as nobody and none.",
    "CL-05": "regret, request and enroll count on status 200 alone; all else is null.",
    "CL-06": {
      text: `GET /one_trust?idChannel={channel} answers the setting of the consent.
        GET {proxy}/public_api/banner?idChannel={channel} answers the banner.`,
      reading: "The setting is {domainId} or a text; an empty one is no banner."
    },
    "CL-07": {
      text: "valueslist is asked with {IdEntity: 4, Field: 'DocumentType'} and answers a JSON string.",
      reading: "An array is taken as well."
    },
    "CL-08": "No request leaves for hosts but the own one, {proxy} and, after consent, the trackers.",
    "CL-09": `A plan of a quote has Id, Title, Product, CardDescription, LongDescription, Currency, Rate, Name,
      Amount, AmountWithoutPromotion, Installment, Favorite and Benefit [{Description, Detail}].
      Installment is a list of {Id, IdPaymentMethod, NumberOfInstallments, AmountPerInstallment}.`
  }
}
