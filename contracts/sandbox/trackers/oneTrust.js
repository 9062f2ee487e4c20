/*
 * Stands in for OneTrust: a banner, a preference centre, cookies that keep the choice and its time
 * for six months, and the globals that pages use.
 */
;(() => {
  const groups = { C0002: "Medición", C0003: "Grabación" }
  const texts = {
    BannerTitle: "Aviso de cookies",
    AlertNoticeText: "Usamos cookies.",
    MainText: "Centro de preferencias",
    Groups: Object.entries(groups).map(([CustomGroupId, GroupName]) => ({ CustomGroupId, GroupName }))
  }
  const { domainScript } = document.currentScript.dataset
  if (!domainScript) return

  const kept = () => /(?:^|; )OptanonConsent=([^;]*)/.exec(document.cookie)?.[1]
  const tell = (chosen) => {
    window.OnetrustActiveGroups = `,${["C0001", ...chosen].join(",")},`
    window.OptanonWrapper?.()
    window.dispatchEvent(new CustomEvent("OneTrustGroupsUpdated", { detail: chosen }))
  }
  const choose = (chosen) => {
    const months = new Date()
    months.setMonth(months.getMonth() + 6)
    const marks = ["C0001", ...Object.keys(groups)].map(
      (group) => `${group}:${group in groups ? Number(chosen.includes(group)) : 1}`
    )
    const value = `isGpcEnabled=0&interactionCount=1&groups=${encodeURIComponent(marks.join(","))}`
    // The Cookie Store API needs https, and the sandbox is plain http.
    const lasts = `expires=${months.toUTCString()}; path=/; SameSite=Lax`
    document.cookie = `OptanonConsent=${value}; ${lasts}`
    document.cookie = `OptanonAlertBoxClosed=${new Date().toISOString()}; ${lasts}`
    for (const shown of document.querySelectorAll("#onetrust-consent-sdk")) shown.remove()
    tell(chosen)
  }

  const button = (text, act) => {
    const made = document.createElement("button")
    made.type = "button"
    made.textContent = text
    made.addEventListener("click", act)
    return made
  }
  const show = (label, ...content) => {
    for (const shown of document.querySelectorAll("#onetrust-consent-sdk")) shown.remove()
    const box = document.createElement("div")
    box.id = "onetrust-consent-sdk"
    box.setAttribute("role", "region")
    box.setAttribute("aria-label", label)
    box.append(...content)
    document.body.append(box)
  }
  const showPreferences = () => {
    const now = window.OnetrustActiveGroups.split(",")
    const boxes = Object.entries(groups).map(([group, name]) => {
      const label = document.createElement("label")
      const box = document.createElement("input")
      box.type = "checkbox"
      box.value = group
      box.checked = now.includes(group)
      label.append(box, ` ${name}`)
      return label
    })
    const chosen = () => boxes.map(({ control }) => control).flatMap(({ checked, value }) => (checked ? [value] : []))
    show(
      texts.MainText,
      ...boxes,
      button("Confirmar mis preferencias", () => choose(chosen()))
    )
  }

  // The real script styles itself in the same way, so the page's policy has to allow it.
  const style = document.createElement("style")
  style.textContent =
    "#onetrust-consent-sdk{position:fixed;z-index:999;inset:auto 16px 16px;display:flex;flex-wrap:wrap;gap:12px;padding:16px;background:#fff;color:#111;border:1px solid #767676}"
  document.head.append(style)

  const domainData = () => texts
  window.OneTrust = { ToggleInfoDisplay: showPreferences, GetDomainData: domainData }
  const before = new URLSearchParams(kept()).get("groups")
  if (before) return tell(Object.keys(groups).filter((group) => before.split(",").includes(`${group}:1`)))
  tell([])
  show(
    texts.BannerTitle,
    texts.AlertNoticeText,
    button("Aceptar todas", () => choose(Object.keys(groups))),
    button("Rechazar todas", () => choose([]))
  )
})()
