import { ChevronRight } from 'lucide-react'
import { useRef, useState } from 'react'
import type { ReferenceField } from '#portal/content/templates/reference.ts'
import { buttonClass, cx } from '#portal/ui/classes.ts'

/**
 * The fields of a request or a response as a tree: those of an object open below it, by HTML alone. Each has an address
 * of its own, and browsers open what is around it.
 */
export function FieldTree({
  id,
  title,
  fields,
  isResponse = false,
}: {
  /** Beginning of the addresses. */
  id: string
  title: string
  fields: readonly ReferenceField[]
  /** Every field of a response is there unless it says otherwise. */
  isResponse?: boolean
}) {
  const tree = useRef<HTMLElement>(null)
  const [isExpanded, setExpanded] = useState(false)
  const toggleAll = () => {
    for (const details of tree.current?.querySelectorAll('details') ?? []) details.open = !isExpanded
    setExpanded(!isExpanded)
  }
  return (
    <section ref={tree} aria-labelledby={id} className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <h3 id={id} className="scroll-mt-24 text-lg">
          {title}
        </h3>
        {fields.some(isNested) && (
          <button
            type="button"
            className={buttonClass({ size: 'sm', variant: 'ghost', className: 'noscript:hidden' })}
            onClick={toggleAll}
          >
            {isExpanded ? 'Collapse all' : 'Expand all'}
          </button>
        )}
      </div>
      {/* What is around all others says little closed. */}
      <div className="border-b border-line">
        <Fields id={id} fields={fields} isResponse={isResponse} isOpen={fields.length === 1} />
      </div>
    </section>
  )
}

function isNested({ fields }: ReferenceField): boolean {
  return fields.length > 0
}

function Fields({
  id,
  fields,
  isResponse,
  isOpen = false,
}: {
  id: string
  fields: readonly ReferenceField[]
  isResponse: boolean
  isOpen?: boolean
}) {
  return (
    <ul>
      {fields.map(field => (
        <Field key={field.name} id={`${id}.${field.name}`} {...{ field, isResponse, isOpen }} />
      ))}
    </ul>
  )
}

function Field({
  id,
  field: { name, type, isRequired, bounds, text, values, example, fields },
  isResponse,
  isOpen,
}: {
  id: string
  field: ReferenceField
  isResponse: boolean
  isOpen: boolean
}) {
  const need = isRequired ? !isResponse && 'required' : 'optional'
  return (
    <li
      id={id}
      className="flex scroll-mt-24 flex-col gap-1.5 border-t border-line py-3.5 target:-mx-3 target:bg-accent-soft target:px-3"
    >
      <p className="flex flex-wrap items-baseline gap-x-2.5 gap-y-0.5 text-sm">
        <a
          translate="no"
          href={`#${id}`}
          className="group/field relative rounded-xs font-mono text-[0.8125rem] font-medium wrap-anywhere text-ink"
        >
          <span
            aria-hidden="true"
            className="absolute -left-3 text-faint opacity-0 group-hover/field:opacity-100 group-focus-visible/field:opacity-100"
          >
            #
          </span>
          {name}
        </a>
        <span className="text-muted">{type}</span>
        {bounds && <span className="text-faint">{bounds}</span>}
        {need && <span className={cx('text-xs', isRequired ? 'text-warning' : 'text-faint')}>{need}</span>}
      </p>
      {text && (
        <p className="text-[0.9375rem] text-muted">
          <Words text={text} />
        </p>
      )}
      {values.length > 0 && <Values name={name} values={values} />}
      {example && values.length === 0 && (
        <p className="text-sm text-faint">
          Example:{' '}
          <code translate="no" className="font-mono text-[0.92em] wrap-anywhere">
            {example}
          </code>
        </p>
      )}
      {fields.length > 0 && (
        <details open={isOpen} className="group/tree mt-1">
          <summary className="inline-flex min-h-7 list-none items-center gap-1 rounded-xs text-sm font-medium text-accent [&::-webkit-details-marker]:hidden">
            <ChevronRight aria-hidden="true" className="size-4 group-open/tree:rotate-90" />
            {fields.length === 1 ? '1 field' : `${fields.length} fields`}
            <span className="sr-only"> of {name}</span>
          </summary>
          <div className="mt-2 border-l-2 border-line pl-4">
            <Fields id={id} fields={fields} isResponse={isResponse} />
          </div>
        </details>
      )}
    </li>
  )
}

/** What the values of a field mean; those that need no explanation in one line. */
function Values({ name, values }: { name: string; values: ReferenceField['values'] }) {
  if (values.every(({ meaning }) => !meaning))
    return (
      <ul aria-label={`Values of ${name}`} className="flex flex-wrap gap-1.5">
        {values.map(({ value }) => (
          <li translate="no" key={value} className="rounded-sm bg-sunken px-1.5 py-0.5 font-mono text-xs">
            {value}
          </li>
        ))}
      </ul>
    )
  return (
    <dl aria-label={`Values of ${name}`} className="flex flex-col gap-1 text-[0.9375rem]">
      {values.map(({ value, meaning }) => (
        <div key={value} className="flex items-baseline gap-3">
          <dt translate="no" className="shrink-0 rounded-sm bg-sunken px-1.5 py-0.5 font-mono text-xs">
            {value}
          </dt>
          <dd className="text-muted">
            <Words text={meaning} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Text of the contract: words in backticks are code. */
export function Words({ text }: { text: string }) {
  return Array.from(text.matchAll(/`([^`]*)`?|[^`]+/g), ({ 0: part, 1: code, index }) =>
    code === undefined ? (
      part
    ) : (
      <code translate="no" key={index} className="font-mono text-[0.92em] wrap-anywhere text-ink">
        {code}
      </code>
    ),
  )
}
