"""What both providers sell and know. A state of the pacts changes it."""

import json
import re
import uuid
from datetime import date, timedelta

NO_BODY = object()
DONE = (200, {})
REFUSED = (400, NO_BODY)
MISSING = (404, NO_BODY)
STATES = {
    "plans are on sale",
    "no plans are on sale",
    "a plan can be bought",
    "somebody is logged in",
    "nobody is logged in",
    "the lists of the forms are known",
    "messages are taken",
    "the banner of the channel is chosen",
    "the consent domain of the channel is chosen",
    "the address of the public API is known",
    "a partner arranged a trip",
    "a call goes wrong",
}


def day_from(days):
    return date.today() + timedelta(days=days)


def is_past(day):
    return date.fromisoformat(day) < date.today()


class Shop:
    def __init__(self, data):
        self.data = data
        self.orders = {}
        self.given = {}
        self.sells = True

    def bring(self, state, parameters):
        """Brings about a state and returns the values that depend on the day.

        Raises KeyError for a state that it does not know.
        """
        if state not in STATES:
            raise KeyError(state)
        self.given = parameters
        self.sells = state != "no plans are on sale"
        return {
            "departure": day_from(21).isoformat(),
            "return": day_from(36).isoformat(),
            "bought": day_from(-2).strftime("%d/%m/%Y"),
            "key": str(uuid.uuid4()),
        }

    def answer(self, call, query, body, key):
        """The status and the body of the answer; None is the JSON null."""
        path = call.split(" ")[1]
        given = self.given
        # A stub: the next answer to the call, whatever it sends.
        if path == given.get("call"):
            return given["status"], json.loads(given["body"]) if given["body"] else NO_BODY
        if path.startswith("/api/") and not given.get("email"):
            return 401, NO_BODY
        country = re.fullmatch(r"/public_api/state/country/(\d+)", path)
        if country:
            provinces = self.data["provinces"].get(country[1])
            return (200, provinces) if provinces else MISSING
        match call:
            case "POST /public_api/valueslist":
                return 200, self.in_form(self.data["documentTypes"])
            case "GET /public_api/country":
                return 200, self.data["countries"]
            case "POST /public_api/sales/quote":
                return self.quote(body["quote"])
            case "POST /public_api/sales/enroll" | "POST /api/sales/enroll":
                return self.sell(body, key or str(uuid.uuid4()))
            case "GET /public_api/sales/external/getquote":
                return self.arranged(query.get("id"))
            case "GET /public_api/banner":
                return 200, {"name": given["banner"] or None}
            case (
                "POST /public_api/notification/request"
                | "POST /public_api/notification/regret"
                | "POST /public_api/sales/mail"
                | "POST /api/sales/mail"
                | "POST /api/user/save"
            ):
                return DONE
            case "GET /userinfo":
                if not given.get("email"):
                    return 204, NO_BODY
                return 200, {"email": given["email"], "email_verified": given["verified"]}
            case "GET /api/user/info":
                return (200, self.data["registered"]) if given["registered"] else MISSING
            case "GET /api/sales":
                return 200, self.data["purchases"][given["purchases"]]
            case "GET /api_url":
                url = "https://api.example.com"
                return 200, url if given["form"] == "as text" else {given["form"]: url}
            case "GET /one_trust":
                domain = given["domain"]
                return 200, domain if given["form"] == "as text" else {"domainId": domain}
        return MISSING

    def in_form(self, value):
        return json.dumps(value) if self.given["form"] == "as text" else value

    def quote(self, quote):
        is_sold = quote["DestinationCountryIsoCode"] == self.given["code"]
        if not is_sold or is_past(quote["TripInitialDate"]):
            return REFUSED
        plans = self.data["plans"]
        return 200, plans.get(quote["PromotionalCode"], plans[""]) if self.sells else []

    def sell(self, sale, key):
        """One order for each key: a repeated sale gets the same answer and charges nothing."""
        if is_past(sale["DepartureDate"]) or sale["ATSPProductId"] != self.given["plan"]:
            return REFUSED
        status = self.data["cards"].get(sale["CreditCardNumber"], 400)
        if status != 200:
            return status, NO_BODY
        order = {"idSalesOrder": 9001 + len(self.orders), "reserveId": "48201936"}
        return 200, self.orders.setdefault(key, order)

    def arranged(self, id):
        if id != self.given["id"]:
            return MISSING
        expired = self.given["expired"]
        until = f"{day_from(-1)}T12:00:00Z" if expired else f"{day_from(9)}T23:59:59"
        partner = self.in_form(self.data["partner"])
        return 200, {"data": {"jsonObj": partner, "expiresDateTime": until}}
