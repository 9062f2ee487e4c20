import type { Group } from "../requirement"
import { named, valued } from "./named"

export const quoteRules: Group = {
  code: "QR",
  title: "Quote rules",
  requirements: {
    "QR-01": "No e-mail: 'Email es requerido.' A wrong one: 'Email no es válido.'",
    "QR-02": `No phone: 'Teléfono es requerido.'
      Not ten digits: 'Teléfono debe tener 10 dígitos.'`,
    "QR-03": "No destination: 'Destino es requerido.'",
    "QR-04": "A date missing: 'Ambas fechas son requeridas.'",
    "QR-05": {
      text: `A start before today in UTC: 'La fecha de inicio debe ser mayor a hoy.'
        Today in UTC is accepted.`,
      reading: `The rule is exact, its sentence is loose: today holds.
        The calendar and the rule ask the same clock, so that no day is offered and then refused.`
    },
    "QR-06": "An end that is not after the start: 'La fecha de fin debe ser posterior a la fecha de inicio.'",
    "QR-07": "No passengers: 'Sin pasajeros'.",
    "QR-08": {
      text: "An age missing: 'Ingresa la edad de todos los pasajeros.'",
      reading: `An age of 0 is an age. '34 años', '8 meses', '0,5' and 'bebé' are ages too, since each means one
        alone; '1.5' may be a slip for 15.`
    },
    "QR-09": "The message of a field stands under it.",
    "QR-10": {
      text: `The longest trip, in days, is ${valued(({ maxDays }) => maxDays)}.
        To ARGENTINA BELO sells 21 days.`,
      reading: "MAKLER has no limit in the specification; it gets that of MIW, with which it shares all else.",
      decision: 3
    },
    "QR-11": `A longer trip opens the modal 'Cantidad de Días'.
      It says:
      'Lo sentimos, pero no existe ninguna combinación disponible para las fechas que has seleccionado. Si necesitas ayuda o deseas más información, por favor comunícate con nosotros o tu productor asesor de seguros. Estaremos encantados de asistirte.'
      On B2CCHILE:
      'Lo sentimos, pero actualmente no ofrecemos cobertura para viajes de más de 60 días. Contáctenos por correo electrónico o teléfono y con gusto le ayudaremos con un presupuesto personalizado.'`,
    "QR-12": {
      text: `A start too many days ahead opens the modal 'Cantidad de Días'.
        The latest start, in days from today, is ${valued(({ maxDaysToStart }) => maxDaysToStart)}.
        It says:
        'Lo sentimos, pero su viaje debe comenzar al menos en {days} días. Para más información, llame al {phone} o vuelva a cotizar para una fecha más cercana a su viaje.'
        {days} are those of the channel; {phone} is the channel's numbers with ' / ' between.`,
      reading: `The sentence says the opposite of the rule. The rule counts; sentence and title stay as given.
        A hint at the dates says: 'Tu viaje debe comenzar dentro de los próximos {days} días'. Past and
        far days are muted, never disabled, so that every message can be reached.`
    },
    "QR-13": {
      text: "Too long and too far away are checked before a quote is sent; either one stops it.",
      reading: "In order: fields, missing parts, too long, too far away, no band. One modal at a time.",
      decision: 3
    },
    "QR-14": "No channel, no destination or no days: nothing is sent and nothing is said.",
    "QR-15": {
      text: "A trip that fits no duration band is not sent.",
      reading: `The days of a trip are its end minus its start: bands begin at 1 and 0 days are refused, so only
        the exclusive count fits. Calendar days alone are counted: no clock and no time zone.`,
      decision: 3
    },
    "QR-16": {
      text: `Each channel offers its destinations in the list's order.
        On BELO: ARGENTINA, LATINOAMÉRICA, CARIBE, CANADÁ EEUU MEXICO, EUROPA, ASIA Y RESTO DEL MUNDO,
        MULTIDESTINO.
        Others: LATINOAMÉRICA Y CARIBE and the same from CANADÁ EEUU MEXICO on.
        A destination that names no channel is offered by all.`,
      reading: "The list is /config/destinos.json; a copy in the bundle stands in when it does not come.",
      decision: 4
    },
    "QR-17": { text: "Codes of BBVA: 1-30 BVT, 31-60 BVS, 61-90 BVN.", channels: "BBVA alone" },
    "QR-18": {
      text: "Codes of B2C: 1-30 BTR, 31-60 BSE, 61-90 BNO, 91-120 BCV, 121-150 BCC, 151-180 BCO.",
      channels: "B2C alone"
    },
    "QR-19": { text: "Codes of B2CCHILE: 1-30 TRB, 31-60 SEB.", channels: "B2CCHILE alone" },
    "QR-20": {
      text: `On BELO ARGENTINA is 1-21 BNA with Annual false.
        LATINOAMÉRICA is 1-30 BLT, 31-60 BLS, 61-90 BLN.
        The rest, with CARIBE, is 1-30 BET, 31-60 BES, 61-90 BEN.`,
      channels: "BELO alone"
    },
    "QR-21": {
      text: "Any other channel: 1-30 PHT, 31-60 PHS, 61-90 PHN, 91-120 PLE, 121-150 PHV, above 150 PHO.",
      channels: named(({ bands }) => bands.EUROPA?.includes("PHT") === true)
    },
    "QR-22": `The request holds quote, phoneNumber, email and subscribed.
      Its quote holds TripInitialDate, TripEndDate, Age, Annual, Sort, PromotionalCode,
      DestinationCountryIsoCode, AmountCurrencyISOCode, Top and Product.
      Sort is 1, Top is 15, Product is empty; Age has one number a passenger, in their order.
      Annual is null, but false for BELO's ARGENTINA.`
  }
}
