import { type ContactMatter, salesAddress } from '#portal/ui/page/contact-address.ts'

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
