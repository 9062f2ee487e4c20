const groups = [...document.querySelectorAll("article[data-says]")]
const says = document.querySelector("#says")
const at = document.querySelector("#at")

/** One line for each group, ready to copy into the approval. */
const tell = () => {
  says.value = groups
    .map((group) => {
      const verdict = group.querySelector("input:checked")
      return `${group.dataset.says}: ${verdict ? verdict.value : "not looked at"}`
    })
    .join("\n")
}

const lead = () => {
  for (const link of document.querySelectorAll("a[data-story]")) link.href = `${at.value}?${link.dataset.story}`
}

for (const spot of document.querySelectorAll(".spot"))
  spot.addEventListener("click", () => spot.setAttribute("aria-pressed", spot.getAttribute("aria-pressed") !== "true"))
document.addEventListener("change", tell)
at.addEventListener("input", lead)
tell()
lead()
