import { Phone } from 'lucide-react'
import type { OutsideLink } from '#portal/content/operator/accounts.ts'
import type { PhoneLine } from '#portal/content/phones.ts'
import type { Certification } from '#portal/content/templates/operator.ts'

const linkClass = 'rounded-xs text-muted hover:text-ink'

/** A line for each number that this deployment has. */
export function PhoneLines({ lines }: { lines: readonly PhoneLine[] }) {
  if (!lines.length) return null
  return (
    <section aria-label="Phone" className="flex flex-col gap-2 text-sm">
      <h2 className="inline-flex items-center gap-2 font-semibold tracking-normal">
        <Phone aria-hidden="true" className="size-3.5" />
        Phone
      </h2>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
        {lines.map(({ label, number, text }) => (
          <div key={label} className="contents">
            <dt className="text-faint">{label}</dt>
            <dd>
              <a href={`tel:${number}`} className={`${linkClass} tnum whitespace-nowrap`}>
                {text}
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

export function SocialLinks({ links }: { links: readonly OutsideLink[] }) {
  if (!links.length) return null
  return (
    <ul aria-label="Elsewhere" className="flex flex-wrap gap-x-4 gap-y-2 text-sm">
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href} rel="me noreferrer" className={linkClass}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** A badge for each valid certification; examples are left out. */
export function Badges({ certifications }: { certifications: readonly Certification[] }) {
  const held = certifications.filter(({ isExample }) => !isExample)
  if (!held.length) return null
  return (
    <ul aria-label="Certifications" className="flex flex-wrap gap-2">
      {held.map(({ name, auditor }) => (
        <li key={name}>
          <a
            href="/legal/certifications"
            title={auditor}
            className="inline-flex h-8 items-center rounded-sm px-2.5 text-xs font-semibold ring-1 ring-line-strong ring-inset hover:bg-hover"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
