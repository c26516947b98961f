import { countryOf, fillFields, findField, setValue } from './form-fields.ts'
import { SourceError } from './gateway-source.ts'
import { keyAction } from './keyboard.ts'
import { createListView, type Row } from './list-view.ts'
import { createSuggester, PAUSE } from './suggester.ts'
import type { Address, FieldOptions, Labels, Source, Suggestion } from './types.ts'

const ENGLISH: Labels = {
  list: 'Address suggestions',
  count: suggestions =>
    `${suggestions} ${suggestions === 1 ? 'suggestion' : 'suggestions'}. Use the arrow keys.`,
  none: 'No suggestions.',
  entries: addresses => `${addresses} addresses`,
  withoutUnit: 'Without a unit',
}

/** What the field is while suggestions can appear. Everything is put back when they no longer can. */
const ATTRIBUTES: Readonly<Record<string, string>> = {
  role: 'combobox',
  'aria-autocomplete': 'list',
  'aria-expanded': 'false',
  // Chrome covers the list with its own address book in spite of `off`, but not for a word that it doesn't know.
  autocomplete: 'none',
  autocapitalize: 'none',
  autocorrect: 'off',
  spellcheck: 'false',
}

export interface AttachOptions extends FieldOptions {
  source: Source
  /** An empty element in the tree of the field, for the list. */
  host: HTMLElement
  /** Whether a person has typed in the field before, so that it has suggestions at once. */
  isTyped?: boolean
}

/**
 * Suggests addresses below a field, by the combobox pattern of the ARIA authoring practices: the focus stays in the
 * field, and nothing is chosen without a key or a press. Returns a function that ends it.
 */
export function attachAutocomplete(input: HTMLInputElement, options: AttachOptions): () => void {
  const { source, host, fields = {}, defaultCountry = 'US', isTyped = false, onAddress, onError } = options
  const labels = { ...ENGLISH, ...options.labels }
  const id = `gatepost-${Math.random().toString(36).slice(2)}`
  const view = createListView(input, host, { id, label: labels.list, onChoose: choose })
  const suggester = createSuggester({ source, onSuggestions: showSuggestions, onError: fail })
  const logged = new Set<string>()
  const before = Object.keys(ATTRIBUTES).map(name => [name, input.getAttribute(name)] as const)
  const listeners = new AbortController()
  let choices: { suggestion: Suggestion; row: Row; isWhole?: boolean }[] = []
  let marked = -1
  let isComposing = false
  /** The building or street whose addresses are listed, and the text that keeps it. */
  let expanded: { suggestion: Suggestion; text: string } | undefined

  for (const [name, value] of Object.entries(ATTRIBUTES)) input.setAttribute(name, value)
  input.setAttribute('aria-controls', id)
  const { signal } = listeners
  input.addEventListener('input', event => isOfPerson(event) && search(), { signal })
  input.addEventListener('keydown', onKeyDown, { signal })
  input.addEventListener('blur', leave, { signal })
  input.addEventListener('compositionstart', () => (isComposing = true), { signal })
  input.addEventListener(
    'compositionend',
    () => {
      isComposing = false
      search()
    },
    { signal },
  )
  if (isTyped) search()

  /** Autofill and scripts change a field without a kind of input, or while another one has the focus. */
  function isOfPerson(event: Event): boolean {
    const hasFocus = (input.getRootNode() as Document | ShadowRoot).activeElement === input
    return hasFocus && event instanceof InputEvent && event.inputType !== ''
  }

  function search(pause = PAUSE) {
    // An input method shows candidates below the field. Touch keyboards show theirs elsewhere, and compose every word.
    if (isComposing && !matchMedia('(pointer: coarse)').matches) return close()
    const text = input.value.trimStart()
    if (expanded && !text.startsWith(expanded.text)) expanded = undefined
    const country = countryOf(input, fields, defaultCountry)
    suggester.search({ text, country, group: expanded?.suggestion.group }, { pause })
  }

  function showSuggestions(suggestions: readonly Suggestion[] | undefined) {
    choices = (suggestions ?? []).map(suggestion => ({ suggestion, row: rowOf(suggestion) }))
    const isUnits = choices.some(({ suggestion }) => suggestion.address.secondary)
    if (expanded && isUnits) {
      const { suggestion } = expanded
      choices.push({
        suggestion,
        row: { line: suggestion.address.street, note: labels.withoutUnit },
        isWhole: true,
      })
    }
    if (choices.length) open()
    else close()
    if (suggestions) view.announce(suggestions.length ? labels.count(choices.length) : labels.none)
  }

  function rowOf({ address, entries }: Suggestion): Row {
    const { street, secondary, city, state, postalCode } = address
    const place = [city, [state, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')
    return {
      line: [street, secondary].filter(Boolean).join(' '),
      note: entries > 1 ? `${place} · ${labels.entries(entries)}` : place,
    }
  }

  function open() {
    view.show(choices.map(({ row }) => row))
    input.setAttribute('aria-expanded', 'true')
    mark(-1)
  }

  function close() {
    if (view.isShown) view.hide()
    input.setAttribute('aria-expanded', 'false')
    mark(-1)
  }

  function leave() {
    suggester.stop()
    close()
    view.announce('')
  }

  function mark(index: number) {
    marked = index
    const active = view.mark(index)
    if (active) input.setAttribute('aria-activedescendant', active)
    else input.removeAttribute('aria-activedescendant')
  }

  function choose(index: number) {
    const choice = choices[index]
    if (!choice) return
    const { suggestion, isWhole } = choice
    if (suggestion.group && !isWhole) return expand(suggestion)
    const { address } = suggestion
    choices = []
    expanded = undefined
    leave()
    setValue(input, textOf(address))
    fillFields(input, fields, address)
    onAddress?.(address)
  }

  /** Without a field for the unit, it follows the street. */
  function textOf({ street, secondary }: Address): string {
    return findField(input, fields.suite) ? street : [street, secondary].filter(Boolean).join(' ')
  }

  function expand(suggestion: Suggestion) {
    const { street } = suggestion.address
    expanded = { suggestion, text: street }
    // The unit or the house number is typed next.
    setValue(input, `${street} `)
    mark(-1)
    search(0)
  }

  function onKeyDown(event: KeyboardEvent) {
    const action = keyAction(event, { isShown: view.isShown, marked, last: choices.length - 1 })
    if (action === undefined) return
    event.preventDefault()
    // Escape closes the list, and not the dialog around the field.
    if (event.key === 'Escape') event.stopPropagation()
    if (action === 'close') return close()
    if (typeof action === 'object' && 'choose' in action) return choose(action.choose)
    if (!view.isShown) open()
    if (action !== 'open') mark(action.mark)
  }

  function fail(error: unknown) {
    if (!(error instanceof SourceError)) return console.error('No address suggestions:', error)
    const { details, wait } = error
    if (wait) suggester.rest(wait)
    if (details.isFinal) detach()
    if (!logged.has(details.name)) {
      logged.add(details.name)
      const state = details.isFinal ? 'Address suggestions are off' : 'No address suggestions'
      const report = `${state}: ${details.message} (${details.status} ${details.name}) ${details.help}`
      if (details.isFinal) console.error(report)
      else console.warn(report)
    }
    onError?.(details)
  }

  function detach() {
    if (signal.aborted) return
    listeners.abort()
    suggester.stop()
    view.remove()
    for (const name of ['aria-controls', 'aria-activedescendant']) input.removeAttribute(name)
    for (const [name, value] of before)
      if (value === null) input.removeAttribute(name)
      else input.setAttribute(name, value)
  }

  return detach
}
