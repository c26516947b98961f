import { type StoredThing, storage } from '#portal/content/stored.ts'
import type { StoragePage as Content } from '#portal/content/templates/contact.ts'

const places: Readonly<Record<StoredThing['kind'], string>> = {
  cookie: 'Cookie',
  local: 'Local storage',
  session: 'Session storage',
  database: 'Database of the browser (IndexedDB)',
}

/** Everything that the site stores in a browser, by category. */
export function StoragePage({ page: { heading, lead } }: { page: Content }) {
  return (
    <article className="mx-auto flex w-full max-w-[60rem] flex-col gap-12 px-5 pt-12 pb-20 sm:px-8 sm:pt-20">
      <header className="flex flex-col gap-4">
        <h1 className="text-4xl tracking-[-0.035em] sm:text-5xl">{heading}</h1>
        <p className="max-w-2xl text-lg text-muted">{lead}</p>
      </header>
      {storage.map(({ category, title, text, things }) => (
        <section key={category} className="flex flex-col gap-4">
          <h2 className="text-2xl">{title}</h2>
          <p className="max-w-2xl text-muted">{text}</p>
          {things.length > 0 && <Things caption={title} things={things} />}
        </section>
      ))}
      <section className="flex flex-col gap-4">
        <h2 className="text-2xl">Your choice</h2>
        <p className="max-w-2xl text-muted">
          There is nothing to decline yet: what is stored is what you ask for by using the site. If your
          browser sends the Global Privacy Control signal, it counts as declined advertising, now and whatever
          is added later. You can delete all of the above in the settings of your browser; you are then logged
          out, and your cart is empty.
        </p>
        <p className="max-w-2xl text-muted">
          Two parts of other companies can run here, each only where you use it: the card form of the payment
          vendor at the checkout, in a frame of its own, and a check that you are a person, when you send a
          form or sign up. What they store belongs to their own origins.
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
            What it is for
          </th>
          <th scope="col" className="py-2 font-medium">
            How long
          </th>
        </tr>
      </thead>
      <tbody>
        {things.map(({ name, kind, text, until }) => (
          <tr key={name} className="flex flex-col gap-1 border-b border-line py-3 sm:table-row">
            <th scope="row" className="align-top font-normal sm:w-64 sm:py-3 sm:pr-4">
              <code className="font-mono text-sm break-all">{name}</code>
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
