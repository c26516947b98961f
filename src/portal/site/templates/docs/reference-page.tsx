import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { ProseHeading } from '#portal/content/templates/reading.ts'
import type { ReferencePage as Content, ReferenceOperation } from '#portal/content/templates/reference.ts'
import { SampleNote } from '#portal/shared/lookups/sample-note.tsx'
import { Exchange } from '#portal/site/blocks/exchange.tsx'
import { TryIt } from '#portal/site/try-it/try-it.tsx'
import { DocsFrame } from './docs-frame.tsx'
import { OperationCode } from './reference-code.tsx'
import { FieldTree, Words } from './reference-fields.tsx'

const link = 'rounded-xs text-accent underline underline-offset-4'

/** Operations of the gateway as their contract describes them: parameters, responses, and errors. */
export function ReferencePage({ page }: { page: Content }) {
  const { heading, lead, operations, exchange, product } = page
  useRevealedTarget()
  return (
    <DocsFrame heading={heading} lead={lead} headings={sectionsOf(operations)}>
      <div className="flex flex-col gap-5">
        <ul className="flex flex-col gap-2">
          {operations.map(({ id, method, path, summary }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex flex-wrap items-baseline gap-x-3 gap-y-1 rounded-xs hover:underline"
              >
                <Route method={method} path={path} />
                <span className="text-[0.9375rem] text-muted">{summary}</span>
              </a>
            </li>
          ))}
        </ul>
        <p className="text-[0.9375rem] text-muted">
          Send a{' '}
          <Link to={'/docs/glossary' as string} hash="secret-key" className={link}>
            secret key
          </Link>{' '}
          and its token with HTTP Basic authentication, or an{' '}
          <Link to={'/docs/glossary' as string} hash="embedded-key" className={link}>
            embedded key
          </Link>{' '}
          as the parameter{' '}
          <code translate="no" className="font-mono text-[0.92em] text-ink">
            key
          </code>
          .{' '}
          <Link to={'/docs/authentication' as string} className={link}>
            Authentication
          </Link>{' '}
          compares them. See{' '}
          <Link to={product as string} className={link}>
            the product page
          </Link>{' '}
          for use cases.
        </p>
      </div>
      <Exchange lookup={exchange.lookup} response={exchange.response} isShort />
      {/* It comes late, and moves nothing that is in sight. */}
      <SampleNote />
      {operations.map(operation => (
        <Operation key={operation.id} operation={operation} />
      ))}
    </DocsFrame>
  )
}

/** Where there are several operations, each is a section; of one operation, its parts are. */
function sectionsOf(operations: readonly ReferenceOperation[]): ProseHeading[] {
  const [only, ...others] = operations
  if (!only || others.length) return operations.map(({ id, summary }) => ({ depth: 2, id, text: summary }))
  return partsOf(only).map(({ id, title }) => ({ depth: 2, id, text: title }))
}

function partsOf({ id, body }: ReferenceOperation): { id: string; title: string }[] {
  return [
    { id: `${id}.code`, title: 'Code' },
    { id: `${id}.try`, title: 'Try it' },
    { id: `${id}.query`, title: 'Parameters' },
    ...(body.length > 0 ? [{ id: `${id}.body`, title: 'JSON body' }] : []),
    { id: `${id}.response`, title: 'Response' },
    { id: `${id}.errors`, title: 'Errors' },
  ]
}

/** Opens what is around the field of an address, for browsers that do not open it. */
function useRevealedTarget(): void {
  useEffect(() => {
    const reveal = () => {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
      const closed = target?.parentElement?.closest('details:not([open])')
      if (!target || !closed) return
      for (let at = target.parentElement; at; at = at.parentElement)
        if (at instanceof HTMLDetailsElement) at.open = true
      target.scrollIntoView()
    }
    reveal()
    addEventListener('hashchange', reveal)
    return () => removeEventListener('hashchange', reveal)
  }, [])
}

function Route({ method, path }: Pick<ReferenceOperation, 'method' | 'path'>) {
  return (
    <span translate="no" className="font-mono text-sm font-medium wrap-anywhere">
      <span className="rounded-sm bg-accent-soft px-1.5 py-0.5 text-accent">{method}</span> {path}
    </span>
  )
}

function Operation({ operation }: { operation: ReferenceOperation }) {
  const { id, method, path, summary, description, parameters, body, response, rejections } = operation
  return (
    <section aria-labelledby={id} className="flex flex-col gap-8 border-t border-line pt-8">
      <div className="flex flex-col gap-3">
        <h2 id={id} className="scroll-mt-24 text-2xl tracking-[-0.02em]">
          {summary}
        </h2>
        <p>
          <Route method={method} path={path} />
        </p>
        {description.map(text => (
          <p key={text} className="text-muted">
            <Words text={text} />
          </p>
        ))}
      </div>
      <OperationCode operation={operation} />
      <TryIt operation={operation} />
      <FieldTree id={`${id}.query`} title="Parameters" fields={parameters} />
      {body.length > 0 && <FieldTree id={`${id}.body`} title="JSON body" fields={body} />}
      <FieldTree id={`${id}.response`} title="Response" fields={response} isResponse />
      <section aria-labelledby={`${id}.errors`} className="flex flex-col gap-3">
        <h3 id={`${id}.errors`} className="scroll-mt-24 text-lg">
          Errors
        </h3>
        <dl className="border-b border-line">
          {rejections.map(({ status, text, errors }) => (
            <div
              key={status}
              className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-1.5 border-t border-line py-3.5 sm:grid-cols-[3rem_minmax(0,1fr)]"
            >
              <dt translate="no" className="font-mono text-sm font-medium">
                {status}
              </dt>
              <dd className="flex flex-col gap-1.5 text-[0.9375rem] text-muted">
                <p>
                  <Words text={text} />
                </p>
                <p className="flex flex-wrap gap-x-4 gap-y-1.5">
                  {errors.map(name => (
                    <Link
                      key={name}
                      to="/docs/errors/$code"
                      params={{ code: name }}
                      className={`${link} font-mono text-sm`}
                    >
                      {name}
                    </Link>
                  ))}
                </p>
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </section>
  )
}
