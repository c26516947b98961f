import { Link } from '@tanstack/react-router'
import { portalPaths } from '#portal/content/site.ts'
import { barcodeParts, footnotes, sampleRequest, sampleResponse } from '#portal/content/us-verification.ts'
import { AddressDemo } from '#portal/features/site/address-demo.tsx'
import { MatchCodes } from '#portal/features/site/match-codes.tsx'
import { Section } from '#portal/features/site/section.tsx'
import { TrialCallout } from '#portal/features/site/trial-callout.tsx'
import { buttonClass } from '#portal/ui/button-class.ts'
import { CodeBlock } from '#portal/ui/code-block.tsx'

const places = [
  {
    title: 'At the checkout',
    text: 'Catch the missing apartment while the customer is still there to add it. Use a website key, which works only on the hostnames you name.',
  },
  {
    title: 'In the back office',
    text: 'Clean a list before a mailing and keep the codes beside each row. Use a secret key, which stays on your server.',
  },
  {
    title: 'Before a price is quoted',
    text: 'Know whether it is a home or a business, and in which county, before shipping and tax are worked out.',
  },
]

export function VerificationPage() {
  return (
    <>
      <div className="mx-auto grid w-full max-w-[76rem] items-center gap-12 px-5 pt-12 pb-14 sm:px-8 sm:pt-20 sm:pb-20 nav:grid-cols-[1fr_1.05fr] nav:gap-16">
        <div className="flex flex-col items-start gap-6">
          <h1 className="text-4xl tracking-[-0.035em] sm:text-5xl">US address verification</h1>
          <p className="max-w-xl text-lg text-muted">
            Every address is compared with the delivery points that mail really goes to. Misspellings are put
            right, abbreviations set the postal way, the ZIP+4 is added, and a code says what was found.
          </p>
          <div className="flex flex-wrap gap-3">
            <Link to={portalPaths.signup} className={buttonClass({ variant: 'primary', size: 'lg' })}>
              Sign Up Free
            </Link>
            <Link to="/pricing" className={buttonClass({ size: 'lg' })}>
              See prices
            </Link>
          </div>
        </div>
        <AddressDemo />
      </div>
      <div className="border-y border-line bg-sunken">
        <Section
          title="Down to the mailbox"
          lead="Twelve digits name one delivery point. This is what the bars under an address on an envelope spell."
        >
          <Barcode />
        </Section>
      </div>
      <Section
        title="Ask, and read the answer"
        lead="One request an address, JSON back. Name and password of the request are a key and its token."
      >
        <div className="grid items-start gap-6 nav:grid-cols-2">
          <CodeBlock title="Request" code={sampleRequest} />
          <CodeBlock title="Response" language="json" code={sampleResponse} />
        </div>
      </Section>
      <Section title="Codes instead of guesses">
        <div className="grid gap-12 nav:grid-cols-2">
          <MatchCodes />
          <Footnotes />
        </div>
      </Section>
      <div className="border-y border-line bg-sunken">
        <Section title="Where it earns its keep">
          <ul className="grid gap-8 bar:grid-cols-3">
            {places.map(({ title, text }) => (
              <li key={title} className="flex flex-col gap-2 border-t-2 border-accent pt-4">
                <h3 className="text-lg">{title}</h3>
                <p className="text-[0.9375rem] text-muted">{text}</p>
              </li>
            ))}
          </ul>
        </Section>
      </div>
      <div className="pt-14">
        <TrialCallout />
      </div>
    </>
  )
}

function Barcode() {
  return (
    <dl className="grid gap-px overflow-hidden rounded-xl bg-line ring-1 ring-line sm:grid-cols-2 nav:grid-cols-4">
      {barcodeParts.map(({ digits, name, text }) => (
        <div key={name} className="flex flex-col gap-1 bg-surface p-5 sm:p-6">
          <dt className="order-2 font-medium">{name}</dt>
          <dd className="order-1 font-mono text-3xl font-semibold tracking-tight text-accent">{digits}</dd>
          <dd className="order-3 text-[0.9375rem] text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

function Footnotes() {
  return (
    <table className="h-fit w-full border-collapse text-left">
      <caption className="pb-3 text-left text-sm text-faint">
        <code className="font-mono text-[0.9em] text-ink">footnotes</code>, each a change or a gap
      </caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Code</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        {footnotes.map(({ code, text }) => (
          <tr key={code} className="border-t border-line-strong align-baseline">
            <th scope="row" className="w-14 py-3.5 font-mono text-sm font-medium text-accent">
              {code}
            </th>
            <td className="py-3.5 text-[0.9375rem] text-muted">{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
