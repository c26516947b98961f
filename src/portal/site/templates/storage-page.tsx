import { type StoredThing, storage } from '#portal/content/stored.ts'
import type { StoragePage as Content } from '#portal/content/templates/contact.ts'
import { ConsentChoices } from '../consent/choices.tsx'
import { ReceiptSection } from '../consent/receipt-section.tsx'

const places: Readonly<Record<StoredThing['kind'], string>> = {
  cookie: 'Cookie',
  'cookie and local': 'Cookie and local storage',
  local: 'Local storage',
  session: 'Session storage',
  database: 'IndexedDB',
  cache: 'Cache storage',
}

/** The consent preferences, the receipt, and everything that the site stores in a browser, by category. */
export function StoragePage({ page: { heading, lead } }: { page: Content }) {
  return (
    <article className="mx-auto flex w-full max-w-[60rem] flex-col gap-12 px-5 pt-12 pb-20 sm:px-8 sm:pt-20">
      <header className="flex flex-col gap-4">
        <h1 className="text-4xl tracking-[-0.035em] sm:text-5xl">{heading}</h1>
        <p className="max-w-2xl text-lg text-muted">{lead}</p>
      </header>
      <ConsentChoices />
      <ReceiptSection />
      <section aria-labelledby="stored" className="flex flex-col gap-8">
        <div className="flex flex-col gap-4">
          <h2 id="stored" className="text-2xl">
            What this site stores
          </h2>
          <p className="max-w-2xl text-muted">
            This is everything we store in your browser. You can delete all of it in your browser settings.
            This logs you out and empties your cart. Safari deletes what our pages store after 7 days without
            a visit, whatever the table says; only cookies that our server sets last longer.
          </p>
        </div>
        {storage.map(({ category, title, text, things }) => (
          <section key={category} id={`stored-${category}`} className="flex flex-col gap-3">
            <h3 className="text-xl">{title}</h3>
            <p className="max-w-2xl text-muted">{text}</p>
            {things.length > 0 && <Things caption={title} things={things} />}
          </section>
        ))}
        <p className="max-w-2xl text-muted">
          Third-party components run only where you use them: the card form of our payment processor at
          checkout, in its own frame, and a bot check when you send a form or sign up. Live chat loads only if
          you allow functional storage and open it. They store data under their own origins. If you allow
          analytics, a page that fails can send its error, without your name or input, to a service that
          collects errors for us.
        </p>
      </section>
    </article>
  )
}

function Things({ caption, things }: { caption: string; things: readonly StoredThing[] }) {
  return (
    <table className="w-full text-left text-[0.9375rem]">
      <caption className="sr-only">{caption}</caption>
      <thead className="hidden border-b border-line-strong text-sm text-muted sm:table-header-group">
        <tr>
          <th scope="col" className="py-2 pr-4 font-medium">
            Name
          </th>
          <th scope="col" className="py-2 pr-4 font-medium">
            Purpose
          </th>
          <th scope="col" className="py-2 font-medium">
            Duration
          </th>
        </tr>
      </thead>
      <tbody>
        {things.map(({ name, kind, text, until }) => (
          <tr key={name} className="flex flex-col gap-1 border-b border-line py-3 sm:table-row">
            <th scope="row" className="align-top font-normal sm:w-64 sm:py-3 sm:pr-4">
              <code translate="no" className="font-mono text-sm break-all">
                {name}
              </code>
              <span className="block text-sm text-faint">{places[kind]}</span>
            </th>
            <td className="align-top sm:py-3 sm:pr-4">{text}</td>
            <td className="align-top text-muted sm:w-48 sm:py-3">{until}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
