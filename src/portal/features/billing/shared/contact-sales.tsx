import { supportEmail } from '#portal/content/site.ts'

/** The way to our sales, with what it is about. */
export function ContactSales({ subject }: { subject: string }) {
  return (
    <a
      href={`mailto:${supportEmail}?subject=${encodeURIComponent(subject)}`}
      className="font-medium text-accent underline underline-offset-4"
    >
      Contact sales
    </a>
  )
}
