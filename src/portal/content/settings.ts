/**
 * Settings of a deployment that come from variables of its build. The build fails for an invalid value, with the
 * variable's name (`scripts/build/settings.ts`), so that pages carry no such check.
 */
type Variables = Readonly<Record<string, unknown>>

export interface PhoneLine {
  label: string
  /** In the form for `tel:` links: `+18015550123`. */
  number: string
  /** In the form for display. */
  text: string
}

/** Each kind of line, in the order of the footer. */
const PHONES = [
  ['VITE_PHONE_SALES', 'Sales'],
  ['VITE_PHONE_SUPPORT', 'Support'],
  ['VITE_PHONE_BILLING', 'Billing'],
  ['VITE_PHONE_FAX', 'Fax'],
  ['VITE_PHONE_TOLL_FREE', 'Toll-free in the US'],
  ['VITE_PHONE_ENTERPRISE_SALES', 'Enterprise sales'],
] as const

/** E.164: a plus sign, then up to 15 digits that start with the country code. */
const NUMBER = /^\+[1-9]\d{6,14}$/
const US_NUMBER = /^\+1(\d{3})(\d{3})(\d{4})$/

/** Returns the phone lines that are set. */
export function phoneLines(variables: Variables): PhoneLine[] {
  return PHONES.flatMap(([name, label]) => {
    const number = textOf(variables, name)
    return number ? [{ label, number, text: readable(number) }] : []
  })
}

/** Throws for a phone line that isn't a phone number, and for a sign-up that leads elsewhere. */
export function checkVariables(variables: Variables): void {
  for (const [name] of PHONES) {
    const number = textOf(variables, name)
    if (number && !NUMBER.test(number))
      throw new Error(`${name} must be a phone number such as +18015550123, not ${number}`)
  }
  const entry = textOf(variables, 'VITE_SIGNUP_ENTRY')
  if (entry && entry !== signUpEntry(variables))
    throw new Error(`VITE_SIGNUP_ENTRY must be ${ENTRIES.join(' or ')}, not ${entry}`)
}

/** Groups the digits of a US number. Other countries group digits differently, so their numbers stay unchanged. */
function readable(number: string): string {
  const groups = US_NUMBER.exec(number)?.slice(1)
  return groups ? `+1 ${groups.join('-')}` : number
}

const ENTRIES = ['/signup', '/pricing'] as const

/** Returns where Sign Up Free leads: the form, or the prices. */
export function signUpEntry(variables: Variables): (typeof ENTRIES)[number] {
  const wanted = textOf(variables, 'VITE_SIGNUP_ENTRY')
  return ENTRIES.find(each => each === wanted) ?? ENTRIES[0]
}

function textOf(variables: Variables, name: string): string {
  const value = variables[name]
  return typeof value === 'string' ? value.trim() : ''
}
