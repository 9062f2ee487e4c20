import type { Listener } from "./listener"

/** Types a value instead of the one in the field. */
export const retype = async (me: Listener, text: string) => {
  await me.press("ctrl+a")
  await me.type(text)
}

/** Presses a button by keyboard. */
export const push = async (me: Listener, name: string | RegExp) => {
  await me.goTo("button", name)
  await me.press("Return")
}

/** Puts the focus into a field and types. */
export const fill = async (me: Listener, name: string, text: string) => {
  await me.goTo("textbox", name)
  await me.type(text)
}

/** Fills the whole quote bar, popups included. */
export const fillBar = async (me: Listener) => {
  await push(me, /^Destino/)
  await me.goTo("radio", "EUROPA")
  await me.press("space", "Tab", "Return")
  await me.type("20/03/2030")
  await me.press("Tab")
  await me.type("30/03/2030")
  await me.press("Return", "Tab", "Return")
  await retype(me, "34")
  await me.press("Return", "Tab")
  await me.type("1155550143")
  await me.press("Tab")
  await me.type("ana@example.com")
}

/** Fills the form of the one passenger. */
export const fillPassenger = async (me: Listener) => {
  await fill(me, "Nombre", "Ana")
  await me.press("Tab")
  await me.type("Martinez")
  await fill(me, "Número de documento", "28456712")
  await me.press("Tab")
  await me.type("14/02/1996")
  await fill(me, "Dirección", "Rivadavia 4820")
  await me.press("Tab")
  await me.type("1424")
  await me.choose("Provincia", 2)
  await fill(me, "Nombre del contacto de emergencia", "Lucia Gomez")
  await me.press("Tab")
  await me.type("1155550187")
}
