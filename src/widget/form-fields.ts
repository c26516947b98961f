import { isUnitedStates } from './gateway-source.ts'
import type { Address, FieldNames } from './types.ts'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isField = (element: unknown): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement

/** A field of the same form by its name or id, or one next to an input without a form. */
export function findField(input: HTMLInputElement, name: string | undefined): Field | undefined {
  if (!name) return undefined
  const root = input.getRootNode() as Document | ShadowRoot
  const found =
    input.form?.elements.namedItem(name) ??
    root.getElementById(name) ??
    root.querySelector(`[name="${CSS.escape(name)}"]`)
  return isField(found) ? found : undefined
}

/** The country of the form, or the default while it has none. */
export function countryOf(input: HTMLInputElement, { country }: FieldNames, defaultCountry: string): string {
  return findField(input, country)?.value.trim() || defaultCountry
}

/** Fills in everything but the street. */
export function fillFields(input: HTMLInputElement, names: FieldNames, address: Address): void {
  const { secondary, city, state, postalCode, country } = address
  const countries = isUnitedStates(country)
    ? [country, 'US', 'USA', 'United States', 'United States of America']
    : [country]
  const values = { suite: [secondary], city: [city], state: [state], zip: [postalCode], country: countries }
  for (const [part, candidates] of Object.entries(values)) {
    const field = findField(input, names[part as keyof FieldNames])
    // The country of the query is the one in the field, unless that is empty. Addresses abroad come without a state.
    const isKept = part === 'country' ? field?.value.trim() : part === 'state' && !state
    if (field && !isKept) setValue(field, ...candidates)
  }
}

/** Sets the first value that the field can have, as if a person had entered it. */
export function setValue(field: Field, ...candidates: readonly string[]): void {
  const value = field instanceof HTMLSelectElement ? optionFor(field, candidates) : candidates[0]
  if (value === undefined) return
  // React replaces the property of the element, and would miss a change through it.
  const property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')
  property?.set?.call(field, value)
  for (const type of ['input', 'change'])
    field.dispatchEvent(new Event(type, { bubbles: true, composed: true }))
}

/** The value of the option that says one of the texts, in its value or in its words. */
function optionFor({ options }: HTMLSelectElement, texts: readonly string[]): string | undefined {
  const lower = texts.map(text => text.toLowerCase())
  const says = ({ value, text }: HTMLOptionElement) =>
    [value, text].some(each => lower.includes(each.trim().toLowerCase()))
  return [...options].find(says)?.value
}
