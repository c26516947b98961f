import { FIELDS, faultsOf, groupDigits, networkOf, toCardYear } from './card-rules.js'
import { listen, tell, tellHeight } from './post.js'

const form = document.querySelector('form')
const number = form.elements.number
const network = document.getElementById('network')
const failure = document.getElementById('failure')
const address = document.getElementById('address')
const ADDRESS = ['street', 'city', 'state', 'zip_code', 'country']
const texts = JSON.parse(form.dataset.texts)
/** Behind the # of the address. */
const id = location.hash.slice(1)
/** How long the vendor may take, in milliseconds. */
const TIMEOUT = 20_000
/** Fields that were left once. Before that, nothing is wrong with them. */
const left = new Set()

function valuesOf() {
  const values = Object.fromEntries(FIELDS.map(field => [field, form.elements[field].value.trim()]))
  return { ...values, year: toCardYear(values.year) }
}

function show(faults, only = FIELDS) {
  for (const field of only) {
    const text = faults[field]
    const input = form.elements[field]
    const note = document.getElementById(`${field}-error`)
    note.textContent = text ?? ''
    note.hidden = !text
    if (text) input.setAttribute('aria-invalid', 'true')
    else input.removeAttribute('aria-invalid')
  }
}

const inWords = faults =>
  Object.fromEntries(Object.entries(faults).map(([field, name]) => [field, texts[name]]))

function showNetwork() {
  network.textContent = networkOf(number.value)?.name ?? ''
}

number.addEventListener('input', () => {
  showNetwork()
  // Only at the end, or the cursor would jump.
  if (number.selectionStart === number.value.length) number.value = groupDigits(number.value) || number.value
})
form.addEventListener('focusout', ({ target }) => {
  const { name } = target
  if (!FIELDS.includes(name)) return
  if (name === 'year') target.value = toCardYear(target.value.trim())
  if (name === 'number') number.value = groupDigits(number.value) || number.value
  if (target.value) left.add(name)
  show(inWords(faultsOf(valuesOf(), new Date())), [...left])
})
form.addEventListener('input', ({ target }) => {
  // A message goes as soon as the value is right.
  if (!faultsOf(valuesOf(), new Date())[target.name]) show({}, [target.name])
})
form.addEventListener('submit', event => {
  event.preventDefault()
  // The page decides, for it has the button.
  tell({ type: 'submit' })
})
document.addEventListener('click', ({ target }) => {
  const { card, cvv } = target.dataset ?? {}
  if (!card) return
  number.value = card
  form.elements.month.value = '12'
  form.elements.year.value = String((new Date().getUTCFullYear() + 2) % 100)
  form.elements.cvv.value = cvv
  showNetwork()
  show({}, ['number', 'month', 'year', 'cvv'])
  form.elements.name.focus()
})

let isBusy = false

async function submit() {
  if (isBusy) return
  const values = valuesOf()
  for (const field of FIELDS) left.add(field)
  failure.hidden = true
  const faults = faultsOf(values, new Date())
  if (Object.keys(faults).length) return refuse(inWords(faults))
  isBusy = true
  try {
    const answer = await fetch('/tokens', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ form: id, card: values }),
      signal: AbortSignal.timeout(TIMEOUT),
    })
    const { token, faults: refused, message } = await answer.json()
    if (refused) return refuse(refused)
    if (!token) return fail(message)
    tell({ type: 'token', token })
  } catch {
    fail(texts.unreachable)
  } finally {
    isBusy = false
  }
}

/** Gets the focus once the page has given it to the frame. */
let faulty

/** Takes the address that the page knows, and hides its fields; without one, they are there to be filled. */
function takeAddress(known) {
  address.hidden = Boolean(known)
  if (!known) return
  for (const field of ADDRESS) form.elements[field].value = known[field] ?? ''
  show({}, ADDRESS)
}

function refuse(faults) {
  show(faults)
  if (ADDRESS.some(field => faults[field])) address.hidden = false
  faulty = form.elements[FIELDS.find(field => faults[field])]
  tell({ type: 'invalid' })
}

function fail(message) {
  failure.textContent = message
  failure.hidden = false
  faulty = undefined
  tell({ type: 'invalid' })
}

listen(({ type, address: known }) => {
  if (type === 'address') takeAddress(known)
  if (type === 'submit') submit()
  if (type === 'focus') faulty?.focus()
})
tellHeight()
tell({ type: 'ready' })
