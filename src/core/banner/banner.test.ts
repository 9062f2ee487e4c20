import { expect, test } from "vitest"
import { bannerImage, bannerWords, isBannerName } from "./banner"

test.each(["a.png", "x", "asistencia-24-7.svg", "B_2.final.webp"])("%s is an image's name", (name) => {
  expect(isBannerName(name)).toBe(true)
})

test.each(["", ".", "..", "../x.png", "a/b.png", "a b.png", "a.png?x", "//evil.example/a.png", "ñandú.png", "a%2fb"])(
  "«%s» is not",
  (name) => {
    expect(isBannerName(name)).toBe(false)
  }
)

test("a banner's image is on the portal's own origin", () => {
  expect(bannerImage({ name: "a.png" })).toBe("/banners/a.png")
})

test.each([
  ["asistencia-en-todo-el-mundo.svg", "asistencia en todo el mundo"],
  ["telemedicina_incluida.v2.png", "telemedicina incluida v2"],
  ["banner_0042.png", ""],
  ["a1b2.svg", ""]
])("the alternative text of %s", (name, words) => {
  expect(bannerWords({ name })).toBe(words)
})
