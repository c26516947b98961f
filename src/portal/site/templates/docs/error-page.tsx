import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { STATUS_PAGE } from '#portal/api/help.ts'
import type { ErrorPageContent, StatusPageContent } from '#portal/content/errors/collection.ts'
import { buttonClass } from '#portal/ui/classes.ts'
import { CodeBlock } from '#portal/ui/data/code-block.tsx'
import { salesAddress, supportAddress } from '#portal/ui/page/contact-address.ts'
import { DocsColumns } from './docs-frame.tsx'
import { ErrorList } from './errors-index.tsx'

/** One error or one HTTP status: what it means, why it happens, and what to do. */
export function ErrorPage({ content }: { content: ErrorPageContent | StatusPageContent }) {
  return (
    <DocsColumns path="/docs/errors">
      <article className="flex min-w-0 flex-col gap-10">
        <nav aria-label="Breadcrumb" className="text-sm">
          <Link
            to="/docs/errors"
            className="rounded-xs text-muted underline underline-offset-2 hover:text-ink"
          >
            All errors
          </Link>
        </nav>
        {content.kind === 'error' ? <ErrorBody content={content} /> : <StatusBody content={content} />}
      </article>
    </DocsColumns>
  )
}

/** A paragraph in which backticks mark code. */
function Prose({ text }: { text: string }) {
  const parts = text.split('`')
  return (
    <p>
      {parts.map((part, index) =>
        index % 2 ? (
          <code translate="no" key={part} className="font-mono text-[0.92em]">
            {part}
          </code>
        ) : (
          part
        ),
      )}
    </p>
  )
}

function ErrorBody({ content }: { content: ErrorPageContent }) {
  const { error, title, help, statusTitle, isOutage, related } = content
  return (
    <>
      <header className="-mt-4 flex flex-col gap-5">
        <h1 className="text-3xl tracking-[-0.03em] sm:text-4xl">{title}</h1>
        <p className="border-l-2 border-accent pl-4 text-lg text-muted">{error.message}</p>
        <dl className="flex flex-wrap gap-x-10 gap-y-3 text-sm">
          <Fact label="Name">
            <code translate="no" className="font-mono break-all">
              {error.name}
            </code>
          </Fact>
          {error.codes.length > 0 && (
            <Fact label={error.codes.length > 1 ? 'Numbers' : 'Number'}>
              <code translate="no" className="font-mono">
                {error.codes.join(', ')}
              </code>
            </Fact>
          )}
          <Fact label="HTTP status">
            {error.status === null ? (
              'none, because no service responded'
            ) : (
              <Link
                to="/docs/errors/$code"
                params={{ code: String(error.status) }}
                preload={false}
                className="rounded-xs underline underline-offset-2"
              >
                {error.status} {statusTitle}
              </Link>
            )}
          </Fact>
        </dl>
      </header>
      <Part title="What it means">
        <Prose text={help.meaning} />
      </Part>
      <Part title="Why it happens">
        <Prose text={help.cause} />
      </Part>
      <Part title="What to do">
        <Prose text={help.fix} />
        {isOutage && (
          <p>
            <a href={STATUS_PAGE} className={buttonClass({})}>
              Open the status page
            </a>
          </p>
        )}
      </Part>
      <Part title="Still not working?">
        <p>
          <a
            href={
              help.sales
                ? salesAddress({ topic: help.sales, error: error.name })
                : supportAddress({ topic: 'error', error: error.name })
            }
            className={buttonClass({})}
          >
            {help.sales ? 'Contact sales' : 'Contact support'}
          </a>
        </p>
      </Part>
      {error.response && (
        <Part title="Example response">
          <CodeBlock
            title={`HTTP ${error.status}`}
            language="json"
            code={JSON.stringify([error.response], null, 2)}
          />
          {error.gatewayResponse && (
            <CodeBlock
              title={`HTTP ${error.status} of the address APIs`}
              language="json"
              code={JSON.stringify([error.gatewayResponse], null, 2)}
            />
          )}
        </Part>
      )}
      {related.length > 0 && (
        <Part title="Related errors">
          <ErrorList errors={related} />
        </Part>
      )}
    </>
  )
}

function StatusBody({ content: { status, title, help, errors } }: { content: StatusPageContent }) {
  return (
    <>
      <header className="-mt-4 flex flex-col gap-5">
        <h1 className="text-3xl tracking-[-0.03em] sm:text-4xl">
          {status} {title}
        </h1>
        <p className="text-lg text-muted">{help}</p>
      </header>
      <Part title={errors.length ? 'Errors with this status' : 'None of our services sends this status'}>
        {errors.length ? (
          <ErrorList errors={errors} />
        ) : (
          <p>If you get it, something between you and our services responded in their place.</p>
        )}
      </Part>
    </>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-0.5">
      <dt className="text-muted">{label}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-3">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  )
}
