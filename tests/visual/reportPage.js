const groups = [...document.querySelectorAll("article[data-says]")]
const says = document.querySelector("#says")
const at = document.querySelector("#at")

/** One line for each group, ready to copy into the approval. */
const tell = () => {
  says.value = groups
    .map((group) => {
      const verdict = group.querySelector("input:checked")?.value ?? "not looked at"
      const why = verdict.endsWith(":") ? group.querySelector("[data-why]").value : ""
      return `${group.dataset.says}: ${verdict} ${why}`.trim()
    })
    .join("\n")
}

const lead = () => {
  for (const link of document.querySelectorAll("a[data-story]")) link.href = `${at.value}?${link.dataset.story}`
}

for (const spot of document.querySelectorAll(".spot"))
  spot.addEventListener("click", () => spot.setAttribute("aria-pressed", spot.getAttribute("aria-pressed") !== "true"))
document.addEventListener("input", tell)
at.addEventListener("input", lead)
tell()
lead()
