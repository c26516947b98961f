/** What a form is told by the link that leads to it, by name; what is undefined is left out. */
export type ContactMatter = Readonly<Record<string, string | undefined>>

/** The address of the form for our sales, with what it is about. */
export const salesAddress = (matter: ContactMatter) => withMatter('/contact', matter)

/** The address of the form for support: `supportAddress({ topic: 'error', reference })`. */
export const supportAddress = (matter: ContactMatter) => withMatter('/contact/support', matter)

function withMatter(path: string, matter: ContactMatter): string {
  const given: [string, string][] = Object.entries(matter).flatMap(([name, value]) =>
    value ? [[name, value]] : [],
  )
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path
}
