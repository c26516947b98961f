import { errorCatalog } from '#domain/errors/catalog.ts'
import { fieldMessage } from '#domain/errors/fields/field-errors.ts'
import { fieldsErrors } from '#domain/errors/fields/fields.ts'
import { escapeHtml } from '#kernel/http/escape-html.ts'
import { countriesByName } from '../countries.ts'
import { TEST_CARDS, type TestCard } from './test-cards.ts'

interface PageOptions {
  /** Origin of the page that shows the frame. */
  parentOrigin: string
  theme: string | undefined
}

/** What the form says about a fault, by its name. */
const texts: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(fieldsErrors).map(([name, { message }]) => [name, message])),
  'card-expired': errorCatalog['card-expired'].message,
  'country-invalid': errorCatalog['country-invalid'].message,
  required: fieldMessage({ name: 'required' }),
  'invalid-format': fieldMessage({ name: 'invalid-format' }),
  'no-test-card': 'This form takes test cards only. Choose one of the list.',
  unreachable: "The card vendor can't be reached. Try again.",
}

export function textOfFault(name: string): string {
  return texts[name] ?? fieldMessage({ name: 'invalid-format' })
}

interface FieldOptions {
  name: string
  label: string
  autocomplete: string
  attributes?: string
  aside?: string
  hint?: string
}

/** The form for a card. `hasList` shows the test numbers. */
export function cardPage({ hasList, ...options }: PageOptions & { hasList: boolean }): string {
  const number = { name: 'number', label: 'Card number', autocomplete: 'cc-number', attributes: DIGITS }
  const aside = '<output id="network" class="aside" for="number"></output>'
  return page(
    options,
    'Card',
    'card.js',
    `<div class="note"><strong>Test mode.</strong> You won’t be charged, and real cards are rejected.${hasList ? cardList() : ''}</div>
<form novalidate data-texts="${escapeHtml(JSON.stringify(texts))}">
${field({ ...number, aside })}
<div class="row dates">
${field({ name: 'month', label: 'Month', autocomplete: 'cc-exp-month', attributes: `${DIGITS} maxlength="2" placeholder="MM"` })}
${field({ name: 'year', label: 'Year', autocomplete: 'cc-exp-year', attributes: `${DIGITS} maxlength="4" placeholder="YY"` })}
${field({ name: 'cvv', label: 'Security code', autocomplete: 'cc-csc', attributes: `${DIGITS} maxlength="4"` })}
</div>
${field({ name: 'name', label: 'Name on card', autocomplete: 'cc-name', attributes: 'maxlength="100"' })}
<div id="address" class="address">
<h2>Billing address</h2>
<div class="field"><span class="label"><label for="country">Country</label></span>
<select id="country" name="country" autocomplete="billing country" aria-describedby="country-error">${countryOptions()}</select>${errorOf('country')}</div>
${field({ name: 'street', label: 'Street', autocomplete: 'billing street-address', attributes: 'maxlength="200"' })}
<div class="row">
${field({ name: 'city', label: 'City', autocomplete: 'billing address-level2', attributes: 'maxlength="100"' })}
${field({ name: 'state', label: 'State or province', autocomplete: 'billing address-level1', attributes: 'maxlength="100"' })}
${field({ name: 'zip_code', label: 'Postal code', autocomplete: 'billing postal-code', attributes: 'maxlength="20"' })}
</div>
</div>
<p id="failure" class="error" role="alert" hidden></p>
<button type="submit" hidden>Add</button>
</form>`,
  )
}

const DIGITS = 'inputmode="numeric" spellcheck="false"'

/** A step like that of a bank: the person confirms the payment. */
export function challengePage(options: PageOptions): string {
  return page(
    options,
    'Confirm the payment',
    'challenge.js',
    `<p class="note"><strong>Test mode.</strong> Here your bank would ask you for a code.</p>
<p id="question" aria-live="polite">One moment …</p>
<p id="failure" class="error" role="alert" hidden>The answer did not arrive. Try again.</p>
<div class="answers"><button type="button" value="yes" disabled>Confirm</button><button type="button" value="no" disabled>Refuse</button></div>`,
  )
}

function page({ parentOrigin, theme }: PageOptions, title: string, script: string, body: string): string {
  const chosen = theme === 'dark' || theme === 'light' ? ` data-theme="${theme}"` : ''
  return `<!doctype html>
<html lang="en" data-parent-origin="${escapeHtml(parentOrigin)}"${chosen}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/frame.css"><script type="module" src="/${script}"></script></head>
<body><main>${body}</main></body></html>`
}

function field({ name, label, autocomplete, attributes = '', aside = '' }: FieldOptions): string {
  return `<div class="field"><span class="label"><label for="${name}">${label}</label>${aside}</span>
<input id="${name}" name="${name}" autocomplete="${autocomplete}" ${attributes} aria-describedby="${name}-error">${errorOf(name)}</div>`
}

function errorOf(name: string): string {
  return `<p id="${name}-error" class="error" aria-live="polite" hidden></p>`
}

function countryOptions(): string {
  const [home, ...others] = countriesByName().toSorted(
    (a, b) => Number(b.code === 'USA') - Number(a.code === 'USA'),
  )
  return [home, ...others]
    .map(country => (country ? `<option value="${country.code}">${escapeHtml(country.name)}</option>` : ''))
    .join('')
}

function cardList(): string {
  const rows = TEST_CARDS.map(card => `<li>${cardButton(card)}</li>`).join('\n')
  return `<details><summary>Test cards</summary><ul>${rows}</ul></details>`
}

function cardButton({ number, network, title }: TestCard): string {
  const cvv = network === 'american-express' ? '7373' : '737'
  return `<button type="button" data-card="${number}" data-cvv="${cvv}"><span class="digits">${number}</span><span>${title}</span></button>`
}
