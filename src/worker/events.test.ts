import { describe, expect, it } from "vitest"
import { filesOfOwnPage } from "./events"

const path = "/solicitarasistencia"
const root = `<div id="root" data-page="${path}">`
const files = "/assets/bootstrap-1a2b.js /assets/icons-3c.svg"

describe("the worker's page (OU-07)", () => {
  it("names each file of the build once", () => {
    expect(
      filesOfOwnPage(`<script data-files="${files}"></script>${root}<use href="/assets/icons-3c.svg#x">`, path)
    ).toEqual(files.split(" "))
  })

  it.each([
    ["a maintenance page", "<!doctype html><h1>Sitio en mantenimiento</h1>"],
    ["a maintenance page with files of its own", `<h1>Sitio en mantenimiento</h1><link href="/assets/site.css">`],
    ["the portal's page without a file", `${root}<h1>Solicitar asistencia</h1></div>`],
    [
      "another page of the portal",
      `<div id="root" data-page="/faqs"><script src="/assets/bootstrap-1a2b.js"></script>`
    ],
    ["a page that only links to this one", `<a href="${path}">Volver</a><link href="/assets/site.css">`],
    ["an empty answer", ""]
  ])("%s is none of this build's", (_name, html) => {
    expect(filesOfOwnPage(html, path)).toEqual([])
  })
})
