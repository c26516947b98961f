/** The way to our sales, with what it is about. In a new tab, so that nothing here is lost. */
export function ContactSales({ matter }: { matter: ContactMatter }) {
  return (
    <a
      href={salesAddress(matter)}
      target="_blank"
      rel="noopener"
      className="font-medium text-accent underline underline-offset-4"
    >
      Contact sales
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}

/** What a form is told by the link that leads to it, by name; what is undefined is left out. */
type ContactMatter = Readonly<Record<string, string | undefined>>

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
