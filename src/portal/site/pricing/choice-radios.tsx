/** A choice between a few words, side by side. */
export function ChoiceRadios<Value extends string>({
  legend,
  name,
  options,
  value,
  onChoose,
}: {
  legend: string
  name: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChoose: (value: Value) => void
}) {
  return (
    <fieldset className="flex flex-wrap gap-1 self-start rounded-md bg-sunken p-1 ring-1 ring-line ring-inset">
      <legend className="sr-only">{legend}</legend>
      {options.map(option => (
        <label
          key={option.value}
          className="relative grid h-9 cursor-pointer place-items-center rounded-sm px-4 text-sm text-muted transition-colors hover:text-ink has-checked:bg-chosen has-checked:font-medium has-checked:text-ink has-checked:shadow-card has-focus-visible:outline-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={value === option.value}
            className="absolute inset-0 cursor-pointer appearance-none rounded-sm outline-none"
            onChange={() => onChoose(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
