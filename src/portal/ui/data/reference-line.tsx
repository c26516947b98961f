import { useState } from 'react'

/** The id to quote when asking for help with a failure, and a way to copy it. */
export function ReferenceLine({ id }: { id: string }) {
  const [outcome, setOutcome] = useState<'Copied' | 'Copying was refused' | null>(null)
  const copy = () =>
    navigator.clipboard.writeText(id).then(
      () => setOutcome('Copied'),
      () => setOutcome('Copying was refused'),
    )
  return (
    <p className="text-xs text-muted">
      Reference <span className="font-mono break-all select-all">{id}</span>{' '}
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
