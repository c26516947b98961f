import { Link } from '@tanstack/react-router'
import type {
  ReferencePage as Content,
  ReferenceField,
  ReferenceOperation,
} from '#portal/content/templates/reference.ts'
import { Exchange } from '#portal/site/blocks/exchange.tsx'
import { SampleNote } from '#portal/site/blocks/notes.tsx'
import { SectionFrame } from '#portal/site/blocks/section.tsx'

const link = 'rounded-xs text-accent underline underline-offset-4'

/** Operations of the gateway as their contract describes them: parameters, answers and refusals. */
export function ReferencePage({ page }: { page: Content }) {
  const { heading, lead, operations, exchange, product } = page
  return (
    <>
      <div className="mx-auto grid w-full max-w-[76rem] grid-cols-[minmax(0,1fr)] items-start gap-10 px-5 pt-12 pb-6 sm:px-8 sm:pt-20 nav:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)] nav:gap-16">
        <div className="flex flex-col gap-5">
          <h1 className="text-4xl tracking-[-0.035em] sm:text-5xl">{heading}</h1>
          <p className="text-lg text-muted">{lead}</p>
          <ul className="flex flex-col gap-2">
            {operations.map(({ id, method, path, summary }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="flex flex-wrap items-baseline gap-x-3 rounded-xs hover:underline"
                >
                  <Route method={method} path={path} />
                  <span className="text-[0.9375rem] text-muted">{summary}</span>
                </a>
              </li>
            ))}
          </ul>
          <p className="text-[0.9375rem] text-muted">
            Send a secret key and its token with HTTP Basic authentication, or an embedded key as the
            parameter <code className="font-mono text-[0.92em] text-ink">key</code>.{' '}
            <Link to={'/docs/authentication' as string} className={link}>
              Authentication
            </Link>{' '}
            compares both. See{' '}
            <Link to={product as string} className={link}>
              the product page
            </Link>{' '}
            for use cases.
          </p>
          <SampleNote />
        </div>
        <Exchange lookup={exchange.lookup} answer={exchange.answer} />
      </div>
      {operations.map(operation => (
        <Operation key={operation.id} operation={operation} />
      ))}
    </>
  )
}

function Route({ method, path }: Pick<ReferenceOperation, 'method' | 'path'>) {
  return (
    <span className="font-mono text-sm font-medium">
      <span className="rounded-sm bg-accent-soft px-1.5 py-0.5 text-accent">{method}</span> {path}
    </span>
  )
}

function Operation({ operation }: { operation: ReferenceOperation }) {
  const { id, method, path, summary, description, parameters, body, answer, refusals } = operation
  return (
    <div id={id} className="scroll-mt-20">
      <SectionFrame title={summary} className="pb-6 sm:pb-10">
        <div className="flex max-w-3xl flex-col gap-3">
          <p>
            <Route method={method} path={path} />
          </p>
          {description.map(text => (
            <p key={text} className="text-muted">
              <Words text={text} />
            </p>
          ))}
        </div>
        <Fields title="Parameters" fields={parameters} isAnswer={false} />
        {body.length > 0 && <Fields title="JSON body" fields={body} isAnswer={false} />}
        <Fields title="Response (200)" fields={answer} isAnswer />
        <div className="flex flex-col gap-3">
          <h3 className="text-lg">Errors</h3>
          <dl className="border-b border-line">
            {refusals.map(({ status, text, errors }) => (
              <div
                key={status}
                className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-1.5 border-t border-line py-4 bar:grid-cols-[5rem_1fr_1.2fr]"
              >
                <dt className="font-mono text-sm font-medium">{status}</dt>
                <dd className="text-[0.9375rem] text-muted">
                  <Words text={text} />
                </dd>
                <dd className="flex flex-wrap gap-x-4 gap-y-1.5">
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
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </SectionFrame>
    </div>
  )
}

function Fields({
  title,
  fields,
  isAnswer,
}: {
  title: string
  fields: readonly ReferenceField[]
  /** Every field of an answer is there, so the word would say nothing. */
  isAnswer: boolean
}) {
  return (
    <div className="flex flex-col gap-3">
      <h3 className="text-lg">{title}</h3>
      <dl className="border-b border-line">
        {fields.map(({ name, type, isRequired, bounds, text }) => (
          <div
            key={name}
            className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-1 border-t border-line py-3.5 bar:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)_minmax(0,1.4fr)]"
          >
            <dt className="font-mono text-[0.8125rem] font-medium wrap-anywhere text-accent">
              {name}
              {isRequired && !isAnswer && (
                <span className="ml-2 font-sans text-xs text-warning">required</span>
              )}
            </dt>
            <dd className="text-sm wrap-anywhere">
              {type}
              {bounds && <span className="text-faint"> · {bounds}</span>}
            </dd>
            <dd className="text-[0.9375rem] text-muted">
              <Words text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** Text of the contract: words in backticks are code. */
function Words({ text }: { text: string }) {
  return text.split('`').map((part, at) =>
    at % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
      <code key={at} className="font-mono text-[0.92em] text-ink">
        {part}
      </code>
    ) : (
      part
    ),
  )
}
