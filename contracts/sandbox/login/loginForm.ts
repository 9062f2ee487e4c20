import { channelOfHost } from "../channels"
import { password } from "../people/accounts"
import { cast } from "../people/people"
import { loginAnswer, shown } from "./page"

/** `origin` is the final destination. `typed` is the e-mail of a failed attempt. */
type Form = { readonly origin: string; readonly typed?: string }

const people = cast.map(({ email, told }) => `<li><b>${email}</b> ${told}</li>`).join("\n")

export const loginForm = ({ origin, typed }: Form): Response => {
  const isWrong = typed !== undefined
  const marks = isWrong ? ' aria-invalid="true" aria-describedby="wrong"' : ""
  const brand = channelOfHost(new URL(origin).host)?.brand ?? ""
  const wrong = isWrong
    ? '\n<p class="wrong" id="wrong" role="alert">El email o la contraseña no son correctos.</p>'
    : ""
  return loginAnswer({
    title: "Iniciar sesión",
    leadsTo: origin,
    main: `<p>Vas a entrar a Asistencia ${shown(brand)}.</p>
<form method="post" novalidate>
<label for="email">Email</label>
<input id="email" name="email" type="email" autocomplete="username" maxlength="254" value="${shown(typed ?? "")}"${marks}${isWrong ? "" : " autofocus"}>
<label for="password">Contraseña</label>
<input id="password" name="password" type="password" autocomplete="current-password" maxlength="254"${marks}${isWrong ? " autofocus" : ""}>${wrong}
<button>ENTRAR</button>
</form>
<h2>Personas de prueba</h2>
<p>La contraseña de todas es <b>${password}</b>.</p>
<ul>
${people}
</ul>
<p><a href="${shown(origin)}/">Volver al sitio</a></p>`
  })
}
