import { useState } from 'react'
import { changes } from '#generated/portal/changelog.ts'
import {
  type ChangedService,
  type ContractChange,
  changedServices,
} from '#portal/content/templates/changelog.ts'
import { Badge } from '#portal/ui/data/badge.tsx'
import { Select } from '#portal/ui/input/select.tsx'
import { Words } from './docs/reference-fields.tsx'

const SERVICES = Object.entries(changedServices).map(([value, label]) => ({ value, label }))

/** What changed in the APIs, by day. Without scripts, it shows all services. */
export function ChangelogPage() {
  const [service, setService] = useState('')
  const shown = service
    ? changes.filter(({ versions }) => versions.some(each => each.service === service))
    : changes
  const days = [...Map.groupBy(shown, ({ day }) => day)]
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-8 px-5 pt-12 pb-20 sm:px-8 sm:pt-20">
      <div className="flex flex-col gap-3">
        <h1 className="text-4xl tracking-[-0.035em]">Changelog</h1>
        <p className="text-lg text-muted">
          What changed in our APIs, and what you need to change in your code. Get new entries in your{' '}
          <a href="/changelog/feed.xml" className="text-accent underline underline-offset-4">
            feed reader
          </a>
          .
        </p>
      </div>
      <Select
        label="Service"
        className="max-w-xs noscript:hidden"
        options={[{ value: '', label: 'All services' }, ...SERVICES]}
        value={service}
        onChange={event => setService(event.target.value)}
      />
      <p role="status" className="sr-only">
        {service && `${shown.length} changes of ${changedServices[service as ChangedService]}`}
      </p>
      {days.length === 0 && <p className="text-muted">Nothing you could notice has changed there.</p>}
      {days.map(([day, ofDay]) => (
        <section key={day} aria-labelledby={day} className="flex flex-col gap-5">
          <h2 id={day} className="border-b border-line pb-2 text-xl">
            <time dateTime={day}>{dayName(day)}</time>
          </h2>
          {ofDay.map(change => (
            <Change key={idOf(change)} change={change} />
          ))}
        </section>
      ))}
    </div>
  )
}

function Change({ change }: { change: ContractChange }) {
  const { versions, isBreaking, text } = change
  return (
    <article id={idOf(change)} className="flex scroll-mt-24 flex-col gap-2">
      <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm font-medium">
        {versions.map(({ service, version }) => `${changedServices[service]} ${version}`).join(', ')}
        {isBreaking && <Badge tone="danger">Breaking</Badge>}
      </h3>
      {text.map(paragraph => (
        <p key={paragraph} className="text-muted wrap-anywhere">
          <Words text={paragraph} />
        </p>
      ))}
    </article>
  )
}

const idOf = ({ versions }: ContractChange) =>
  versions.map(({ service, version }) => `${service}-${version}`).join('-')

/** A day in words. It has no time zone, so it is read as one of UTC. */
function dayName(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
}
