import { widget } from 'virtual:widget'
import { createElement, useEffect, useId, useRef, useState } from 'react'
import { DEMONSTRATION_KEY } from '#domain/gateway/demonstration.ts'
import { suggestUsAddresses } from '#generated/gateway/operations/suggestUsAddresses.ts'
import { CodeBlock } from '#portal/ui/data/code-block.tsx'
import { controlClass } from '#portal/ui/input/field.tsx'
import { useOwnKey } from '../own-key/own-key.ts'
import { useGatewayOrigin, useOrigin } from '../use-origin.ts'

/** Stands for an embedded key until the reader is logged in and has one that works. */
const KEY_PLACEHOLDER = 'YOUR_EMBEDDED_KEY'

/** The fields of the form, with the tokens that tell a browser what they are. */
const FIELDS = [
  { name: 'street', label: 'Street address', autoComplete: 'address-line1', width: 'sm:col-span-4' },
  { name: 'suite', label: 'Apt or suite', autoComplete: 'address-line2', width: 'sm:col-span-2' },
  { name: 'city', label: 'City', autoComplete: 'address-level2', width: 'sm:col-span-3' },
  { name: 'state', label: 'State', autoComplete: 'address-level1', width: 'sm:col-span-1' },
  { name: 'zip', label: 'ZIP Code', autoComplete: 'postal-code', width: 'sm:col-span-2' },
] as const

/** The script and a form for it, with the reader's own embedded key once it is known. */
export function WidgetSnippet() {
  const { own, offer } = useOwnKey(suggestUsAddresses.path)
  const origin = useOrigin()
  const gateway = useGatewayOrigin()
  const inputs = FIELDS.map(
    ({ name, label, autoComplete }) =>
      `  <label>${label} <input id="${name}" name="${name}" autocomplete="${autoComplete}"></label>`,
  )
  const code = `<script src="${origin}${widget.fixedPath}"
  integrity="${widget.integrity}"
  crossorigin="anonymous" defer></script>

<form>
${inputs.join('\n')}
  <gatepost-autocomplete for="street" suite="suite" city="city" state="state" zip="zip"
    api-key="${own?.keyId ?? KEY_PLACEHOLDER}"${gateway === origin ? '' : `\n    base-url="${gateway}"`}></gatepost-autocomplete>
</form>`
  return (
    <>
      {offer}
      <CodeBlock title={own ? `Web page, with your embedded key “${own.label}”` : 'Web page'} code={code} />
    </>
  )
}

/** The address of the script that always is the newest version. */
export function WidgetAddress() {
  const origin = useOrigin()
  return (
    <code
      translate="no"
      className="font-mono text-[0.92em] break-words text-ink"
    >{`${origin}${widget.path}`}</code>
  )
}

/** Loads the script like any other page does. Without it, the form is a plain one. */
function loadScript(): void {
  if (document.querySelector(`script[src="${widget.fixedPath}"]`)) return
  const script = document.createElement('script')
  script.src = widget.fixedPath
  script.integrity = widget.integrity
  script.crossOrigin = 'anonymous'
  document.head.append(script)
}

/** A form that the script completes, with the key of the site. */
export function WidgetDemo() {
  const gateway = useGatewayOrigin()
  const form = useRef<HTMLFormElement>(null)
  const id = useId()
  const [isUsedUp, setUsedUp] = useState(false)
  useEffect(() => {
    const shown = form.current
    if (!shown) return undefined
    const end = new AbortController()
    const onError = (event: Event) =>
      setUsedUp((event as CustomEvent<{ name: string }>).detail.name === 'demonstration-limit-reached')
    // A press on a field may be what has started the scripts of this page.
    if (shown.contains(document.activeElement)) loadScript()
    shown.addEventListener('focusin', loadScript, { once: true, signal: end.signal })
    shown.addEventListener('gatepost-error', onError, { signal: end.signal })
    return () => end.abort()
  }, [])
  return (
    <form
      ref={form}
      aria-label="Try the widget"
      className="flex flex-col gap-4 rounded-xl bg-surface p-4 shadow-card ring-1 ring-line sm:p-5"
      onSubmit={event => event.preventDefault()}
    >
      <div className="grid gap-4 sm:grid-cols-6">
        {FIELDS.map(({ name, label, autoComplete, width }) => (
          <div key={name} className={`flex min-w-0 flex-col gap-1.5 ${width}`}>
            <label htmlFor={`${id}-${name}`} className="text-sm font-medium text-ink">
              {label}
            </label>
            <input
              id={`${id}-${name}`}
              name={name}
              type="text"
              autoComplete={autoComplete}
              className={`${controlClass} h-10`}
            />
          </div>
        ))}
      </div>
      {createElement('gatepost-autocomplete', {
        for: `${id}-street`,
        'api-key': DEMONSTRATION_KEY,
        'base-url': gateway,
        suite: 'suite',
        city: 'city',
        state: 'state',
        zip: 'zip',
        hidden: true,
      })}
      <p role="status" className="text-sm text-muted">
        {isUsedUp
          ? 'You’ve used the free demo lookups for now. Try again later, or use your own key.'
          : 'Type “88 copper mill”, choose the building, and then a unit. Each request uses one demo lookup.'}
      </p>
    </form>
  )
}
