import type { Group } from "../requirement"

export const session: Group = {
  code: "SR",
  title: "Session and guards",
  requirements: {
    "SR-01": {
      text: `GET /userinfo answers 200 with email and email_verified; any other answer means not logged in.
        GET /api/user/info answers 2xx for a registered user; any other answer means not registered.`,
      decision: 18
    },
    "SR-02": { text: "Guards wait for the session before they lead anywhere.", decision: 16 },
    "SR-03": {
      text: `/redirect leads to /validar while the e-mail is not verified, and tells sign_up.
        It leads to /datospersonales while the user is not registered, and tells sign_up.
        Otherwise it leads home, and tells login.`,
      decision: 33
    },
    "SR-04": "/validar asks to verify the e-mail; 'YA VALIDÉ MI EMAIL' leads to /login.",
    "SR-05": "/tusdatos and /tuscompras lead home without a login.",
    "SR-06": `Steps 2 and 3 lead home without a login, where the channel requires one.
      Step 2 leads home when the cart is empty.`,
    "SR-07": {
      text: "Step 3 leads home when the cart is empty, and to step 2 when a passenger is not valid.",
      reading: "Success without a kept result leads home."
    },
    "SR-08": {
      text: `/arrepentimiento and /bajaservicio lead home on B2CCHILE.
        /anulacioncobertura leads home on all but B2CCHILE.
        /solicitarasistencia leads home on all but B2C and B2CCHILE.`,
      reading: "The home says that this portal does not have the page, and leads to /contacto."
    },
    "SR-09": "Step 2 leads a buyer who is logged in and not registered to /datospersonales.",
    "SR-10": {
      text: "/login and /logout are documents of the server, never routes of the portal.",
      decision: 33
    },
    "SR-11": {
      text: "/test is an internal page with links.",
      reading: `It is there on localhost, *.localhost and 127.0.0.1 alone, never printed and never indexed.
        Elsewhere it is a lost address.`
    }
  }
}
