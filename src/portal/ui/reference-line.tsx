/** The id to quote when asking for help with a failure. */
export function ReferenceLine({ id }: { id: string }) {
  return (
    <p className="text-xs text-muted">
      Reference <span className="font-mono break-all select-all">{id}</span>
    </p>
  )
}
