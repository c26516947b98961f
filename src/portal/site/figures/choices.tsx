/** Radio buttons in a row, for drawings with several states. Plain HTML, so they work without scripts. */
export function Choices({
  legend,
  name,
  labels,
  first,
}: {
  legend: string
  name: string
  labels: readonly string[]
  /** The one that is chosen at first. */
  first: number
}) {
  return (
    <fieldset className="flex flex-wrap items-center gap-1 border-b border-line p-2">
      <legend className="sr-only">{legend}</legend>
      {labels.map((label, at) => (
        <label
          key={label}
          className="relative grid h-8 cursor-pointer place-items-center rounded-sm px-3 text-sm whitespace-nowrap text-muted transition-colors hover:text-ink has-checked:bg-hover has-checked:font-medium has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={name}
            value={at}
            defaultChecked={at === first}
            className="absolute inset-0 cursor-pointer appearance-none rounded-sm outline-none"
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
