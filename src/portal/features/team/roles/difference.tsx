import { Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { areasOf } from './effects.ts'
import type { PermittedOperation, PermittedPage } from './permission-table.ts'

interface Side {
  pages: readonly PermittedPage[]
  operations: readonly PermittedOperation[]
}

/** The pages and acts on one side of a change. Nothing is shown of a side without any. */
export function Difference({ kind, pages, operations }: Side & { kind: 'gained' | 'lost' }) {
  if (!pages.length && !operations.length) return null
  const id = `roles-${kind}`
  const isGained = kind === 'gained'
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h3 id={id} className="flex items-center gap-2 text-base">
        <span
          aria-hidden="true"
          className={`grid size-6 place-items-center rounded-full [&>svg]:size-4 ${isGained ? 'bg-accent-soft text-accent' : 'bg-danger-soft text-danger'}`}
        >
          {isGained ? <Plus /> : <Minus />}
        </span>
        {isGained ? 'Gained' : 'Lost'}
      </h3>
      <Things pages={pages} operations={operations} />
    </section>
  )
}

/** What stays as it is, folded away. */
export function Unchanged({ pages, operations }: Side) {
  if (!pages.length && !operations.length) return null
  return (
    <details>
      <summary className="inline-flex min-h-6 cursor-pointer items-center rounded-xs font-medium hover:text-muted">
        Stays as it is ({pages.length + operations.length})
      </summary>
      <div className="mt-3">
        <Things pages={pages} operations={operations} />
      </div>
    </details>
  )
}

function Things({ pages, operations }: Side) {
  return (
    <dl className="grid grid-cols-1 gap-x-6 gap-y-3 text-sm sm:grid-cols-[10rem_1fr]">
      {pages.length > 0 && (
        <Row title="Pages">
          <ul className="flex flex-wrap gap-1.5">
            {pages.map(({ path, name }) => (
              <li key={path} className="rounded-sm bg-sunken px-2 py-0.5 ring-1 ring-line ring-inset">
                {name}
              </li>
            ))}
          </ul>
        </Row>
      )}
      {areasOf(operations).map(({ name, operations }) => (
        <Row key={name} title={name}>
          <ul className="gap-x-6 text-muted xl:columns-2">
            {operations.map(({ id, summary }) => (
              <li key={id} className="mb-1 break-inside-avoid">
                {summary}
              </li>
            ))}
          </ul>
        </Row>
      ))}
    </dl>
  )
}

function Row({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="font-medium max-sm:mt-1">{title}</dt>
      <dd>{children}</dd>
    </div>
  )
}
