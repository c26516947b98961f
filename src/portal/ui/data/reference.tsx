import { useState } from 'react'

const references = new WeakMap<object, string>()

/**
 * The id that identifies a failure: the server's own if it has one, otherwise one made up here. The same
 * error always has the same id, so that what a person reads and what is reported agree.
 */
export function referenceOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return newReference()
  if ('requestId' in error && typeof error.requestId === 'string') return error.requestId
  const known = references.get(error)
  if (known !== undefined) return known
  const made = newReference()
  references.set(error, made)
  return made
}

function newReference() {
  const bytes = crypto.getRandomValues(new Uint8Array(6))
  return `web-${Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')}`
}

/** The id to quote when asking for help with a failure, and a way to copy it. */
export function ReferenceLine({ id }: { id: string }) {
  const [outcome, setOutcome] = useState<'Copied' | 'Couldn’t copy' | null>(null)
  const copy = () =>
    navigator.clipboard.writeText(id).then(
      () => setOutcome('Copied'),
      () => setOutcome('Couldn’t copy'),
    )
  return (
    <p className="text-xs text-muted">
      Reference{' '}
      <span translate="no" className="font-mono break-all select-all">
        {id}
      </span>{' '}
      <button
        type="button"
        aria-label="Copy the reference"
        className="-my-1 inline-flex min-h-6 items-center rounded-xs px-1 font-medium text-accent hover:underline"
        onClick={copy}
      >
        {outcome ?? 'Copy'}
      </button>
      <span role="status" className="sr-only">
        {outcome && `${outcome}.`}
      </span>
    </p>
  )
}
