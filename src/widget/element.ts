import { attachAutocomplete } from './attach.ts'
import { gatewaySource } from './gateway-source.ts'
import type { Labels } from './types.ts'

const NAME = 'gatepost-autocomplete'
/** The script comes from the origin of the API. */
const scriptOrigin = new URL((document.currentScript as HTMLScriptElement | null)?.src ?? location.href)
  .origin

/**
 * Connects a field of the page with suggestions: `<gatepost-autocomplete for="street" api-key="…" city="city">`. The
 * attributes for the other fields hold their names or ids. Fires `gatepost-address` and `gatepost-error`.
 */
class GatepostAutocomplete extends HTMLElement {
  static observedAttributes = [
    ...['for', 'api-key', 'base-url', 'license', 'only-state', 'default-country'],
    ...['suite', 'city', 'state', 'zip', 'country'],
  ]

  #labels: Partial<Labels> | undefined
  #detach: (() => void) | undefined
  #isScheduled = false

  get labels(): Partial<Labels> | undefined {
    return this.#labels
  }

  set labels(labels: Partial<Labels> | undefined) {
    this.#labels = labels
    this.#schedule()
  }

  connectedCallback() {
    // Set on the element before this script ran, they hide the accessor.
    if (Object.hasOwn(this, 'labels')) {
      const { labels } = this
      Reflect.deleteProperty(this, 'labels')
      this.labels = labels
    }
    this.#schedule()
  }

  disconnectedCallback() {
    this.#schedule()
  }

  attributeChangedCallback() {
    this.#schedule()
  }

  /** Several attributes change at once, and the field may come after this element. */
  #schedule() {
    if (this.#isScheduled) return
    this.#isScheduled = true
    const update = () => {
      this.#isScheduled = false
      this.#update()
    }
    if (document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', update, { once: true })
    else queueMicrotask(update)
  }

  #update() {
    this.#detach?.()
    this.#detach = undefined
    if (!this.isConnected) return
    const read = (name: string) => this.getAttribute(name) ?? undefined
    const input = (this.getRootNode() as Document | ShadowRoot).getElementById(read('for') ?? '')
    const apiKey = read('api-key')
    if (!(input instanceof HTMLInputElement) || !apiKey) {
      const missing = apiKey ? 'for, the id of an input' : 'api-key, the ID of an embedded key'
      console.error(`<${NAME}> needs the attribute ${missing}.`)
      return
    }
    const send = (type: string, detail: unknown) =>
      this.dispatchEvent(new CustomEvent(`gatepost-${type}`, { detail, bubbles: true, composed: true }))
    this.#detach = attachAutocomplete(input, {
      host: this,
      source: gatewaySource({
        baseUrl: read('base-url') ?? scriptOrigin,
        apiKey,
        license: read('license'),
        onlyState: read('only-state'),
      }),
      fields: {
        suite: read('suite'),
        city: read('city'),
        state: read('state'),
        zip: read('zip'),
        country: read('country'),
      },
      defaultCountry: read('default-country'),
      // A person may type before the script runs.
      isTyped: input.matches(':focus') && input.value !== input.defaultValue,
      labels: this.#labels,
      onAddress: address => send('address', address),
      onError: error => send('error', error),
    })
  }
}

// A page may have the script twice.
if (!customElements.get(NAME)) customElements.define(NAME, GatepostAutocomplete)
