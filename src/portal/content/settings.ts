/**
 * What a deployment says about itself in variables of its build. A variable with a value that cannot be meant
 * fails the build by its name (`scripts/build/settings.ts`).
 */
type Variables = Readonly<Record<string, unknown>>

export interface PhoneLine {
  label: string
  /** As `tel:` takes it: `+18015550123`. */
  number: string
  /** As people read it. */
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

/** E.164: a plus, then up to fifteen digits with the country's first. */
const NUMBER = /^\+[1-9]\d{6,14}$/
const US_NUMBER = /^\+1(\d{3})(\d{3})(\d{4})$/

/** The phone lines that are set. Throws for one that is no number. */
export function phoneLines(variables: Variables): PhoneLine[] {
  return PHONES.flatMap(([name, label]) => {
    const number = textOf(variables, name)
    if (!number) return []
    if (!NUMBER.test(number)) throw new Error(`${name} is no phone number such as +18015550123: ${number}`)
    return [{ label, number, text: readable(number) }]
  })
}

/** A number of the US in its usual groups. Each other country groups its own way, so its numbers stay as they are. */
function readable(number: string): string {
  const groups = US_NUMBER.exec(number)?.slice(1)
  return groups ? `+1 ${groups.join('-')}` : number
}

const ENTRIES = ['/signup', '/pricing'] as const

/** Where Sign Up Free leads: to the form, or to the prices first. */
export function signUpEntry(variables: Variables): (typeof ENTRIES)[number] {
  const wanted = textOf(variables, 'VITE_SIGNUP_ENTRY') || ENTRIES[0]
  const entry = ENTRIES.find(each => each === wanted)
  if (!entry) throw new Error(`VITE_SIGNUP_ENTRY is ${ENTRIES.join(' or ')}, not ${wanted}`)
  return entry
}

function textOf(variables: Variables, name: string): string {
  const value = variables[name]
  return typeof value === 'string' ? value.trim() : ''
}
