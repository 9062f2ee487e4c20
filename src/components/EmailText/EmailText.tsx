/** A text whose e-mail addresses break after their @, not inside a word. */
export const EmailText = ({ children }: { readonly children: string }) => {
  const [name, ...domain] = children.split("@")
  if (domain.length === 0) return children
  return (
    <>
      {name}@<wbr />
      {domain.join("@")}
    </>
  )
}
