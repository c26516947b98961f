import { Link } from '@tanstack/react-router'
import { supportEmail } from '#portal/api/help.ts'
import { phones } from '#portal/content/phones.ts'
import type { ContactPage as Content } from '#portal/content/templates/contact.ts'
import { FormCard } from '../forms/form-card.tsx'

/** A contact page: a form, what happens next, and other contact options. */
export function ContactPage({ page }: { page: Content }) {
  const { heading, lead, form, next, ways } = page
  return (
    <div className="mx-auto grid w-full max-w-[76rem] gap-x-16 gap-y-12 px-5 pt-12 pb-20 sm:px-8 sm:pt-20 nav:grid-cols-[1fr_32rem] nav:grid-rows-[auto_1fr]">
      <header className="flex flex-col gap-4">
        <h1 className="text-4xl tracking-[-0.035em] sm:text-5xl">{heading}</h1>
        <p className="max-w-2xl text-lg text-muted">{lead}</p>
      </header>
      <div className="nav:col-start-2 nav:row-span-2 nav:row-start-1">
        <FormCard form={form} />
      </div>
      <div className="flex max-w-2xl flex-col gap-10">
        <section className="flex flex-col gap-4">
          <h2 className="text-xl">What happens next</h2>
          <ol className="flex flex-col gap-3">
            {next.map((text, at) => (
              <li key={text} className="flex gap-3">
                <span
                  aria-hidden="true"
                  className="grid size-6 shrink-0 place-items-center rounded-full bg-accent-soft text-sm font-medium text-accent tabular-nums"
                >
                  {at + 1}
                </span>
                <span className="text-muted">{text}</span>
              </li>
            ))}
          </ol>
        </section>
        <section className="flex flex-col gap-4">
          <h2 className="text-xl">Other options</h2>
          <ul className="flex flex-col divide-y divide-line border-y border-line">
            {ways.map(({ label, to, text }) => (
              <li key={to} className="flex flex-col gap-0.5 py-3">
                <Link
                  to={to}
                  className="self-start rounded-xs font-medium text-accent underline-offset-4 hover:underline"
                >
                  {label}
                </Link>
                <span className="text-[0.9375rem] text-muted">{text}</span>
              </li>
            ))}
            <li className="flex flex-col gap-0.5 py-3">
              <a
                href={`mailto:${supportEmail}`}
                className="self-start rounded-xs font-medium break-words text-accent underline-offset-4 hover:underline"
              >
                {supportEmail}
              </a>
              <span className="text-[0.9375rem] text-muted">Send us an email.</span>
            </li>
            {phones.map(({ label, number, text }) => (
              <li key={number + label} className="flex flex-col gap-0.5 py-3">
                <a
                  href={`tel:${number}`}
                  className="self-start rounded-xs font-medium text-accent tnum underline-offset-4 hover:underline"
                >
                  {text}
                </a>
                <span className="text-[0.9375rem] text-muted">{label}</span>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  )
}
